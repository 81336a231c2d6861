import { weekdayOf } from '../../../kit/date-grid.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { isLocalDate, type LocalDate } from '../../../kit/local-date.ts'
import { said, t } from '../../../kit/words.ts'
import { logDateProblem } from '../../logs/rules/log-date.ts'
import { type DayParts, MONTHS, WEEKDAYS } from '../contract.ts'

/** A day as the calendar's wire names it: weekday, number, English month and year (spec §3). */
export function toDayParts(day: LocalDate): DayParts {
  const month = MONTHS[Number(day.slice(5, 7)) - 1]
  const weekday = WEEKDAYS[weekdayOf(day)]
  if (!month || !weekday) throw new RangeError(`${day} is no day`)
  return { day: weekday, date: Number(day.slice(8)), month, year: Number(day.slice(0, 4)) }
}

/** The day that number, month and year name, or undefined when there is none, such as 30 February. */
export function toEntryDate({ date, month, year }: Omit<DayParts, 'day'>): LocalDate | undefined {
  const day = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isLocalDate(day) ? day : undefined
}

/**
 * What is wrong with the day of a new entry, and in which field, or undefined: its parts agree, and it lies between ten years ago
 * and `today`, her own calendar day (product.md §3 and §4).
 */
export function entryDayProblem(parts: DayParts, today: LocalDate): { field: 'day' | 'date'; words: string } | undefined {
  const day = toEntryDate(parts)
  if (day === undefined) return { field: 'date', words: t`There is no ${parts.month} ${parts.date} in ${parts.year}` }
  const { day: weekday } = toDayParts(day)
  if (weekday !== parts.day) return { field: 'day', words: t`${dayWords(day, 'short')} is a ${dayWords(day, 'weekday')}` }
  const words = logDateProblem(day, today)
  return words === undefined ? undefined : { field: 'date', words: said(words) }
}
