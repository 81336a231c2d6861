/** Help in danger, from the page itself while the server cannot be reached: the same rules and texts, with nothing sent anywhere. */
import { safetyAnswer } from '../rules/safety-answer.ts'
import { recognise } from '../rules/safety/recognise.ts'
import type { OwnAnswer } from './conversation.ts'
import { mannerHere } from './own-manner.ts'

/** The fixed answer to what a message tells of danger, with help lines; undefined for ordinary words. */
export function dangerAnswer(message: string): OwnAnswer | undefined {
  const manner = mannerHere(message)
  const made = safetyAnswer(recognise(message, 'woman'), message, manner, { speaker: 'woman', recent: new Set() })
  return made && { text: made.text, parts: made.parts, language: manner.language }
}
