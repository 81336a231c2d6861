import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { DayParts } from '../contract.ts'
import { entryDayProblem, toDayParts, toEntryDate } from './entry-day.ts'

const saturday: DayParts = { day: 'Saturday', date: 21, month: 'November', year: 2026 }

test.each([
  ['2026-11-21', saturday],
  ['2024-02-29', { day: 'Thursday', date: 29, month: 'February', year: 2024 }],
  ['2027-01-01', { day: 'Friday', date: 1, month: 'January', year: 2027 }],
])('%s is written as %j', (day, parts) => expect(toDayParts(day)).toEqual(parts))

test('every date of twenty years survives a round trip through its parts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7_305 }), (count) => {
      const day = addDays('2016-01-01', count)
      expect(toEntryDate(toDayParts(day))).toBe(day)
    }),
  )
})

test.each([
  [{}, undefined],
  [{ day: 'Friday' }, { field: 'day', words: 'Sat, Nov 21, 2026 is a Saturday' }],
  [{ date: 31 }, { field: 'date', words: 'There is no November 31 in 2026' }],
  [
    { month: 'February', date: 29 },
    { field: 'date', words: 'There is no February 29 in 2026' },
  ],
  [
    { day: 'Sunday', date: 22 },
    { field: 'date', words: 'Please choose today or a day before it' },
  ],
  [{ day: 'Monday', year: 2016 }, undefined],
  [
    { day: 'Sunday', date: 20, year: 2016 },
    { field: 'date', words: 'Please choose a day within the last ten years' },
  ],
] as const)('an entry for %j on 2026-11-21 is refused with %j', (change, problem) =>
  expect(entryDayProblem({ ...saturday, ...change }, '2026-11-21')).toEqual(problem),
)
