import { addDays, daysBetween, type LocalDate } from '../../../../kit/local-date.ts'

/** Days from `from` to `to`, both included. */
export type Span = { readonly from: LocalDate; readonly to: LocalDate }

/** Days in a row without an answer that make a hole: she is asked about it; it is never taken as "no bleeding". */
export const HOLE_DAYS = 14

/** Number of days of a span. */
export function lengthOf({ from, to }: Span): number {
  return daysBetween(from, to) + 1
}

/**
 * The parts of a gap that are known, oldest first: without `HOLE_DAYS` days in a row that no answer covers. An answer
 * is a day with a statement about bleeding, or a range that she confirmed. They are sorted by `from` and may overlap.
 */
export function knownParts(gap: Span, answers: readonly Span[]): Span[] {
  const parts: Span[] = []
  let from = gap.from
  let reach = addDays(gap.from, -1)
  const close = () => {
    if (reach >= from) parts.push({ from, to: reach })
  }
  for (const answer of answers) {
    if (answer.from > gap.to) break
    if (answer.to <= reach) continue
    if (daysBetween(reach, answer.from) > HOLE_DAYS) {
      close()
      from = answer.from
    }
    reach = answer.to < gap.to ? answer.to : gap.to
  }
  if (daysBetween(reach, gap.to) < HOLE_DAYS) reach = gap.to
  close()
  return parts
}
