import { addDays, daysBetween, type LocalDate } from './local-date.ts'

/** The days from `from` to `to`, both included, oldest first; none when `to` is earlier. */
export function eachDay({ from, to }: { readonly from: LocalDate; readonly to: LocalDate }): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
}
