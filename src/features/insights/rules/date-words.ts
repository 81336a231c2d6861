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

/** Made once for each language: a format takes long to make. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A calendar day as a trend names it: beside other days, as a month, or as a month of a year. */
export function dateWords(day: LocalDate, style: keyof typeof STYLES): string {
  const name = `${locale()} ${style}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale(), { ...STYLES[style], timeZone: 'UTC' })
  formats.set(name, format)
  return format.format(Date.parse(`${day}T00:00:00Z`))
}
