import { type LocalDate, localDateAt } from './local-date.ts'
import { locale, t } from './words.ts'

/** Saturday, November 21 */
export const LONG_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const satisfies Intl.DateTimeFormatOptions

const STYLES = {
  long: LONG_DAY,
  /** Saturday, November 21, 2026 */
  full: { dateStyle: 'full' },
  /** November 21, 2026 */
  longDate: { dateStyle: 'long' },
  /** Sat, Nov 21, 2026 */
  short: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  /** Fri, Nov 20 */
  weekdayDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** November 21; for sentences, since a short month may end with a full stop of its own */
  longMonthDay: { month: 'long', day: 'numeric' },
  /** Nov 21 */
  monthDay: { month: 'short', day: 'numeric' },
  /** Nov 21, 2026 */
  date: { month: 'short', day: 'numeric', year: 'numeric' },
  /** Nov */
  month: { month: 'short' },
  /** N */
  monthNarrow: { month: 'narrow' },
  /** November 2026 */
  monthYear: { month: 'long', year: 'numeric' },
  /** Saturday */
  weekday: { weekday: 'long' },
  /** Sat */
  weekdayShort: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof STYLES

/** Formatters by style and language, created on first use. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(style: Style): Intl.DateTimeFormat {
  const name = `${locale()} ${style}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale(), { ...STYLES[style], timeZone: 'UTC' })
  formats.set(name, format)
  return format
}

/** Formats a calendar day in the current language. Independent of time zones. */
export function dayWords(day: LocalDate, style: Style): string {
  return formatOf(style).format(Date.parse(`${day}T00:00:00Z`))
}

/** A day as "today", "yesterday" or its short date. */
export function relativeDayWords(day: LocalDate, today: LocalDate): string {
  const away = (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000
  if (away === 0) return t`Today`
  return away === 1 ? t`Yesterday` : dayWords(day, 'short')
}

const hourFormats = new Map<string, Intl.DateTimeFormat>()

/** The hour, 0 to 23, at the instant `at` (ms) in an IANA time zone. */
export function hourIn(at: number, timezone: string): number {
  let format = hourFormats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: timezone })
    if (hourFormats.size >= 600) hourFormats.clear()
    hourFormats.set(timezone, format)
  }
  return Number(format.format(at))
}

/** The time of day of an instant (ms) in an IANA time zone: 8:05 AM, in Spanish 8:05, in French 08:05. */
export function timeWords(at: number, timezone: string): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone: timezone }).format(at)
}

function deviceTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The day of an instant of the wire on this device. */
export function instantDayWords(instant: string, style: Style): string {
  return dayWords(localDateAt(Date.parse(instant), deviceTimezone()), style)
}

/** An instant of the wire on this device: Nov 21, 2026, 8:05 AM. */
export function momentWords(instant: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(instant))
}

/** An instant of the wire in `timezone` (default: the device's): Sat, Nov 21, 2026, 8:05 AM. */
export function instantWords(instant: string, timezone = deviceTimezone()): string {
  const at = Date.parse(instant)
  return `${dayWords(localDateAt(at, timezone), 'short')}, ${timeWords(at, timezone)}`
}
