import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { LogEntry } from '../../logs/contract.ts'
import { type Dashboard, HOME_WEEKLY_TARGET } from '../contract.ts'
import { meanOf } from './averages.ts'

const DAYS = 7

/** The first of the seven days that end with `today`. */
export function weekStart(today: LocalDate): LocalDate {
  return addDays(today, 1 - DAYS)
}

/**
 * This week's entries, the seven days ending `today`: a day counts once each for its quick log, its deep log and
 * having a moment (docs/product.md, This Week). `logs` and `momentDays` may exceed the week.
 */
export function weekOf(today: LocalDate, logs: readonly LogEntry[], momentDays: ReadonlySet<LocalDate>): Dashboard['this_week'] {
  const start = weekStart(today)
  const inWeek = logs.filter(({ log_date }) => log_date >= start && log_date <= today)
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(start, index)
    const ofDay = inWeek.filter(({ log_date }) => log_date === day)
    const quick = ofDay.find(({ log_type }) => log_type === 'quick_log')
    return {
      day,
      quick_log: quick !== undefined,
      deep_log: ofDay.some(({ log_type }) => log_type === 'deep_log'),
      moment: momentDays.has(day),
      mood: quick?.mood_rating ?? null,
    }
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
