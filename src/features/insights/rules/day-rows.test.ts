import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../../logs/contract.ts'
import { type MomentCount, toDayRows } from './day-rows.ts'

const DAY = '2026-11-21'

function log(log_type: LogEntry['log_type'], answers: Partial<LogEntry> = {}): LogEntry {
  return { id: log_type === 'quick_log' ? 1 : 2, log_type, log_date: DAY, created_at: DAY, updated_at: DAY, ...answers }
}

function taps(count: number, kind: MomentCount['kind'] = 'hot_flash'): MomentCount {
  return { day: DAY, kind, count }
}

describe('number of hot flashes of a day', () => {
  test.each([
    ['her own number in the Soft Log', [log('quick_log', { hot_flashes_count: 2 })], [], 2, 'quick_log'],
    ['her own number, whatever she tapped', [log('quick_log', { hot_flashes_count: 2 })], [taps(5)], 2, 'quick_log'],
    ['a zero of her own', [log('quick_log', { hot_flashes_count: 0 })], [taps(1)], 0, 'quick_log'],
    ['her taps, when the log leaves it out', [log('quick_log', { mood_rating: 8 })], [taps(3)], 3, 'moments'],
    ['her taps, without a log', [], [taps(3)], 3, 'moments'],
    [
      'the Deep Log, when the Soft Log leaves it out',
      [log('quick_log'), log('deep_log', { hot_flashes_count_detail: '4' })],
      [taps(3)],
      4,
      'deep_log',
    ],
    [
      'the Soft Log before the Deep Log',
      [log('deep_log', { hot_flashes_count_detail: '9' }), log('quick_log', { hot_flashes_count: 1 })],
      [],
      1,
      'quick_log',
    ],
    ['not known from words', [log('deep_log', { hot_flashes_count_detail: 'many' })], [], null, null],
    ['not known, rather than none', [log('quick_log', { hot_flashes_count: null })], [], null, null],
    ['not known from a night sweat', [], [taps(2, 'night_sweat')], null, null],
  ] as const)('is %s', (_, logs, moments, value, source) => {
    const [row] = toDayRows(logs, moments)
    expect([row?.hot_flashes, row?.source.hot_flashes]).toEqual([value, source])
  })
})

test('night sweats are counted by the same rule, separately', () => {
  const [row] = toDayRows([log('quick_log', { hot_flashes_count: 2 })], [taps(2, 'night_sweat'), taps(9)])
  expect(row).toMatchObject({ night_sweats: 2, hot_flashes: 2, source: { night_sweats: 'moments', hot_flashes: 'quick_log' } })
})

test('night sweats of the deep log are used if the quick log leaves them out', () => {
  const deep = log('deep_log', { night_sweats_count: 3 })
  expect(toDayRows([deep, log('quick_log')], [taps(1, 'night_sweat')])[0]).toMatchObject({
    night_sweats: 3,
    source: { night_sweats: 'deep_log' },
  })
})

test('a day has one row with both logs, and unanswered questions are missing', () => {
  const answers = { mood_rating: 8, sleep_hours: 0, physical_activity: 0 } as const
  expect(toDayRows([log('deep_log', { dominant_emotion_today: 'calm' }), log('quick_log', answers)], [])).toEqual([
    {
      day: DAY,
      quick_log: 1,
      deep_log: 2,
      mood: 8,
      energy: null,
      sleep: 0,
      hot_flashes: null,
      night_sweats: null,
      moved: false,
      feeling: 'calm',
      source: { hot_flashes: null, night_sweats: null },
    },
  ])
})
