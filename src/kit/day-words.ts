import type { LocalDate } from './local-date.ts'

const FORMATS = {
  /** Saturday, November 21 */
  long: formatOf({ weekday: 'long', month: 'long', day: 'numeric' }),
  /** Saturday, November 21, 2026 */
  full: formatOf({ dateStyle: 'full' }),
  /** Sat, Nov 21, 2026 */
  short: formatOf({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
  /** Nov 21 */
  monthDay: formatOf({ month: 'short', day: 'numeric' }),
  /** Nov */
  month: formatOf({ month: 'short' }),
  /** November 2026 */
  monthYear: formatOf({ month: 'long', year: 'numeric' }),
  /** Saturday */
  weekday: formatOf({ weekday: 'long' }),
  /** Sat */
  weekdayShort: formatOf({ weekday: 'short' }),
} as const

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
}

/** A calendar day in words (spec §9: en-US). The day is only formatted; no time zone can move it. */
export function dayWords(day: LocalDate, style: keyof typeof FORMATS): string {
  return FORMATS[style].format(Date.parse(`${day}T00:00:00Z`))
}

/** A day as she would call it: today, yesterday, else its short date. */
export function relativeDayWords(day: LocalDate, today: LocalDate): string {
  const away = (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000
  if (away === 0) return 'Today'
  return away === 1 ? 'Yesterday' : dayWords(day, 'short')
}

const hourFormats = new Map<string, Intl.DateTimeFormat>()

/** The hour 0 to 23 on the clocks of an IANA `timezone` at the instant `at` (ms). */
export function hourIn(at: number, timezone: string): number {
  let format = hourFormats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: timezone })
    if (hourFormats.size >= 600) hourFormats.clear()
    hourFormats.set(timezone, format)
  }
  return Number(format.format(at))
}

/** The time of day of an instant (ms) in an IANA `timezone`, such as 8:05 AM. */
export function timeWords(at: number, timezone: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: timezone }).format(at)
}
