import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'

/** Days in a row that each hold a log; both ends included. */
export type Run = { first: LocalDate; last: LocalDate }

/** What changes among a woman's runs: these go, those come. */
export type RunChange = { gone: Run[]; added: Run[] }

const NO_CHANGE: RunChange = { gone: [], added: [] }

/** The runs once `day` holds a log. `near` are the runs that hold the day, or the day before or after it. */
export function withDay(near: readonly Run[], day: LocalDate): RunChange {
  if (near.some(({ first, last }) => first <= day && day <= last)) return NO_CHANGE
  const before = near.find(({ last }) => last === addDays(day, -1))
  const after = near.find(({ first }) => first === addDays(day, 1))
  return { gone: [before, after].filter((run) => run !== undefined), added: [{ first: before?.first ?? day, last: after?.last ?? day }] }
}

/** The runs once `day` holds no log any more; the run around it is cut in two, shortened, or gone. */
export function withoutDay(near: readonly Run[], day: LocalDate): RunChange {
  const around = near.find(({ first, last }) => first <= day && day <= last)
  if (!around) return NO_CHANGE
  const left = { first: around.first, last: addDays(day, -1) }
  const right = { first: addDays(day, 1), last: around.last }
  return { gone: [around], added: [left, right].filter(({ first, last }) => first <= last) }
}

/**
 * Days in a row that hold a log, counted back from `today`, or from yesterday while today is still empty (product.md §2).
 * `latest` is the last run that begins on or before today; `today` is the woman's own calendar day.
 */
export function streakOf(latest: Run | undefined, today: LocalDate): number {
  if (!latest || latest.last < addDays(today, -1)) return 0
  const end = latest.last < today ? latest.last : today
  return daysBetween(latest.first, end) + 1
}
