import type { LocalDate } from '../local-date.ts'

/** The page of one day, `/day/2026-11-23`, for a link or `navigate`: `<Link {...dayPath(day)}>`. */
export function dayPath(day: LocalDate) {
  return { to: '/day/$date', params: { date: day } } as const
}
