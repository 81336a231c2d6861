import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date'
import type { LocalDate } from '../../../kit/local-date.ts'

/** A local time of day, `HH:MM` from 00:00 to 23:59. */
export type WallTime = string

function wallOf(day: LocalDate, time: WallTime): CalendarDateTime {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new CalendarDateTime(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8)), hour, minute)
}

/** Offset from UTC of an IANA time zone at the instant `at` (ms), in ms; east is positive. */
export function offsetAt(at: number, timezone: string): number {
  return fromAbsolute(at, timezone).offset
}

/** The instant (ms) in (`from`, `to`] at which the clocks change; there must be exactly one change. */
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
 * The instant (ms) of a local time on `day` in an IANA time zone. If it occurs twice, the first; if it is skipped, the
 * first instant after the gap, which is on the next day when the rest of `day` is skipped (Apia, 2011-12-30).
 */
export function instantOf(day: LocalDate, time: WallTime, timezone: string): number {
  const localTime = wallOf(day, time)
  const first = toZoned(localTime, timezone, 'earlier').toDate().getTime()
  if (wallWords(first, timezone) === `${day}T${time}`) return first
  const last = toZoned(localTime, timezone, 'later').toDate().getTime()
  return changeBetween(first, last, timezone)
}

/** Local date and time at the instant `at` (ms), as `YYYY-MM-DDTHH:MM`. */
export function wallWords(at: number, timezone: string): string {
  const { year, month, day, hour, minute } = fromAbsolute(at, timezone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** A clock change: its instant (ms), and the offsets from UTC before and after it, in ms. */
export type ClockChange = { at: number; before: number; after: number }

const SCAN_STEP_MS = 14 * 86_400_000

/**
 * Clock changes of a time zone between two instants (ms), in order. Two changes within two weeks that cancel out are
 * missed.
 */
export function clockChanges(from: number, to: number, timezone: string): ClockChange[] {
  const changes: ClockChange[] = []
  for (let low = from; low < to; low += SCAN_STEP_MS) {
    const high = Math.min(low + SCAN_STEP_MS, to)
    const [before, after] = [offsetAt(low, timezone), offsetAt(high, timezone)]
    if (before !== after) changes.push({ at: changeBetween(low, high, timezone), before, after })
  }
  return changes
}
