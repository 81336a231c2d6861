/** Help lines and a notice that nothing could be sent, for a message that the page could not interpret either. */
import { language } from '../../../kit/words.ts'
import { regionHere } from '../../text/rules/region.ts'
import { unreadAnswer } from '../../answers/rules/unread-answer.ts'
import { PARTNER_CHAT_FAILED } from '../contract.ts'
import type { PartnerLocalAnswer } from './kinds.ts'

/** States that a message could not be read, with help lines. */
export function unreadHere(): PartnerLocalAnswer {
  const { text, language: spoken, lines } = unreadAnswer(PARTNER_CHAT_FAILED(), { language: language(), region: regionHere() }, 'partner')
  return { text, language: spoken, parts: { layer: 'safety', class: null, help_lines: lines, sources: [], chips: [] }, isUnread: true }
}
