import { expect, test } from 'vitest'
import type { TrendRow } from '../contract.ts'
import { bleedingWords, changeWords, loggedWords } from './overview-words.ts'

const row = (
  key: string,
  last: number | null,
  before: number | null,
  change: TrendRow['change'],
  days: readonly [number, number] = [20, 10],
): TrendRow => ({
  key,
  values: [last, null],
  last: { value: last, days: days[0] },
  before: { value: before, days: days[1] },
  change,
})

test.each([
  [row('mood', 6.8, 5.2, 'up'), 'Up from 5.2 to 6.8 of 10'],
  [row('sleep', 5, 7.5, 'down'), 'Down from 7.5 to 5 hours'],
  [row('hot_flashes', 2.4, 1, 'up'), 'Up from 1 to 2.4 a day'],
  [row('night_sweats', 0, 1.2, 'down'), 'Down from 1.2 to 0 a night'],
  [row('own_a1b2c3d4', 1.8, 1, 'up'), 'Up from 1 to 1.8 of 3'],
  [row('energy', 6, 5.8, 'same'), 'About the same: 5.8 before, now 6 of 10'],
  [row('energy', 6, 6, 'same'), 'About the same: 6 of 10'],
  [row('mood', 6, 4, null, [9, 2]), 'Too few days to compare yet (9 logged, 2 in the 30 days before)'],
  [row('mood', 6, null, null, [1, 0]), '1 day logged so far'],
  [row('mood', null, null, null, [0, 0]), 'Nothing logged in 60 days'],
])('%j', (trend, words) => expect(changeWords(trend)).toBe(words))

test('taps alone are too few days, not nothing', () => {
  expect(changeWords({ ...row('hot_flashes', null, null, null, [0, 0]), values: [3] })).toBe(
    'Too few days to compare yet (0 logged, 0 in the 30 days before)',
  )
})

test('days are counted', () => {
  expect(loggedWords(row('mood', 4, 4, 'same'))).toBe('Logged on 1 of 2 days.')
  expect([bleedingWords(1, 4), bleedingWords(5, 0)]).toEqual([
    '1 day logged, 4 in the 30 days before',
    '5 days logged, 0 in the 30 days before',
  ])
})
