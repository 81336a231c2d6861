import { addDays, daysBetween, isLocalDate, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { logDateProblem } from '../../logs/rules/log-date.ts'
import { type Flow, RANGE_MAX } from '../contract.ts'

/** Form values of several days: dates as typed, and `isOngoing` for "until today". */
export type PeriodForm = {
  readonly from: string
  readonly to: string
  readonly isOngoing: boolean
  readonly flow: Flow | undefined
}

/** The days of the form, oldest first; empty while its dates are missing or in the wrong order. */
export function periodDays({ from, to, isOngoing }: PeriodForm, today: LocalDate): LocalDate[] {
  const last = isOngoing ? today : to
  if (!isLocalDate(from) || !isLocalDate(last) || from > last) return []
  return Array.from({ length: daysBetween(from, last) + 1 }, (_, index) => addDays(from, index))
}

/** What is wrong with the form, and where; undefined if it can be saved. */
export function periodProblem(form: PeriodForm, today: LocalDate): { field: 'from' | 'to' | 'flow'; words: string } | undefined {
  const { from, to, isOngoing, flow } = form
  if (!isLocalDate(from)) return { field: 'from', words: t`Please choose the first day` }
  if (!isOngoing && !isLocalDate(to)) return { field: 'to', words: t`Please choose the last day` }
  const early = logDateProblem(from, today)
  if (early) return { field: 'from', words: early }
  const late = isOngoing ? undefined : logDateProblem(to, today)
  if (late) return { field: 'to', words: late }
  const days = periodDays(form, today)
  if (days.length === 0) return { field: 'to', words: t`The last day can't be before the first` }
  if (days.length > RANGE_MAX) return { field: 'from', words: t`Please choose at most ${RANGE_MAX} days at once` }
  return flow === undefined ? { field: 'flow', words: t`Please choose a flow` } : undefined
}
