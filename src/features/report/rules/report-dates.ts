/** Days and numbers in the words of a report. */
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import type { Days } from './report-days.ts'

/** Nov 21, 2026 */
export function dateWords(day: LocalDate): string {
  return dayWords(day, 'date')
}

/** One day, or "Nov 3, 2026 to Nov 8, 2026"; the year of the first day only when it is another one. */
export function spanWords({ from, to }: Days): string {
  if (from === to) return dateWords(to)
  const first = from.slice(0, 4) === to.slice(0, 4) ? dayWords(from, 'monthDay') : dateWords(from)
  return t`${first} to ${dateWords(to)}`
}

/** November 2026 */
export function monthWords(month: string): string {
  return dayWords(`${month}-01`, 'monthYear')
}
