import { expect, test } from 'vitest'
import type { Checkin } from '../contract.ts'
import { comparedWords, earlierOf, totalWords } from './score-words.ts'

test.each([
  ['mrs', 14, '14 of 44, moderate'],
  ['mrs', null, 'No total, because a question was left out'],
  ['phq9', 0, '0 of 27, minimal'],
  ['phq8', 24, '24 of 24, severe'],
  ['phq2', 6, '6 of 6'],
  ['gad7', 15, '15 of 21, severe'],
] as const)('%s with %s reads: %s', (instrument, total, words) => {
  expect(totalWords(instrument, total)).toBe(words)
})

const before = { total: 10, local_date: '2026-08-03' }
test.each([
  [7, before, '3 points lower than on Aug 3, 2026.'],
  [9, before, '1 point lower than on Aug 3, 2026.'],
  [11, before, '1 point higher than on Aug 3, 2026.'],
  [20, before, '10 points higher than on Aug 3, 2026.'],
  [10, before, 'The same number as on Aug 3, 2026.'],
  [null, before, undefined],
  [7, { ...before, total: null }, undefined],
  [7, undefined, undefined],
])('%s after %j reads: %s', (total, earlier, words) => {
  expect(comparedWords(total, earlier)).toBe(words)
})

test('a total is compared with the newest earlier one of the same questionnaire', () => {
  const one = (instrument: Checkin['instrument'], at: string) => ({ instrument, at, total: 1 }) as Checkin
  const list = [one('phq9', '2026-11-21T12:00:00Z'), one('phq8', '2026-11-10T12:00:00Z'), one('phq9', '2026-11-01T12:00:00Z')]
  expect(earlierOf('phq9', Date.parse('2026-11-21T12:00:00Z'), list)).toBe(list[2])
  expect(earlierOf('mrs', Date.parse('2026-11-21T12:00:00Z'), list)).toBeUndefined()
})
