/**
 * Rows of a Health Connect database. Times are in ms since the epoch, offsets in seconds, local dates in days since it.
 * Pure.
 */
import { type LocalDate, addDays, daysBetween } from '../../../kit/local-date.ts'
import type { Flow } from '../../calendar/contract.ts'
import { collectDays } from './collect-days.ts'
import type { FileContent } from './imported-day.ts'
import { type Stretch, toNights } from './sleep-nights.ts'

/** The tables that are read, with the columns they must have; their order differs between phones. */
export const HEALTH_CONNECT_TABLES = {
  menstruation_flow_record_table: ['local_date', 'flow'],
  menstruation_period_record_table: ['start_time', 'start_zone_offset', 'end_time', 'end_zone_offset'],
  intermenstrual_bleeding_record_table: ['local_date'],
  sleep_session_record_table: ['row_id', 'start_time', 'end_time', 'end_zone_offset'],
  sleep_stages_table: ['parent_key', 'stage_start_time', 'stage_end_time', 'stage_type'],
} as const
export type HealthConnectTable = keyof typeof HEALTH_CONNECT_TABLES

/** A row by column; NaN for a value that is no number. */
export type HealthConnectRow = Readonly<Record<string, number>>

const FLOWS: Record<number, Flow> = { 1: 'light-flow', 2: 'moderate', 3: 'heavy' }
/** Sleeping, light, deep, REM. The others are awake, out of bed or unknown. */
const ASLEEP = new Set([2, 4, 5, 6])
const HOUR_MS = 3_600_000
/** Longer periods are mistakes of the file. */
const PERIOD_DAYS_MAX = 60

/** Collects rows; sleep sessions must come before their stages. Call `content` at the end. */
export function collectHealthConnect(today: LocalDate) {
  const found = collectDays('health-connect', today)
  const sessions = new Map<number, { start: number; end: number; offset: number; hasStages: boolean }>()
  const stretches: Stretch[] = []

  const sleep = (start: number, end: number, offset: number, kind: string): void => {
    const endDay = toLocalDay(end, offset)
    if (endDay === undefined || Number.isNaN(start)) return found.drop(kind, 'bad-date')
    if (end <= start || end - start > 24 * HOUR_MS) return found.drop(kind, 'out-of-range')
    stretches.push({ start, end, endDay })
  }

  const readers: Record<HealthConnectTable, (row: HealthConnectRow) => void> = {
    menstruation_flow_record_table: ({ local_date: date = Number.NaN, flow = Number.NaN }) => {
      const day = found.day(toDay(date), 'menstruation_flow')
      if (day) found.flow(day, flow === 0 ? 'light-flow' : FLOWS[flow], 'menstruation_flow', flow === 0)
    },
    menstruation_period_record_table: (row) => {
      const kind = 'menstruation_period'
      const start = toLocalDay(row['start_time'], row['start_zone_offset'])
      // A period that ends at midnight does not include the day that begins then.
      const end = toLocalDay((row['end_time'] ?? Number.NaN) - 1, row['end_zone_offset'])
      if (start === undefined || end === undefined) return found.drop(kind, 'bad-date')
      const length = daysBetween(start, end) + 1
      if (length < 1 || length > PERIOD_DAYS_MAX) return found.drop(kind, 'out-of-range')
      for (let at = 0; at < length; at += 1) {
        const day = found.day(addDays(start, at), kind)
        // Where the amount of a day is given, its period says nothing more.
        if (day && day.flow === undefined) found.flow(day, 'light-flow', kind, true)
      }
    },
    intermenstrual_bleeding_record_table: ({ local_date: date = Number.NaN }) => {
      const day = found.day(toDay(date), 'intermenstrual_bleeding')
      if (day) found.flow(day, 'light-spotting', 'intermenstrual_bleeding')
    },
    sleep_session_record_table: (row) => {
      const { row_id: id = Number.NaN, start_time: start = Number.NaN, end_time: end = Number.NaN, end_zone_offset: offset = 0 } = row
      sessions.set(id, { start, end, offset, hasStages: false })
    },
    sleep_stages_table: (row) => {
      const session = sessions.get(row['parent_key'] ?? Number.NaN)
      if (session) session.hasStages = true
      if (!ASLEEP.has(row['stage_type'] ?? Number.NaN)) return found.drop('sleep: awake or in bed', 'not-taken')
      sleep(row['stage_start_time'] ?? Number.NaN, row['stage_end_time'] ?? Number.NaN, session?.offset ?? 0, 'sleep')
    },
  }

  const content = (): FileContent => {
    for (const { start, end, offset, hasStages } of sessions.values()) if (!hasStages) sleep(start, end, offset, 'sleep')
    for (const { day: date, hours, count } of toNights(stretches)) {
      const day = found.day(date, 'sleep', count)
      if (day && hours > 24) found.drop('sleep', 'out-of-range', count)
      else if (day) day.sleepHours = hours
    }
    return found.content()
  }

  return { add: (table: HealthConnectTable, row: HealthConnectRow) => readers[table](row), drop: found.drop, content }
}

/** The day that is so many days after 1 January 1970. */
function toDay(days: number): LocalDate | undefined {
  return Number.isInteger(days) && days >= 0 && days < 84_000 ? addDays('1970-01-01', days) : undefined
}

function toLocalDay(at = Number.NaN, offsetSeconds = 0): LocalDate | undefined {
  const offset = Number.isNaN(offsetSeconds) ? 0 : offsetSeconds
  return toDay(Math.floor((at + offset * 1_000) / (24 * HOUR_MS)))
}
