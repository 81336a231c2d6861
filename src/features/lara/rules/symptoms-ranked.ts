/** Which symptoms she noted on most days. */
import { plural, t } from '../../../kit/words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { type Made, partsOf } from '../../answers/rules/answer.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import { isIntimateSymptom } from '../../logs/rules/symptom-keys.ts'
import { symptomWords } from '../../logs/rules/symptoms.ts'
import type { OwnItem } from '../../logs/rules/tracking.ts'

/** Days that are counted, and symptoms that are named. */
export const RANKED_DAYS = 28
const NAMED_MAX = 5

/**
 * The symptoms of the last `RANKED_DAYS` days by the number of days with them. `own` are her custom symptoms; hidden
 * ones are left out while `isMasked`.
 */
export function symptomsRanked(
  rows: readonly DayRow[],
  own: readonly OwnItem[],
  isMasked: boolean,
  from: LocalDate,
  today: LocalDate,
): Made {
  const days = new Map<string, number>()
  for (const { symptoms = {} } of rows)
    for (const [key, severity] of Object.entries(symptoms))
      if (severity > 0 && !(isMasked && isIntimateSymptom(key))) days.set(key, (days.get(key) ?? 0) + 1)
  const ranked = [...days].toSorted(([, one], [, other]) => other - one).slice(0, NAMED_MAX)
  const list = ranked.map(([key, count]) => {
    const name = symptomWords(key, own)
    return `• ${plural(count, t`${name}: ${count} day`, t`${name}: ${count} days`)}`
  })
  const [first, last] = [dayWords(from, 'longMonthDay'), dayWords(today, 'longMonthDay')]
  const text =
    list.length > 0
      ? [t`The symptoms you noted on most days, from ${first} to ${last}:`, ...list].join('\n')
      : t`From ${first} to ${last} I find no symptom in your notes.`
  const question = { subject: 'everything', asks: 'how', from, to: today, before: null, flow: null } as const
  return { text, parts: partsOf('own_data'), about: { kind: 'own', question }, isFixed: true }
}
