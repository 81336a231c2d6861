import type { LocalDate } from '../../kit/local-date.ts'

/** The address of the page of one day. */
export function dayPath(day: LocalDate): string {
  return `/day/${day}`
}
