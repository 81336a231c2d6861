import type { LocalDate } from './local-date.ts'

const FORMATS = {
  /** Saturday, November 21 */
  long: new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  /** Sat, Nov 21, 2026 */
  short: new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
  /** Saturday */
  weekday: new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }),
  /** Sat */
  weekdayShort: new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }),
} as const

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

/** The hour 0 to 23 on the clocks of an IANA `timezone` at the instant `at` (ms). */
export function hourIn(at: number, timezone: string): number {
  return Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: timezone }).format(at))
}

/** The time of day of an instant (ms) in an IANA `timezone`, such as 8:05 AM. */
export function timeWords(at: number, timezone: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: timezone }).format(at)
}
