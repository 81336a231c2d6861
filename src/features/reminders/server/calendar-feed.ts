import { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator'
import { addDays, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { language } from '../../../kit/words.ts'
import { type Weekday, WEEKDAYS } from '../contract.ts'
import { leadsOf, nextDue, type Plan, startOf } from '../rules/due.ts'
import { noticeWords } from '../rules/notice-words.ts'
import { type ClockChange, clockChanges, offsetAt, wallWords } from '../rules/wall-clock.ts'
import { nextTimeOf, type Plans, scheduleOf, type StoredReminder } from './store.ts'

/** Duration of a calendar entry in minutes. */
const LENGTH_MINUTES = 15
const YEAR_MS = 366 * 86_400_000
/** Years ahead for which the feed has clock changes, from last year on. Calendar programs refresh long before that. */
const YEARS_AHEAD = 5

/** Days ahead for which the doses of a treatment are entries. */
const PLANNED_DAYS = 42

const DAYS: Record<Weekday, ICalWeekday> = {
  mon: ICalWeekday.MO,
  tue: ICalWeekday.TU,
  wed: ICalWeekday.WE,
  thu: ICalWeekday.TH,
  fri: ICalWeekday.FR,
  sat: ICalWeekday.SA,
  sun: ICalWeekday.SU,
}

/** A local time in the shape that ical-generator accepts for times with a zone; it is written unchanged. */
class WallMoment {
  readonly isValid = true
  readonly zone = { type: 'iana' }
  readonly localTime: string

  /** `wall` is `YYYY-MM-DDTHH:MM`. */
  constructor(localTime: string) {
    this.localTime = localTime
  }

  setZone(): WallMoment {
    return this
  }

  toFormat(format: string): string {
    const day = this.localTime.slice(0, 10).replaceAll('-', '')
    return format === 'yyyyLLdd' ? day : `${this.localTime.slice(11).replace(':', '')}00`
  }

  toJSDate(): Date {
    return new Date(`${this.localTime}:00Z`)
  }

  toJSON(): string {
    return this.localTime
  }
}

function plusMinutes(localTime: string, minutes: number): string {
  return new Date(Date.parse(`${localTime}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)
}

function offsetWords(offsetMs: number): string {
  const minutes = Math.abs(Math.round(offsetMs / 60_000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}

function observance(start: string, { before, after }: Pick<ClockChange, 'before' | 'after'>): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${offsetWords(before)}`, `TZOFFSETTO:${offsetWords(after)}`, `END:${kind}`]
}

/** A VTIMEZONE (RFC 5545 §3.6.5) from a year before `now` (ms) to some years ahead. */
function clocksOf(timezone: string, now: number): string {
  const from = now - YEAR_MS
  const first = offsetAt(from, timezone)
  const changes = clockChanges(from, now + YEARS_AHEAD * YEAR_MS, timezone)
  // A change starts at the local time before it.
  const startOf = ({ at, before }: ClockChange) => new Date(at + before).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    ...observance('19700101T000000', { before: first, after: first }),
    ...changes.flatMap((change) => observance(startOf(change), change)),
    'END:VTIMEZONE',
  ].join('\r\n')
}

/**
 * The local times of a plan (`2026-11-26T08:00`) in the next weeks, one entry each: no rule of a calendar says cycles.
 */
function plannedStarts(plan: Plan, today: LocalDate): string[] {
  const starts: string[] = []
  const end = addDays(today, PLANNED_DAYS)
  for (let next = plan(today); next && next.day < end; next = plan(addDays(next.day, 1)))
    for (const time of next.times) starts.push(`${next.day}T${time}`)
  return starts
}

/**
 * Her reminders as a calendar (RFC 5545): one entry each, in her time zone, on its weekdays or date. Discreet ones have
 * the discreet text; disabled ones are left out. Doses of treatments are single entries of six weeks. An appointment
 * has an alarm for each time before it.
 */
export function calendarOf(reminders: readonly StoredReminder[], plans: Plans, timezone: string, now: number): string {
  const calendar = new ICalCalendar({
    name: 'Emberwell',
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Emberwell', product: 'Emberwell', language: language().toUpperCase() },
    timezone: { name: timezone, generator: () => clocksOf(timezone, now) },
    ttl: 3_600,
  })
  for (const reminder of reminders) {
    const { id, version, content, updated_at: updatedAt, created_at: createdAt } = reminder
    if (!content.enabled) continue
    const schedule = scheduleOf(reminder, plans)
    const { date, days, time, plan } = schedule
    const shared = { sequence: version - 1, stamp: new Date(updatedAt), timezone, summary: noticeWords(content) }
    if (plan) {
      for (const start of plannedStarts(plan, localDateAt(now, timezone))) {
        const ends = new WallMoment(plusMinutes(start, LENGTH_MINUTES))
        calendar.createEvent({ id: `${id}-${start}@emberwell`, ...shared, start: new WallMoment(start), end: ends })
      }
      continue
    }
    // The first of its days since creation, from which a calendar counts the weeks.
    const firstAt = date === undefined ? nextDue(schedule, timezone, createdAt - 1) : undefined
    const day = date ?? (firstAt === undefined ? undefined : localDateAt(firstAt, timezone))
    if (day === undefined) continue
    const start = `${day}T${time}`
    const event = calendar.createEvent({
      id: `${id}@emberwell`,
      ...shared,
      start: new WallMoment(start),
      end: new WallMoment(plusMinutes(start, LENGTH_MINUTES)),
    })
    const startsAt = startOf(schedule, timezone) ?? 0
    for (const at of leadsOf(schedule, timezone)) {
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: (startsAt - at) / 1_000, description: noticeWords(content) })
    }
    if (date === undefined) {
      event.repeating({
        freq: ICalEventRepeatingFreq.WEEKLY,
        byDay: WEEKDAYS.filter((weekday) => days.includes(weekday)).map((weekday) => DAYS[weekday]),
      })
    }
  }
  return calendar.toString()
}

/** Times of her reminders within the next week, and appointments however far ahead; soonest first. */
export function upcomingOf(reminders: readonly StoredReminder[], plans: Plans, timezone: string, now: number, limit: number) {
  const weekAhead = addDays(localDateAt(now, timezone), 7)
  return reminders
    .flatMap((reminder) => {
      const { id, content } = reminder
      const times: number[] = []
      let at = nextTimeOf(reminder, timezone)
      while (at !== undefined && times.length < limit && (content.date || wallWords(at, timezone).slice(0, 10) <= weekAhead)) {
        times.push(at)
        at = content.date ? undefined : nextDue(scheduleOf(reminder, plans), timezone, at, { at, lead: 0 })
      }
      return times.map((at) => ({ id, kind: content.kind, title: content.title, at, is_dose: reminder.treatment_id !== 0 }))
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limit)
}
