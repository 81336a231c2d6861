import { expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { lookDay, lookDue, nextLook } from './look.ts'

const FIRST = '2026-01-01'

test('looks are on seven days of the first year, later every half year', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(lookDay)).toEqual([42, 63, 91, 133, 196, 280, 365, 547, 729])
})

test.each([
  [0, 0, undefined],
  [41, 0, undefined],
  [42, 0, 1],
  [62, 0, 1],
  [50, 1, undefined],
  [63, 1, 2],
  // She was away: the looks in between are not made up for.
  [200, 1, 5],
  [364, 6, undefined],
  [365, 6, 7],
  [547, 7, 8],
  [-3, 0, undefined],
])('%d days after the first note, after look %d, look %s is due', (days, lastLook, due) => {
  expect(lookDue(FIRST, addDays(FIRST, days), lastLook)).toBe(due)
})

test.each([
  [0, 0, { look: 1, day: 42, date: '2026-02-12', days_left: 42 }],
  [41, 0, { look: 1, day: 42, date: '2026-02-12', days_left: 1 }],
  [42, 0, { look: 2, day: 63, date: '2026-03-05', days_left: 21 }],
  [42, 1, { look: 2, day: 63, date: '2026-03-05', days_left: 21 }],
  // The clock of her device was ahead when she made look 2.
  [42, 2, { look: 3, day: 91, date: '2026-04-02', days_left: 49 }],
])('%d days after the first note, after look %d, the next one is %j', (days, lastLook, next) => {
  expect(nextLook(FIRST, addDays(FIRST, days), lastLook)).toEqual(next)
})
