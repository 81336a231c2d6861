import { addDays, type LocalDate } from '../../../kit/local-date.ts'

/** Days of the first page of `countStreak`. */
const PAGE = 64
/** The most days of a month. */
const MONTH = 31

/** Reads her days with a log or a moment. */
export type LoggedDays = {
  /** Up to `limit` different days, newest first; at least those of the `limit` days up to `until`. */
  findDays(until: LocalDate, limit: number): Promise<readonly LocalDate[]>
  /** The number of different days per month (`2026-11`), `until` or before it, newest first, without empty months. */
  countMonths(until: LocalDate): Promise<readonly { month: string; days: number }[]>
}

/** How many of `days`, newest first, follow each other back from `last`. */
function runLength(days: readonly LocalDate[], last: LocalDate): number {
  const gap = days.findIndex((day, index) => day !== addDays(last, -index))
  return gap < 0 ? days.length : gap
}

/**
 * Days in a row that hold a log or a moment, counted back from `today`, or from yesterday while today is still empty
 * (docs/product.md, Streak). `today` is the woman's own calendar day. Three reads at most: a page of days; beyond it
 * the counts of the months, and the days of the first incomplete one.
 */
export async function countStreak({ findDays, countMonths }: LoggedDays, today: LocalDate): Promise<number> {
  const page = await findDays(today, PAGE)
  const [last] = page
  if (last === undefined || last < addDays(today, -1)) return 0
  let streak = runLength(page, last)
  if (streak < PAGE) return streak

  let next = addDays(last, -PAGE)
  for (const { month, days } of await countMonths(next)) {
    const length = Number(next.slice(8))
    if (!next.startsWith(month) || days < length) break
    streak += length
    next = addDays(next, -length)
  }
  return streak + runLength(await findDays(next, MONTH), next)
}
