/** Help in danger, from the page itself while the server cannot be reached: the same rules and texts, with nothing sent anywhere. */
import { language } from '../../../kit/words.ts'
import { languageOf } from '../../lara/rules/language.ts'
import { safetyAnswer } from '../../lara/rules/safety-answer.ts'
import { recognise } from '../../lara/rules/safety/recognise.ts'
import { regionHere } from '../../lara/rules/region.ts'
import type { OwnAnswer } from './conversation.ts'

/** The fixed answer to what a message tells of danger, where it brings help lines; undefined for all other words. */
export function dangerAnswer(message: string): OwnAnswer | undefined {
  const spoken = languageOf(message, language())
  const region = regionHere()
  const made = safetyAnswer(
    recognise(message, 'partner'),
    message,
    { language: spoken, region, tone: 'calm' },
    { speaker: 'partner', recent: new Set() },
  )
  if (!made || made.parts.help_lines.length === 0) return undefined
  const { class: recognised, help_lines, sources, chips } = made.parts
  return { text: made.text, language: spoken, parts: { layer: 'safety', class: recognised, help_lines, sources, chips } }
}
