import type { LocalDate } from '../../../kit/local-date.ts'

const FORMATS = {
  /** Nov 21 */
  monthDay: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  /** Nov */
  month: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }),
  /** November 2026 */
  monthYear: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
} as const

/** A calendar day as a trend names it: beside other days, as a month, or as a month of a year. */
export function dateWords(day: LocalDate, style: keyof typeof FORMATS): string {
  return FORMATS[style].format(Date.parse(`${day}T00:00:00Z`))
}
