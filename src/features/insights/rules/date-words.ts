import type { LocalDate } from '../../../kit/local-date.ts'
import { locale } from '../../../kit/words.ts'

const STYLES = {
  /** Fri, Nov 20 */
  weekdayDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** Nov 21 */
  monthDay: { month: 'short', day: 'numeric' },
  /** Nov */
  month: { month: 'short' },
  /** November 2026 */
  monthYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Cached by language and style, because creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A date as written in trends: as a day, a month, or a month with its year. */
export function dateWords(day: LocalDate, style: keyof typeof STYLES): string {
  const name = `${locale()} ${style}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale(), { ...STYLES[style], timeZone: 'UTC' })
  formats.set(name, format)
  return format.format(Date.parse(`${day}T00:00:00Z`))
}
