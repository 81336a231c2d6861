import { partsOf } from '../../answers/rules/answer.ts'
import { unreadAnswer } from '../../answers/rules/unread-answer.ts'
import type { AnswerParts } from '../../answers/contract.ts'
import type { Manner, Speaker } from '../../text/rules/speech.ts'
import type { LocalAnswer } from './conversation.ts'

/** Help lines and a notice (`failed`) that nothing could be sent, for a message that the page could not interpret. */
export function unreadHere(failed: string, where: Pick<Manner, 'language' | 'region'>, speaker: Speaker): LocalAnswer<AnswerParts> {
  const { text, language, lines } = unreadAnswer(failed, where, speaker)
  return { text, language, parts: partsOf('safety', { help_lines: lines }), isUnread: true }
}
