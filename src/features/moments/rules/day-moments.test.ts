import { expect, test } from 'vitest'
import type { Moment } from '../contract.ts'
import { countNightBefore, countOn, momentWords, toDayMoments } from './day-moments.ts'
import { isNightHour } from './night-hour.ts'

const flash: Moment = { id: 1, kind: 'hot_flash', at: '2026-11-21T08:00:00.000Z', local_date: '2026-11-21' }
const mood: Moment = { id: 2, kind: 'mood', value: 4, at: '2026-11-21T09:00:00.000Z', local_date: '2026-11-21' }
const waiting = { id: 'w1', day: '2026-11-21', params: {}, body: { kind: 'hot_flash', at: '2026-11-21T10:00:00Z' } }
const removal = { id: 'w2', day: undefined, params: { id: 1 }, body: undefined }

test('moments waiting in the outbox are counted, newest first', () => {
  const moments = toDayMoments([flash, mood], [waiting])
  expect(moments.map(({ id, writeId }) => id ?? writeId)).toEqual(['w1', 2, 1])
  expect(countOn('2026-11-21', 'hot_flash', moments)).toBe(2)
  expect(countOn('2026-11-20', 'hot_flash', moments)).toBe(0)
})

test('a moment just delivered is shown once while the outbox still lists it', () => {
  const delivered: Moment = { id: 9, kind: 'hot_flash', at: '2026-11-21T10:00:00.000Z', local_date: '2026-11-21' }
  expect(toDayMoments([delivered], [waiting]).map(({ id }) => id)).toEqual([9])
})

test('a moment with a waiting removal is not counted', () => {
  expect(countOn('2026-11-21', 'hot_flash', toDayMoments([flash, mood], [removal]))).toBe(0)
})

test('a waiting change shows the new time and value, and adds no moment', () => {
  const change = { id: 'w3', day: '2026-11-20', params: { id: 1 }, body: { at: '2026-11-20T07:00:00Z', value: 4 } }
  const moments = toDayMoments([flash, mood], [change])
  expect(moments).toHaveLength(2)
  expect(moments[1]).toMatchObject({ id: 1, kind: 'hot_flash', value: 4, day: '2026-11-20', at: Date.parse('2026-11-20T07:00:00Z') })
  const cleared = { ...change, id: 'w4', body: { value: null } }
  expect(toDayMoments([flash], [change, cleared])[0]).toMatchObject({ value: undefined, day: '2026-11-20' })
})

test.each([
  ['2026-11-20T17:30:00Z', '2026-11-20', 0],
  ['2026-11-20T23:30:00Z', '2026-11-20', 1],
  ['2026-11-21T03:00:00Z', '2026-11-21', 1],
  ['2026-11-21T22:30:00Z', '2026-11-21', 0],
])('a night sweat at %s on %s counts for the night before the 21st %d times', (at, local_date, count) => {
  const sweat: Moment = { id: 3, kind: 'night_sweat', at, local_date }
  expect(countNightBefore('2026-11-21', toDayMoments([sweat, flash], []), 'UTC')).toBe(count)
})

test.each([
  [21, false],
  [22, true],
  [0, true],
  [5, true],
  [6, false],
])('hour %d is a night hour: %s', (hour, isNight) => expect(isNightHour(hour)).toBe(isNight))

test.each([
  ['mood', 4, 'Mood: Good'],
  ['hot_flash', undefined, 'Hot flash'],
  ['night_sweat', 4, 'Night sweat, strength 4 of 5'],
] as const)('%s with %s is shown as "%s"', (kind, value, words) => expect(momentWords({ kind, value })).toBe(words))
