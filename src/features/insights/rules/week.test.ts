import { expect, test } from 'vitest'
import type { LogEntry } from '../../logs/contract.ts'
import { weekOf } from './week.ts'

function log(log_date: string, log_type: LogEntry['log_type'], answers: Partial<LogEntry> = {}): LogEntry {
  return { id: 1, log_type, log_date, created_at: `${log_date}T08:00:00Z`, updated_at: `${log_date}T08:00:00Z`, ...answers }
}

test('a day counts a quick log, a deep log and a moment once each, and the target is 21', () => {
  const week = weekOf(
    '2026-11-21',
    [log('2026-11-21', 'quick_log'), log('2026-11-21', 'deep_log'), log('2026-11-15', 'quick_log')],
    new Set(['2026-11-21', '2026-11-18']),
  )
  expect(week.entries).toBe(5)
  expect(week.target).toBe(21)
  expect(week.days_with_log).toBe(2)
  expect(week.days.map(({ day }) => day)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
})

test('entries before the week are ignored', () => {
  const week = weekOf('2026-11-21', [log('2026-11-14', 'quick_log', { mood_rating: 2 })], new Set(['2026-11-14']))
  expect(week.entries).toBe(0)
  expect(week.average_mood).toBeNull()
})

test('averages leave unanswered questions out', () => {
  const week = weekOf(
    '2026-11-21',
    [
      log('2026-11-21', 'quick_log', { mood_rating: 8, sleep_hours: 6 }),
      log('2026-11-20', 'quick_log', { mood_rating: null }),
      log('2026-11-19', 'quick_log', { mood_rating: 4 }),
    ],
    new Set(),
  )
  expect(week.average_mood).toBe(6)
  expect(week.average_sleep).toBe(6)
})
