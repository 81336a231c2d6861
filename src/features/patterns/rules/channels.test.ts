import { expect, test } from 'vitest'
import type { LogEntry } from '../../logs/contract.ts'
import { factorsIn, toPatternDays } from './channels.ts'

const AT = '2026-01-01T08:00:00.000Z'
const log = (log_date: string, answers: Partial<LogEntry>): LogEntry => ({
  id: 1,
  log_type: 'quick_log',
  log_date,
  created_at: AT,
  updated_at: AT,
  ...answers,
})

test('a day has what was answered, as numbers, and nothing for what was not', () => {
  const days = toPatternDays([
    log('2026-01-02', { mood_rating: 6, physical_activity: 0, regular_meals: true, sleep_hours: 0, factors: { alcohol: 0 } }),
    log('2026-01-01', { stress_triggers: null, factors: { alcohol: 1, travel: 1 } }),
    log('2026-01-03', { log_type: 'deep_log', hot_flashes_count_detail: '3', night_sweats_count: 2, body_wake_up_feeling: 'clear' }),
  ])
  expect(days).toEqual([
    { date: '2026-01-01', values: { alcohol: 1, travel: 1 } },
    { date: '2026-01-02', values: { alcohol: 0, mood_rating: 6, physical_activity: 0, regular_meals: 1, sleep_hours: 0 } },
    { date: '2026-01-03', values: { hot_flashes_count: 3, night_sweats_count: 2 } },
  ])
  expect(factorsIn(days)).toEqual(['alcohol', 'travel'])
})

test('the quick log comes before the deep log of the same day', () => {
  const deep = { log_type: 'deep_log', hot_flashes_count_detail: '3', night_sweats_count: 2 } as const
  expect(toPatternDays([log('2026-01-03', deep), log('2026-01-03', { hot_flashes_count: 0 })])).toEqual([
    { date: '2026-01-03', values: { hot_flashes_count: 0, night_sweats_count: 2 } },
  ])
})
