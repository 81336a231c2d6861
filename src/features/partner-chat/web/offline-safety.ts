import { language } from '../../../kit/words.ts'
import { safetyHere } from '../../chat/web/offline-safety.ts'
import { regionHere } from '../../text/rules/region.ts'

/** The fixed answer to danger in a message, if it has help lines; undefined for all other messages. */
export function dangerAnswer(message: string) {
  const answer = safetyHere(message, { language: language(), region: regionHere(), tone: 'calm' }, 'partner')
  return answer && answer.parts.help_lines.length > 0 ? answer : undefined
}
