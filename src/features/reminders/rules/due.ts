import { addDays, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { type Weekday, WEEKDAYS } from '../contract.ts'
import { instantOf, type WallTime, wallWords } from './wall-clock.ts'

/** When a reminder comes: at local time `time`, on `date` if set, otherwise on each of `days`. */
export type Schedule = { time: WallTime; days: readonly Weekday[]; date: LocalDate | undefined }

/** How late a reminder may still be sent, in ms, for example after downtime. Later ones wait for their next time. */
export const LATE_MAX_MS = 3 * 3_600_000

/** Weekday of a calendar day. */
export function weekdayOf(day: LocalDate): Weekday {
  // 1970-01-01 was a Thursday.
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000
  return WEEKDAYS[(((number + 3) % 7) + 7) % 7] ?? 'mon'
}

function isOn({ days, date }: Schedule, day: LocalDate): boolean {
  return date === undefined ? days.includes(weekdayOf(day)) : date === day
}

/**
 * The instant (ms) of a schedule on one day; undefined when it does not come on that day, or the zone skips the day.
 */
function instantOn(schedule: Schedule, day: LocalDate, timezone: string): number | undefined {
  if (!isOn(schedule, day)) return undefined
  const at = instantOf(day, schedule.time, timezone)
  return localDateAt(at, timezone) === day ? at : undefined
}

/** Days to search: a week, and those around it that a change of zone or a skipped day may cost. */
const SEARCHED_DAYS = 10

/**
 * The first instant (ms) after `after` at which a schedule comes in an IANA time zone; undefined if none. After
 * `lastDue`, the previous instant, it comes on a later local day: once a day, even when an hour repeats or the zone has
 * changed.
 */
export function nextDue(schedule: Schedule, timezone: string, after: number, lastDue?: number): number | undefined {
  const today = localDateAt(after, timezone)
  const lastDay = lastDue === undefined ? '' : localDateAt(lastDue, timezone)
  const { date } = schedule
  const from = date !== undefined && date > today ? date : addDays(today, -1)
  for (let count = 0; count < SEARCHED_DAYS; count += 1) {
    const day = addDays(from, count)
    const at = day > lastDay ? instantOn(schedule, day, timezone) : undefined
    if (at !== undefined && at > after) return at
  }
  return undefined
}

/**
 * Whether the schedule comes at exactly this instant (ms) in the time zone; false after she has moved to another zone.
 */
export function isDueAt(schedule: Schedule, timezone: string, at: number): boolean {
  return instantOn(schedule, localDateAt(at, timezone), timezone) === at
}

/** Daily period without push and email, possibly across midnight. */
export type QuietHours = { from: WallTime; to: WallTime }

/**
 * When something due at `at` (ms) may be sent: at once, or at the end of the quiet hours it falls into. Their start is
 * inclusive, their end exclusive.
 */
export function afterQuiet(at: number, quiet: QuietHours | undefined, timezone: string): number {
  if (!quiet) return at
  const [day = '', time = ''] = wallWords(at, timezone).split('T')
  const { from, to } = quiet
  const isOverMidnight = from > to
  const isQuiet = isOverMidnight ? time >= from || time < to : time >= from && time < to
  if (!isQuiet) return at
  const endsOn = isOverMidnight && time >= from ? addDays(day, 1) : day
  // Where an hour repeats, its first end may be before `at`.
  return Math.max(at, instantOf(endsOn, to, timezone))
}
