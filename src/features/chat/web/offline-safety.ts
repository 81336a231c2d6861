/** Safety answers made in the browser while the server is unreachable: the same rules and texts, with no request. */
import type { Made } from '../../answers/rules/answer.ts'
import { safetyAnswer } from '../../answers/rules/safety-answer.ts'
import { recognise } from '../../safety/rules/recognise.ts'
import type { Manner, Speaker } from '../../text/rules/speech.ts'

/** The fixed answer to what is recognised in a message; undefined if nothing is recognised. */
export function safetyHere(message: string, manner: Manner, speaker: Speaker): Made | undefined {
  return safetyAnswer(recognise(message, speaker), manner, { speaker, recent: new Set() })
}
