import { weekdayOf } from '../../../kit/date-grid.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { isLocalDate, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { logDateProblem } from '../../logs/rules/log-date.ts'
import { type DayParts, MONTHS, WEEKDAYS } from '../contract.ts'

/** A date as the parts the wire uses: weekday, day of the month, English month and year. */
export function toDayParts(day: LocalDate): DayParts {
  const month = MONTHS[Number(day.slice(5, 7)) - 1]
  const weekday = WEEKDAYS[weekdayOf(day)]
  if (!month || !weekday) throw new RangeError(`${day} is not a date`)
  return { day: weekday, date: Number(day.slice(8)), month, year: Number(day.slice(0, 4)) }
}

/** The date of the parts, or undefined if it does not exist, such as 30 February. */
export function toEntryDate({ date, month, year }: Omit<DayParts, 'day'>): LocalDate | undefined {
  const day = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isLocalDate(day) ? day : undefined
}

/**
 * Why an entry cannot be created for a date, and the field concerned, or undefined. The parts must agree, and the
 * date must be within ten years up to `today`, in the account's time zone.
 */
export function entryDayProblem(parts: DayParts, today: LocalDate): { field: 'day' | 'date'; words: string } | undefined {
  const day = toEntryDate(parts)
  if (day === undefined) return { field: 'date', words: t`There is no ${parts.month} ${parts.date} in ${parts.year}` }
  const { day: weekday } = toDayParts(day)
  if (weekday !== parts.day) return { field: 'day', words: t`${dayWords(day, 'short')} is a ${dayWords(day, 'weekday')}` }
  const words = logDateProblem(day, today)
  return words === undefined ? undefined : { field: 'date', words }
}
