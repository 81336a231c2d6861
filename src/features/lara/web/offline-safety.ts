import { safetyHere } from '../../chat/web/offline-safety.ts'
import type { HerLocalAnswer } from './kinds.ts'
import { mannerHere } from './offline-manner.ts'

/** The fixed answer to danger in a message, with help lines; undefined for all other messages. */
export function dangerAnswer(message: string): HerLocalAnswer | undefined {
  const manner = mannerHere(message)
  const made = safetyHere(message, manner, 'woman')
  return made && { text: made.text, parts: made.parts, language: manner.language }
}
