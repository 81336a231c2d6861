import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { type Severity, type Symptom, SYMPTOMS } from '../../logs/rules/symptom-keys.ts'
import { severityWords } from '../../logs/rules/symptoms.ts'
import type { SymptomTrend, SymptomTrends } from '../contract.ts'
import { meanOf } from './averages.ts'
import type { DayRow } from './day-rows.ts'
import { dayCount, numberWords } from './measures.ts'
import { type Period, periodOf, placesOf } from './periods.ts'

const MONTH_DAYS = 30
/** Two averages are compared from this many days in each, and called different from this difference, of 3. */
const COMPARED_DAYS = 5
const NOTICEABLE = 0.4

/** Position in the symptom list; custom symptoms come last. */
function placeOf(key: string): number {
  const place = SYMPTOMS.indexOf(key as Symptom)
  return place < 0 ? SYMPTOMS.length : place
}

/**
 * Average severity of each symptom by week and by 30 days, over the days on which it was answered. `rows` has at most
 * one row per day.
 */
export function symptomTrendsOf(rows: readonly DayRow[], today: LocalDate): SymptomTrends {
  const quarter = periodOf('quarter', today)
  const weeks = placesOf('quarter', quarter)
  const within = rows.filter(({ day }) => day >= quarter.from && day <= today)
  const keys = [...new Set(within.flatMap(({ symptoms = {} }) => Object.keys(symptoms)))]
  const valueIn = (key: string, { from, to }: Period) => {
    const values = within.filter(({ day }) => day >= from && day <= to).map(({ symptoms }) => symptoms?.[key])
    return { value: meanOf(values), days: values.filter((value) => value !== undefined).length }
  }
  const last = { from: addDays(today, 1 - MONTH_DAYS), to: today }
  const before = { from: addDays(last.from, -MONTH_DAYS), to: addDays(last.from, -1) }
  return {
    today,
    weeks,
    symptoms: keys
      .toSorted((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
      .map((key) => ({ key, last: valueIn(key, last), before: valueIn(key, before), weeks: weeks.map((week) => valueIn(key, week)) })),
  }
}

/** The severity nearest to an average. */
export function severityOf(average: number): Severity {
  return ([0, 1, 2, 3] as const)[Math.round(average)] ?? 3
}

/** The last 30 days in words: "Moderate on average (1.8 of 3), 14 days noted", or that nothing is noted. */
export function lastWords({ last }: SymptomTrend): string {
  if (last.value === null) return t`Nothing noted in the last 30 days`
  return t`${severityWords(severityOf(last.value))} on average (${numberWords(last.value)} of 3), ${dayCount(last.days)} noted`
}

/** How the last 30 days compare with the 30 before; undefined with too few days in either. */
export function changeOf({ last, before }: SymptomTrend): 'stronger' | 'milder' | 'same' | undefined {
  if (last.value === null || before.value === null || Math.min(last.days, before.days) < COMPARED_DAYS) return undefined
  const difference = last.value - before.value
  if (Math.abs(difference) < NOTICEABLE) return 'same'
  return difference > 0 ? 'stronger' : 'milder'
}
