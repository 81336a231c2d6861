/**
 * Known days for the rules about bleeding: a gap of notes is not a gap of bleeding, and a note of any kind counts. A
 * stage is read more strictly, from statements about bleeding alone (stage/known-time.ts).
 */
import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'

/** Days without bleeding after the last one that make a year. */
export const YEAR_DAYS = 365
/** Maximum distance between two notes of a year that counts as known; for periods that stay away, a month. */
export const YEAR_SILENCE_DAYS = 60
export const GAP_SILENCE_DAYS = 30

/** Whether consecutive notes from `from` to `to` are at most `silence` days apart; both ends count as notes. */
export function isKnownGap(notes: readonly LocalDate[], from: LocalDate, to: LocalDate, silence: number): boolean {
  const between = [from, ...notes.filter((day) => day > from && day < to), to]
  return between.every((day, index) => index === 0 || daysBetween(between[index - 1] ?? from, day) <= silence)
}

/** A year without bleeding: it ended on `until`. `isKnown` is false if only two entries that far apart indicate it. */
export type YearWithout = { readonly since: LocalDate; readonly until: LocalDate; readonly days: number; readonly isKnown: boolean }

/**
 * The years without bleeding that ended with bleeding, oldest first. `bled` are the days with bleeding, `notes` those
 * with a note of any kind, both oldest first. Before the first bleeding the notes must be known to hold none.
 */
export function yearsWithout(bled: readonly LocalDate[], notes: readonly LocalDate[]): YearWithout[] {
  return bled.flatMap((until, index) => {
    const before = bled[index - 1]
    const since = before ?? notes[0]
    const days = since === undefined ? 0 : daysBetween(since, until)
    if (since === undefined || days < YEAR_DAYS) return []
    const isKnown = isKnownGap(notes, since, until, YEAR_SILENCE_DAYS)
    return isKnown || before !== undefined ? [{ since, until, days, isKnown }] : []
  })
}
