import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { type CalendarEntry, FLOWS } from '../../calendar/contract.ts'
import type { LogEntry } from '../../logs/contract.ts'
import type { Moment } from '../../moments/contract.ts'
import { type Dashboard, HOME_WEEKLY_TARGET, type WeekDay } from '../contract.ts'
import { meanOf } from './averages.ts'

const DAYS = 7

/** The first of the seven days that end with `today`. */
export function weekStart(today: LocalDate): LocalDate {
  return addDays(today, 1 - DAYS)
}

/**
 * What she recorded, besides logs: moments newest first, entries of the calendar, and days with an EmberTides picture.
 */
export type WeekRecords = {
  readonly moments: readonly Moment[]
  readonly entries: readonly Pick<CalendarEntry, 'entry_date' | 'flow_description'>[]
  readonly tideDays: ReadonlySet<LocalDate>
}

function toDay(day: LocalDate, ofDay: readonly LogEntry[], { moments, entries, tideDays }: WeekRecords): WeekDay {
  const quick = ofDay.find(({ log_type }) => log_type === 'quick_log')
  const hasDeep = ofDay.some(({ log_type }) => log_type === 'deep_log')
  const tapped = moments.filter(({ local_date }) => local_date === day)
  const entry = entries.find(({ entry_date }) => entry_date === day)
  const flow = entry?.flow_description ?? null
  const bleeding = flow === FLOWS['no-bleeding'] ? null : flow
  const mood = quick?.mood_rating ?? null
  const hasFlashes = (quick?.hot_flashes_count ?? 0) > 0 || tapped.some(({ kind }) => kind === 'hot_flash')
  const isQuickUnseen = quick !== undefined && mood === null && (quick.hot_flashes_count ?? 0) === 0
  return {
    day,
    quick_log: quick !== undefined,
    deep_log: hasDeep,
    moment: tapped.length > 0,
    mood,
    tapped_mood: tapped.find(({ kind }) => kind === 'mood')?.value ?? null,
    hot_flashes: hasFlashes,
    bleeding,
    other:
      isQuickUnseen ||
      hasDeep ||
      tapped.some(({ kind }) => kind === 'night_sweat') ||
      (entry !== undefined && bleeding === null) ||
      tideDays.has(day),
  }
}

/**
 * This week's entries, the seven days ending `today`: a day counts once each for its quick log, its deep log and
 * having a moment (docs/product.md, This Week). `logs` and `records` may exceed the week.
 */
export function weekOf(today: LocalDate, logs: readonly LogEntry[], records: WeekRecords): Dashboard['this_week'] {
  const start = weekStart(today)
  const inWeek = logs.filter(({ log_date }) => log_date >= start && log_date <= today)
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(start, index)
    return toDay(
      day,
      inWeek.filter(({ log_date }) => log_date === day),
      records,
    )
  })
  const entries = days.reduce((sum, { quick_log, deep_log, moment }) => sum + Number(quick_log) + Number(deep_log) + Number(moment), 0)
  return {
    entries,
    target: HOME_WEEKLY_TARGET,
    average_mood: meanOf(inWeek.map(({ mood_rating }) => mood_rating)),
    average_sleep: meanOf(inWeek.map(({ sleep_hours }) => sleep_hours)),
    days_with_log: days.filter(({ quick_log, deep_log }) => quick_log || deep_log).length,
    days,
  }
}
