/** When we look for patterns in her notes: looking more often finds things that are not there (docs/patterns.md). */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'

/** Days after her first note on which a look is due in the first year; later every `LOOK_EVERY_DAYS`. */
export const LOOK_DAYS = [42, 63, 91, 133, 196, 280, 365] as const
const LOOK_EVERY_DAYS = 182
const FIRST_YEAR_ENDS = 365

/** Day of a look, counted from her first note; `look` is 1 for the first one. */
export function lookDay(look: number): number {
  const last = LOOK_DAYS.length
  return LOOK_DAYS[look - 1] ?? FIRST_YEAR_ENDS + (look - last) * LOOK_EVERY_DAYS
}

/** The last look whose day has come `days` after the first note; 0 before the first one. */
function lookReached(days: number): number {
  let look = 0
  while (lookDay(look + 1) <= days) look += 1
  return look
}

/**
 * The number of the look to make on this visit, undefined if none is due. A look is made once; those missed because she
 * was away are not made up for, so the number may exceed `lastLook` + 1. `lastLook` is the number of the last look
 * made, 0 without any; `firstDay` the date of her first note.
 */
export function lookDue(firstDay: LocalDate, today: LocalDate, lastLook: number): number | undefined {
  const look = lookReached(daysBetween(firstDay, today))
  return look > lastLook ? look : undefined
}

/** A look to come: its number, its day after the first note, its date, and the days from `today` to it. */
export type NextLook = { readonly look: number; readonly day: number; readonly date: LocalDate; readonly days_left: number }

/** The first look after `today` that is not made; with one due today, the one after it. */
export function nextLook(firstDay: LocalDate, today: LocalDate, lastLook: number): NextLook {
  const look = Math.max(lastLook, lookReached(daysBetween(firstDay, today))) + 1
  const date = addDays(firstDay, lookDay(look))
  return { look, day: lookDay(look), date, days_left: daysBetween(today, date) }
}
