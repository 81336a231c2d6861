import { language } from '../../../kit/words.ts'
import { safetyHere } from '../../chat/web/offline-safety.ts'
import { languageOf } from '../../text/rules/language.ts'
import { regionHere } from '../../text/rules/region.ts'
import type { PartnerLocalAnswer } from './kinds.ts'

/** The fixed answer to danger in a message, if it has help lines; undefined for all other messages. */
export function dangerAnswer(message: string): PartnerLocalAnswer | undefined {
  const spoken = languageOf(message, language())
  const made = safetyHere(message, { language: spoken, region: regionHere(), tone: 'calm' }, 'partner')
  if (!made || made.parts.help_lines.length === 0) return undefined
  const { class: recognised, help_lines, sources, chips } = made.parts
  return { text: made.text, language: spoken, parts: { layer: 'safety', class: recognised, help_lines, sources, chips } }
}
