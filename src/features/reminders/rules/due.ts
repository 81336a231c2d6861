import { addDays, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { type Weekday, WEEKDAYS } from '../contract.ts'
import { instantOf, type WallTime, wallWords } from './wall-clock.ts'

/** When a reminder comes: at `time` of her wall clock, on `date` alone where there is one, else on each of `days`. */
export type Schedule = { time: WallTime; days: readonly Weekday[]; date: LocalDate | undefined }

/** How late a reminder is still worth sending after its time was missed, such as while the server stood still, in ms. After that it waits for its next time. */
export const LATE_MAX_MS = 3 * 3_600_000

/** The day of the week on which a calendar day falls. */
export function weekdayOf(day: LocalDate): Weekday {
  // 1970-01-01 was a Thursday.
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000
  return WEEKDAYS[(((number + 3) % 7) + 7) % 7] ?? 'mon'
}

function isOn({ days, date }: Schedule, day: LocalDate): boolean {
  return date === undefined ? days.includes(weekdayOf(day)) : date === day
}

/** The instant (ms) of a schedule on one of her days; undefined when it does not come then, or when the clocks leave that day out. */
function instantOn(schedule: Schedule, day: LocalDate, timezone: string): number | undefined {
  if (!isOn(schedule, day)) return undefined
  const at = instantOf(day, schedule.time, timezone)
  return localDateAt(at, timezone) === day ? at : undefined
}

/** A week and the days around it that a change of zone or a left out day may cost. */
const SEARCHED_DAYS = 10

/**
 * The first instant (ms) after `after` at which a schedule comes by the clocks of an IANA `timezone`; undefined when none does. After
 * `lastDue`, the instant it came last, it comes on a later day of hers: once a day, also where an hour is repeated or she has travelled.
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

/** Whether the schedule comes at exactly this instant (ms) by the clocks of `timezone`; false once she lives in another zone. */
export function isDueAt(schedule: Schedule, timezone: string, at: number): boolean {
  return instantOn(schedule, localDateAt(at, timezone), timezone) === at
}

/** The hours in which nothing makes a sound, from one time of day to another, also over midnight. */
export type QuietHours = { from: WallTime; to: WallTime }

/**
 * When something that is due at `at` (ms) may be sent: at once, or at the end of the quiet hours that hold it. The first minute of them is
 * quiet, their end is not.
 */
export function afterQuiet(at: number, quiet: QuietHours | undefined, timezone: string): number {
  if (!quiet) return at
  const [day = '', time = ''] = wallWords(at, timezone).split('T')
  const { from, to } = quiet
  const isOverMidnight = from > to
  const isQuiet = isOverMidnight ? time >= from || time < to : time >= from && time < to
  if (!isQuiet) return at
  const endsOn = isOverMidnight && time >= from ? addDays(day, 1) : day
  // Where an hour is repeated, its first end may lie before `at`.
  return Math.max(at, instantOf(endsOn, to, timezone))
}
