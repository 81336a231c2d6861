/** The rows of the Trends page: the last 30 days of everything she tracks, compared with the 30 before. */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { type Measure, MEASURES, OVERVIEW_DAYS, type TrendRow } from '../contract.ts'
import { meanOf } from './averages.ts'
import { changeOf } from './change.ts'
import type { DayRow } from './day-rows.ts'
import { ownNumber } from './measures.ts'
import { inListOrder } from './symptom-trends.ts'
import type { Period } from './periods.ts'

/**
 * Smallest difference between two averages of 30 days that is called a change: half a point of ten, half an hour, half
 * a flash or sweat a day, and for severities (0 to 3) 0.3. A smaller one may be steady, but is nothing she would feel.
 */
export const SMALLEST: Readonly<Record<Measure, number>> = { mood: 0.5, energy: 0.5, sleep: 0.5, hot_flashes: 0.5, night_sweats: 0.5 }
export const SMALLEST_SEVERITY = 0.3

/** The days that the overview covers: twice 30, ending today. */
export function overviewPeriod(today: LocalDate): Period {
  return { from: addDays(today, 1 - 2 * OVERVIEW_DAYS), to: today }
}

type Value = number | null

function rowOf(key: string, shown: readonly Value[], compared: readonly Value[], smallest: number): TrendRow {
  const known = (values: readonly Value[]) => values.filter((value) => value !== null)
  const [before, last] = [known(compared.slice(0, OVERVIEW_DAYS)), known(compared.slice(OVERVIEW_DAYS))]
  return {
    key,
    values: shown.slice(OVERVIEW_DAYS),
    last: { value: meanOf(last), days: last.length },
    before: { value: meanOf(before), days: before.length },
    change: changeOf(last, before, smallest),
  }
}

/**
 * One row per measure, then one per symptom that is `chosen` or was answered, in the order of the symptom list. The
 * values include counts of moments; averages and comparison use her own numbers only (docs/decisions/0017).
 */
export function overviewOf(rows: readonly DayRow[], chosen: readonly string[], today: LocalDate): TrendRow[] {
  const { from } = overviewPeriod(today)
  const rowOn = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from({ length: 2 * OVERVIEW_DAYS }, (_, place) => rowOn.get(addDays(from, place)))
  const symptoms = new Set([...chosen, ...days.flatMap((row) => Object.keys(row?.symptoms ?? {}))])
  return [
    ...MEASURES.map((measure) =>
      rowOf(
        measure,
        days.map((row) => row?.[measure] ?? null),
        days.map((row) => (row ? ownNumber(row, measure) : null)),
        SMALLEST[measure],
      ),
    ),
    ...inListOrder(symptoms).map((key) => {
      const values = days.map((row) => row?.symptoms?.[key] ?? null)
      return rowOf(key, values, values, SMALLEST_SEVERITY)
    }),
  ]
}
