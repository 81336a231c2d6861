/** Safety answers made in the browser while the server is unreachable: the same rules and texts, with no request. */
import type { AnswerParts } from '../../answers/contract.ts'
import { safetyAnswer } from '../../answers/rules/safety-answer.ts'
import { recognise } from '../../safety/rules/recognise.ts'
import { languageOf } from '../../text/rules/language.ts'
import type { Manner, Speaker } from '../../text/rules/speech.ts'
import type { LocalAnswer } from './conversation.ts'

/** The fixed answer to what is recognised in a message, in its language or else the page's; undefined if nothing is. */
export function safetyHere(message: string, page: Manner, speaker: Speaker): LocalAnswer<AnswerParts> | undefined {
  const manner = { ...page, language: languageOf(message, page.language) }
  const made = safetyAnswer(recognise(message, speaker), manner, { speaker, recent: new Set() })
  return made && { text: made.text, parts: made.parts, language: manner.language }
}
