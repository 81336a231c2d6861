import { monthOf } from '../../../kit/date-grid.ts'
import { eachDay } from '../../../kit/each-day.ts'
import { addDays, daysBetween, isLocalDate, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { logDateProblem } from '../../logs/rules/log-date.ts'
import { type Flow, type FlowDescription, RANGE_MAX } from '../contract.ts'
import { type FlowNote, isBled, PARTING_DAYS, spellsOf } from './spells.ts'

/** For so many days after bleeding, more of it is taken for a correction, afterwards for a new period. */
const CORRECTED_DAYS = 14

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
  return eachDay({ from, to: last })
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
  if (days.length === 0) return { field: 'to', words: t`Please choose a last day on or after the first` }
  if (days.length > RANGE_MAX) return { field: 'from', words: t`Please choose at most ${RANGE_MAX} days at once` }
  return flow === undefined ? { field: 'flow', words: t`Please choose a flow` } : undefined
}

/**
 * The days she most likely means when she marks a period without choosing days: bleeding that may still go on, from its
 * start to today; bleeding that ended in the last two weeks, as noted; otherwise today. In a `month` before this one
 * (its first day): the last bleeding of that month, else its first day. `notes` are in any order, at most one per day;
 * a day without a statement about bleeding has no flow. At most `RANGE_MAX` days.
 */
export function likelyPeriod(
  notes: readonly { readonly day: LocalDate; readonly flow: FlowDescription | null }[],
  { today, month }: { today: LocalDate; month: LocalDate },
): { from: LocalDate; to: LocalDate } {
  const bled = notes.filter((note): note is FlowNote => note.flow !== null && isBled(note as FlowNote))
  const spells = spellsOf(bled.toSorted((one, other) => (one.day < other.day ? -1 : 1)))
  const isPast = month < monthOf(today)
  const last = spells.findLast(({ from, to }) =>
    isPast ? monthOf(from) <= month && month <= to : daysBetween(to, today) <= CORRECTED_DAYS,
  )
  if (!last) return isPast ? { from: month, to: month } : { from: today, to: today }
  const to = daysBetween(last.to, today) <= PARTING_DAYS ? today : last.to
  const earliest = addDays(to, 1 - RANGE_MAX)
  return { from: last.from < earliest ? earliest : last.from, to }
}
