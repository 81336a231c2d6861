import * as z from 'zod/mini'
import { t } from './words.ts'

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/** A calendar day without a time, `YYYY-MM-DD`; it never passes through a UTC timestamp on its way (product.md §1.3). */
export type LocalDate = string

/** Whether `text` names a day that exists, years 1900 to 2199. */
export function isLocalDate(text: string): boolean {
  const parts = SHAPE.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (year < 1900 || year > 2199 || month < 1 || month > 12) return false
  return day >= 1 && day <= daysIn(year, month)
}

/** How many days a month has; `month` 1 to 12. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** A day that exists, `YYYY-MM-DD`. */
export const LocalDate = z.string().check(z.refine(isLocalDate, { error: t`Please give a date that exists, as YYYY-MM-DD` }))

function toDayNumber(day: LocalDate): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000
}

/** The day `count` days after (or, negative, before) `day`. */
export function addDays(day: LocalDate, count: number): LocalDate {
  return new Date((toDayNumber(day) + count) * 86_400_000).toISOString().slice(0, 10)
}

/** Whole days from `from` to `to`; negative when `to` is the earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** The same day `count` years before; 29 February becomes 28 February where the year has none. */
export function yearsBefore(day: LocalDate, count: number): LocalDate {
  const year = Number(day.slice(0, 4)) - count
  const month = Number(day.slice(5, 7))
  const date = Math.min(Number(day.slice(8)), daysIn(year, month))
  return `${year}-${day.slice(5, 7)}-${String(date).padStart(2, '0')}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day on which the instant `at` (ms since the epoch) falls in an IANA `timezone`. Throws RangeError on an unknown zone. */
export function localDateAt(at: number, timezone: string): LocalDate {
  let format = formats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' })
    if (formats.size >= 600) formats.clear()
    formats.set(timezone, format)
  }
  return format.format(at)
}

/** Whether the run time knows `text` as an IANA time zone; offsets such as `+02:00` are no zones. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** An IANA time zone such as `Europe/Paris`. */
export const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: t`Please give a time zone such as Europe/Paris` }))
