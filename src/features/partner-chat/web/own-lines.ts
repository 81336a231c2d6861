/** Help lines beside the words that nothing could be sent, for a message that could not be read here either. */
import { language } from '../../../kit/words.ts'
import { regionHere } from '../../lara/rules/region.ts'
import { unreadAnswer } from '../../lara/rules/unread-answer.ts'
import { PARTNER_CHAT_FAILED } from '../contract.ts'
import type { OwnAnswer } from './conversation.ts'

/** That a message could not be read, and whom he can call. */
export function unreadHere(): OwnAnswer {
  const { text, language: spoken, lines } = unreadAnswer(PARTNER_CHAT_FAILED, { language: language(), region: regionHere() }, 'partner')
  return { text, language: spoken, parts: { layer: 'safety', class: null, help_lines: lines, sources: [], chips: [] }, isUnread: true }
}
