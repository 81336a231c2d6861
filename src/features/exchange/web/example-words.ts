import { dayWords } from '../../../kit/day-words.ts'
import { t } from '../../../kit/words.ts'
import { flowNames } from '../../calendar/rules/flow-names.ts'
import { quickPhrases } from '../../logs/rules/quick-words.ts'
import { trackedPhrases } from '../../logs/rules/tracked-phrases.ts'
import type { OwnItem } from '../../logs/rules/tracking.ts'
import type { DayToBring } from '../contract.ts'

/** One day in words: "Tue, Mar 4, 2025: light flow, mood 8 of 10, Headache: moderate". */
export function exampleWords(day: DayToBring, own: readonly OwnItem[]): string {
  const { answers = {}, flow_description: flow, symptoms_text: symptoms, journal } = day
  const phrases = [
    ...(flow ? [flowNames()[flow].toLowerCase()] : []),
    ...quickPhrases(answers),
    ...trackedPhrases(answers, { own: [...own], own_symptoms: [] }, true),
    ...(symptoms ? [symptoms] : []),
    ...(answers.note ? [t`“${answers.note}”`] : []),
    ...(journal ? [t`a long note`] : []),
  ]
  return `${dayWords(day.date, 'short')}: ${phrases.join(', ')}`
}
