/** Which symptoms she noted on most days. */
import { plural, t } from '../../../kit/words.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { type Made, partsOf } from '../../answers/rules/answer.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import { isIntimateSymptom } from '../../logs/rules/symptom-keys.ts'
import { symptomWords } from '../../logs/rules/symptoms.ts'
import type { OwnItem } from '../../logs/rules/tracking.ts'

/** Days that are counted, and symptoms that are named. */
export const RANKED_DAYS = 28
const NAMED_MAX = 5

/**
 * The symptoms in the days of the question by the number of days with them. `own` are her custom symptoms; intimate
 * ones are left out while `isMasked`.
 */
export function symptomsRanked(rows: readonly DayRow[], own: readonly OwnItem[], isMasked: boolean, question: DataQuestion): Made {
  const days = new Map<string, number>()
  for (const { symptoms = {} } of rows)
    for (const [key, severity] of Object.entries(symptoms))
      if (severity > 0 && !(isMasked && isIntimateSymptom(key))) days.set(key, (days.get(key) ?? 0) + 1)
  const ranked = [...days].toSorted(([, one], [, other]) => other - one).slice(0, NAMED_MAX)
  const list = ranked.map(([key, count]) => {
    const name = symptomWords(key, own)
    return `• ${plural(count, t`${name}: ${count} day`, t`${name}: ${count} days`)}`
  })
  const [first, last] = [dayWords(question.from, 'longMonthDay'), dayWords(question.to, 'longMonthDay')]
  const text =
    list.length > 0
      ? [t`The symptoms you noted most often from ${first} to ${last}:`, ...list].join('\n')
      : t`I don’t see any symptoms in your notes from ${first} to ${last}.`
  return { text, parts: partsOf('own_data'), about: { kind: 'own', question }, isFixed: true }
}
