import { expect, test } from 'vitest'
import type { LogEntry } from '../../logs/contract.ts'
import type { Moment } from '../../moments/contract.ts'
import { weekOf } from './week.ts'

const NOTHING = { moments: [], entries: [], tideDays: new Set<string>() }

function moment(local_date: string, kind: Moment['kind'], value?: number): Moment {
  return { id: 1, kind, local_date, at: `${local_date}T08:00:00Z`, value }
}

function log(log_date: string, log_type: LogEntry['log_type'], answers: Partial<LogEntry> = {}): LogEntry {
  return { id: 1, log_type, log_date, created_at: `${log_date}T08:00:00Z`, updated_at: `${log_date}T08:00:00Z`, ...answers }
}

test('a day counts a quick log, a deep log and a moment once each, and the target is 21', () => {
  const week = weekOf('2026-11-21', [log('2026-11-21', 'quick_log'), log('2026-11-21', 'deep_log'), log('2026-11-15', 'quick_log')], {
    ...NOTHING,
    moments: [moment('2026-11-21', 'mood', 3), moment('2026-11-21', 'hot_flash'), moment('2026-11-18', 'hot_flash')],
  })
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
  const week = weekOf('2026-11-21', [log('2026-11-14', 'quick_log', { mood_rating: 2 })], {
    ...NOTHING,
    moments: [moment('2026-11-14', 'mood', 2)],
  })
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
    NOTHING,
  )
  expect(week.average_mood).toBe(6)
  expect(week.average_sleep).toBe(6)
})

test('each day says what it shows, and its last tapped mood', () => {
  const records = {
    moments: [moment('2026-11-19', 'mood', 2), moment('2026-11-19', 'mood', 5), moment('2026-11-17', 'night_sweat')],
    entries: [
      { entry_date: '2026-11-21', flow_description: 'Light flow' as const },
      { entry_date: '2026-11-18', flow_description: 'No bleeding' as const },
    ],
    tideDays: new Set(['2026-11-16']),
  }
  const logs = [
    log('2026-11-21', 'quick_log', { mood_rating: 8, hot_flashes_count: 0 }),
    log('2026-11-20', 'quick_log', { hot_flashes_count: 2 }),
    log('2026-11-15', 'quick_log', { sleep_hours: 7 }),
  ]
  const shown = weekOf('2026-11-21', logs, records).days.map((one) => [
    one.day.slice(8),
    one.mood,
    one.tapped_mood,
    one.hot_flashes,
    one.bleeding,
    one.other,
  ])
  expect(shown).toEqual([
    ['15', null, null, false, null, true],
    ['16', null, null, false, null, true],
    ['17', null, null, false, null, true],
    ['18', null, null, false, null, true],
    ['19', null, 2, false, null, false],
    ['20', null, null, true, null, false],
    ['21', 8, null, false, 'Light flow', false],
  ])
})
