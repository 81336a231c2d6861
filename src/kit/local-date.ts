import * as z from 'zod/mini'
import { t } from './words.ts'

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/** A calendar day without a time, `YYYY-MM-DD`. Never converted through a UTC timestamp (docs/product.md, Today). */
export type LocalDate = string

/** Whether `text` is an existing day in the years 1900 to 2199. */
export function isLocalDate(text: string): boolean {
  const parts = SHAPE.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (year < 1900 || year > 2199 || month < 1 || month > 12) return false
  return day >= 1 && day <= daysIn(year, month)
}

/** Number of days of a month; `month` 1 to 12. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Schema of an existing day, `YYYY-MM-DD`. */
export const LocalDate = z.string().check(z.refine(isLocalDate, { error: () => t`Please give a date that exists, as YYYY-MM-DD` }))

function toDayNumber(day: LocalDate): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000
}

/** The day `count` days after `day` (before if negative). */
export function addDays(day: LocalDate, count: number): LocalDate {
  return new Date((toDayNumber(day) + count) * 86_400_000).toISOString().slice(0, 10)
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** The same day `count` years earlier; 29 February becomes 28 February in other years. */
export function yearsBefore(day: LocalDate, count: number): LocalDate {
  const year = Number(day.slice(0, 4)) - count
  const month = Number(day.slice(5, 7))
  const date = Math.min(Number(day.slice(8)), daysIn(year, month))
  return `${year}-${day.slice(5, 7)}-${String(date).padStart(2, '0')}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The calendar day of the instant `at` (ms since the epoch) in an IANA time zone. Throws RangeError for an unknown
 * zone.
 */
export function localDateAt(at: number, timezone: string): LocalDate {
  let format = formats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' })
    if (formats.size >= 600) formats.clear()
    formats.set(timezone, format)
  }
  return format.format(at)
}

/** Whether `text` is an IANA time zone known to the runtime; offsets such as `+02:00` are not. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** Schema of an IANA time zone such as `Europe/Paris`. */
export const TimeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, { error: () => t`Please give a time zone such as Europe/Paris` }))
