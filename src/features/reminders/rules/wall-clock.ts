import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date'
import type { LocalDate } from '../../../kit/local-date.ts'

/** A time of day on the wall, `HH:MM` from 00:00 to 23:59. */
export type WallTime = string

function wallOf(day: LocalDate, time: WallTime): CalendarDateTime {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new CalendarDateTime(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8)), hour, minute)
}

/** The offset from UTC of an IANA `timezone` at the instant `at` (ms), in ms; east is positive. */
export function offsetAt(at: number, timezone: string): number {
  return fromAbsolute(at, timezone).offset
}

/** The instant (ms) in (`from`, `to`] at which the clocks of `timezone` change; there must be one such change between the two. */
function changeBetween(from: number, to: number, timezone: string): number {
  const after = offsetAt(to, timezone)
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle, timezone) === after) high = middle
    else low = middle
  }
  return high
}

/**
 * The instant (ms) at which the clocks of an IANA `timezone` show `time` on `day`. Where they show it twice, the first; where they jump
 * over it, the first instant after the jump, which falls on the next day when the whole rest of `day` is left out (Apia, 2011-12-30).
 */
export function instantOf(day: LocalDate, time: WallTime, timezone: string): number {
  const wall = wallOf(day, time)
  const first = toZoned(wall, timezone, 'earlier').toDate().getTime()
  if (wallWords(first, timezone) === `${day}T${time}`) return first
  const last = toZoned(wall, timezone, 'later').toDate().getTime()
  return changeBetween(first, last, timezone)
}

/** What the clocks of `timezone` show at the instant `at` (ms), as `YYYY-MM-DDTHH:MM`. */
export function wallWords(at: number, timezone: string): string {
  const { year, month, day, hour, minute } = fromAbsolute(at, timezone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** One change of the clocks: when (ms), and the offsets from UTC before and after it, in ms. */
export type ClockChange = { at: number; before: number; after: number }

const SCAN_STEP_MS = 14 * 86_400_000

/** The changes of the clocks of `timezone` between two instants (ms), in order. Two changes within two weeks that cancel out are not seen. */
export function clockChanges(from: number, to: number, timezone: string): ClockChange[] {
  const changes: ClockChange[] = []
  for (let low = from; low < to; low += SCAN_STEP_MS) {
    const high = Math.min(low + SCAN_STEP_MS, to)
    const [before, after] = [offsetAt(low, timezone), offsetAt(high, timezone)]
    if (before !== after) changes.push({ at: changeBetween(low, high, timezone), before, after })
  }
  return changes
}
