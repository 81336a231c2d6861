import { dayWords } from '../../../kit/day-words.ts'
import { daysIn, type LocalDate } from '../../../kit/local-date.ts'
import { locale } from '../../../kit/words.ts'

/** A calendar month, `YYYY-MM`. */
export type Month = string

/** The month of a date. */
export function monthOf(day: LocalDate): Month {
  return day.slice(0, 7)
}

/** A month as displayed: November 2026. */
export function monthWords(month: Month): string {
  return dayWords(`${month}-01`, 'monthYear')
}

/** The name of a month: November. */
export function monthName(month: Month): string {
  return new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`))
}

/** The last date of a month. */
export function lastDayOf(month: Month): LocalDate {
  return `${month}-${daysIn(Number(month.slice(0, 4)), Number(month.slice(5)))}`
}

/** The years a log can be dated in: the current one and `yearsBack` before it, newest first. */
export function yearsTo(today: LocalDate, yearsBack: number): number[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: yearsBack + 1 }, (_, back) => year - back)
}

/** The months of a year that have begun by `today`, January first. */
export function monthsOf(year: number, today: LocalDate): Month[] {
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
  return months.filter((month) => month <= monthOf(today))
}
