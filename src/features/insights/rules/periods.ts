import { addDays, daysIn, type LocalDate } from '../../../kit/local-date.ts'
import type { Span } from '../contract.ts'

/** Consecutive days; both ends inclusive. */
export type Period = { readonly from: LocalDate; readonly to: LocalDate }

const WEEK_DAYS = 7
/** Number of weeks or months in a period of averages. */
const WEEKS = 12
const MONTHS = 12

/** The same day `count` months earlier, or the last day of that month if it has no such day. */
export function monthsBefore(day: LocalDate, count: number): LocalDate {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - count
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  const date = Math.min(Number(day.slice(8)), daysIn(year, month))
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

/** The first day of the month of `day`. */
export function firstOfMonth(day: LocalDate): LocalDate {
  return `${day.slice(0, 7)}-01`
}

/**
 * The period of a span that ends on `until`: 7 days, 28 to 31 days, 84 days, or the month of `until` so far and the
 * 11 months before.
 */
export function periodOf(span: Span, until: LocalDate): Period {
  switch (span) {
    case 'week':
      return { from: addDays(until, 1 - WEEK_DAYS), to: until }
    case 'month':
      return { from: addDays(monthsBefore(until, 1), 1), to: until }
    case 'quarter':
      return { from: addDays(until, 1 - WEEK_DAYS * WEEKS), to: until }
    case 'year':
      return { from: monthsBefore(firstOfMonth(until), MONTHS - 1), to: until }
  }
}

/**
 * The period `back` periods before the one that ends `today`. Periods are adjacent: each ends the day before the
 * next begins.
 */
export function periodBefore(span: Span, today: LocalDate, back: number): Period {
  let period = periodOf(span, today)
  for (let step = 0; step < back; step += 1) period = periodOf(span, addDays(period.from, -1))
  return period
}

/**
 * The points of a trend, oldest first: days of a week or month, 7-day weeks of a quarter, calendar months of a year.
 */
export function placesOf(span: Span, { from, to }: Period): Period[] {
  const places: Period[] = []
  for (let start = from; start <= to;) {
    const end = span === 'quarter' ? addDays(start, WEEK_DAYS - 1) : span === 'year' ? lastOfMonth(start) : start
    places.push({ from: start, to: end < to ? end : to })
    start = addDays(end, 1)
  }
  return places
}

/** The last day of the month of `day`. */
export function lastOfMonth(day: LocalDate): LocalDate {
  return `${day.slice(0, 7)}-${String(daysIn(Number(day.slice(0, 4)), Number(day.slice(5, 7)))).padStart(2, '0')}`
}
