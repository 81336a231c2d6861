/** What divides her days: a factor or symptom of the same day, or a period in the week after. */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { periodsOf } from '../../calendar/rules/spells.ts'
import { flowDaysOf } from './data-answer-days.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import { factorValue, type Point } from './data-answer-series.ts'

/** Days before a period that count as before it. */
const BEFORE_DAYS = 7

/** Whether a period began in the week after each day, up to the last period: what comes after it is not known. */
export function beforePeriods({ calendar }: OwnNotes, points: readonly Point[]): ReadonlyMap<LocalDate, 0 | 1> {
  const starts = periodsOf(flowDaysOf(calendar)).map(({ from }) => from)
  const [first, last] = [starts[0], starts.at(-1)]
  if (first === undefined || last === undefined) return new Map()
  const isBefore = (day: LocalDate) => starts.some((start) => day < start && start <= addDays(day, BEFORE_DAYS))
  return new Map(
    points.flatMap(({ day }) => (day >= addDays(first, -BEFORE_DAYS) && day < last ? [[day, isBefore(day) ? 1 : 0] as const] : [])),
  )
}

/** The answers to a factor, by day; days without one are absent. */
export function factorAnswers({ logs }: OwnNotes, factor: string): ReadonlyMap<LocalDate, 0 | 1> {
  return new Map(
    logs.flatMap((log) => {
      const value = log.log_type === 'quick_log' ? factorValue(log, factor) : null
      return value === null ? [] : [[log.log_date, value] as const]
    }),
  )
}
