import { expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { LogEntry } from '../../logs/contract.ts'
import { toDayRows } from './day-rows.ts'
import { overviewOf } from './overview.ts'

const TODAY = '2026-11-21'

/** A Soft Log of `ago` days before today. */
function log(ago: number, answers: Partial<LogEntry>): LogEntry {
  const at = { created_at: '2026-11-21T08:00:00Z', updated_at: '2026-11-21T08:00:00Z' }
  return { id: ago + 1, log_type: 'quick_log', log_date: addDays(TODAY, -ago), ...at, ...answers }
}

const logs = (from: number, to: number, answers: Partial<LogEntry>) =>
  Array.from({ length: to - from + 1 }, (_, place) => log(from + place, answers))

test('every measure has a row, then every chosen or answered symptom in the order of the list, her own last', () => {
  const rows = overviewOf(toDayRows([log(0, { symptoms: { own_a1b2c3d4: 2, itching: 0 } })], []), ['anxiety', 'own_a1b2c3d4'], TODAY)
  expect(rows.map(({ key }) => key)).toEqual([
    'mood',
    'energy',
    'sleep',
    'hot_flashes',
    'night_sweats',
    'anxiety',
    'itching',
    'own_a1b2c3d4',
  ])
  expect(rows.map(({ values }) => values.length)).toEqual(Array.from({ length: 8 }, () => 30))
})

test('the last value is that of today, and a day without an answer is null', () => {
  const [mood] = overviewOf(toDayRows([log(0, { mood_rating: 8 }), log(2, { mood_rating: 4 }), log(3, {})], []), [], TODAY)
  expect(mood?.values.slice(-4)).toEqual([null, 4, null, 8])
  expect(mood).toMatchObject({ last: { value: 6, days: 2 }, before: { value: null, days: 0 }, change: null })
})

test('the 30 days before end where the last 30 begin', () => {
  const days = [...logs(0, 29, { sleep_hours: 7 }), ...logs(30, 59, { sleep_hours: 6 }), log(60, { sleep_hours: 1 })]
  const sleep = overviewOf(toDayRows(days, []), [], TODAY).find(({ key }) => key === 'sleep')
  expect(sleep).toMatchObject({ last: { value: 7, days: 30 }, before: { value: 6, days: 30 }, change: 'up' })
})

test('a severity of none is a value, and an unanswered symptom is not', () => {
  const days = [...logs(0, 9, { symptoms: { leaks: 0 } }), ...logs(30, 39, { symptoms: { leaks: 1 } }), log(12, { mood_rating: 8 })]
  const leaks = overviewOf(toDayRows(days, []), [], TODAY).find(({ key }) => key === 'leaks')
  expect(leaks).toMatchObject({ last: { value: 0, days: 10 }, before: { value: 1, days: 10 }, change: 'down' })
})

test('taps are drawn but not compared: a day without taps is unknown, so their average would be too high', () => {
  const taps = [0, 1, 2, 3].map((ago) => ({ day: addDays(TODAY, -ago), kind: 'hot_flash' as const, count: 3 }))
  const flashes = overviewOf(toDayRows([log(5, { hot_flashes_count: 1 })], taps), [], TODAY).find(({ key }) => key === 'hot_flashes')
  expect(flashes?.values.slice(-6)).toEqual([1, null, 3, 3, 3, 3])
  expect(flashes?.last).toEqual({ value: 1, days: 1 })
})
