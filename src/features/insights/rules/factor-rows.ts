import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { FACTORS, type Factor, type LogEntry } from '../../logs/contract.ts'
import { type FactorRow, OVERVIEW_DAYS } from '../contract.ts'
import { shareChangeOf } from './change.ts'
import { overviewPeriod } from './overview.ts'

function countsOf(values: readonly (boolean | null)[]): FactorRow['last'] {
  return { yes: values.filter((value) => value === true).length, days: values.filter((value) => value !== null).length }
}

/** Position in the list of factors; custom ones come last. */
function placeOf(key: string): number {
  const place = FACTORS.indexOf(key as Factor)
  return place < 0 ? FACTORS.length : place
}

/**
 * One row per factor that is `chosen` or was answered in the 60 days to `today`, in the order of the list of factors,
 * her own last.
 */
export function factorRowsOf(logs: readonly LogEntry[], chosen: readonly string[], today: LocalDate): FactorRow[] {
  const { from } = overviewPeriod(today)
  const answersOn = new Map(logs.flatMap(({ log_date: day, factors }) => (factors ? [[day, factors] as const] : [])))
  const days = Array.from({ length: 2 * OVERVIEW_DAYS }, (_, place) => answersOn.get(addDays(from, place)))
  const keys = new Set([...chosen, ...days.flatMap((answers) => Object.keys(answers ?? {}))])
  return [...keys]
    .toSorted((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
    .map((key) => {
      const values = days.map((answers) => (answers?.[key] === undefined ? null : answers[key] === 1))
      const [before, last] = [countsOf(values.slice(0, OVERVIEW_DAYS)), countsOf(values.slice(OVERVIEW_DAYS))]
      return { key, values: values.slice(OVERVIEW_DAYS), last, before, change: shareChangeOf(last, before) }
    })
}
