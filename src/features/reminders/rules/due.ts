import { addDays, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { type LeadTime, type Weekday, WEEKDAYS } from '../contract.ts'
import { instantOf, type WallTime, wallWords } from './wall-clock.ts'

/**
 * The plan of a treatment: the first day from `from` on that has times, with these, the earliest first. Undefined when
 * there is none any more.
 */
export type Plan = (from: LocalDate) => { day: LocalDate; times: readonly WallTime[] } | undefined

/**
 * When a reminder comes: at local time `time`, on `date` if set, otherwise on each of `days`; with a date also at each
 * of `leads` before it. With a `plan` only this decides.
 */
export type Schedule = {
  time: WallTime
  days: readonly Weekday[]
  date: LocalDate | undefined
  leads: readonly LeadTime[]
  plan?: Plan | undefined
}

/**
 * One time of a reminder: its instant (ms), and how many minutes before an appointment it is (0: its own time).
 * `planned` is the local time of a plan, `2026-11-26T08:00`: it names a dose whatever the zone.
 */
export type Due = { at: number; lead: number; planned?: string | undefined }

/** The last time that was handled, as `Due`. */
export type LastDue = Due

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

/** Minutes before an appointment. Days are days of the calendar: across a clock change they are not 24 hours. */
const LEAD_MINUTES: Record<LeadTime, number> = { week: 10_080, two_days: 2_880, day: 1_440, hour: 60 }

/** The times of an appointment in order, each lead once and its own time last; none when the zone skips its day. */
function timesOn(schedule: Schedule, date: LocalDate, timezone: string): Due[] {
  const start = instantOn(schedule, date, timezone)
  if (start === undefined) return []
  const ahead = schedule.leads.map((name): Due => {
    const lead = LEAD_MINUTES[name]
    const days = Math.floor(lead / 1_440)
    return { at: days > 0 ? instantOf(addDays(date, -days), schedule.time, timezone) : start - lead * 60_000, lead }
  })
  return [...ahead.filter(({ at }) => at < start), { at: start, lead: 0 }].toSorted((a, b) => b.lead - a.lead)
}

/** The first time (ms) of a plan after `after`, later than the local time `planned`. */
function nextPlanned(plan: Plan, timezone: string, after: number, planned = ''): number | undefined {
  let next = plan(addDays(localDateAt(after, timezone), -1))
  while (next) {
    const { day, times } = next
    const ats = times.filter((time) => `${day}T${time}` > planned).map((time) => instantOf(day, time, timezone))
    const found = ats.find((at) => at > after && localDateAt(at, timezone) === day)
    if (found !== undefined) return found
    next = plan(addDays(day, 1))
  }
  return undefined
}

/** The time of a plan at exactly this instant (ms). */
function plannedAt(plan: Plan, timezone: string, at: number): Due | undefined {
  const day = localDateAt(at, timezone)
  const next = plan(day)
  const time = next?.day === day ? next.times.find((one) => instantOf(day, one, timezone) === at) : undefined
  return time === undefined ? undefined : { at, lead: 0, planned: `${day}T${time}` }
}

/** Days to search: a week, and those around it that a change of zone or a skipped day may cost. */
const SEARCHED_DAYS = 10

/**
 * The first instant (ms) after `after` at which a schedule comes in an IANA time zone; undefined if none. After the
 * last time it comes on a later local day, an appointment with a shorter lead, and a plan at a later local time: each
 * once, even when an hour repeats or the zone has changed.
 */
export function nextDue(schedule: Schedule, timezone: string, after: number, last?: LastDue): number | undefined {
  const { date, plan } = schedule
  if (plan) return nextPlanned(plan, timezone, after, last?.planned)
  if (date !== undefined) {
    return timesOn(schedule, date, timezone).find(({ at, lead }) => at > after && (last === undefined || lead < last.lead))?.at
  }
  const lastDay = last === undefined ? '' : localDateAt(last.at, timezone)
  const from = addDays(localDateAt(after, timezone), -1)
  for (let count = 0; count < SEARCHED_DAYS; count += 1) {
    const day = addDays(from, count)
    const at = day > lastDay ? instantOn(schedule, day, timezone) : undefined
    if (at !== undefined && at > after) return at
  }
  return undefined
}

/**
 * The time of a schedule at exactly this instant (ms) in the time zone; undefined if there is none, as after she has
 * moved to another zone.
 */
export function dueAt(schedule: Schedule, timezone: string, at: number): Due | undefined {
  const { date, plan } = schedule
  if (plan) return plannedAt(plan, timezone, at)
  if (date !== undefined) return timesOn(schedule, date, timezone).find((time) => time.at === at)
  return instantOn(schedule, localDateAt(at, timezone), timezone) === at ? { at, lead: 0 } : undefined
}

/** The instants (ms) at which an appointment is announced beforehand, the first one first. */
export function leadsOf(schedule: Schedule, timezone: string): number[] {
  if (schedule.date === undefined) return []
  return timesOn(schedule, schedule.date, timezone)
    .filter(({ lead }) => lead > 0)
    .map(({ at }) => at)
}

/** The instant (ms) of an appointment in the time zone; undefined without a date, or when the zone skips that day. */
export function startOf(schedule: Schedule, timezone: string): number | undefined {
  return schedule.date === undefined ? undefined : instantOn(schedule, schedule.date, timezone)
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
