import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../../kit/local-date.ts'
import { SPANS } from '../contract.ts'
import { periodBefore, periodOf, placesOf } from './periods.ts'

describe('a period ends on the given day', () => {
  test.each([
    ['week', '2026-11-21', '2026-11-15', 7],
    ['month', '2026-11-21', '2026-10-22', 31],
    ['month', '2026-03-31', '2026-03-01', 31],
    ['month', '2026-03-15', '2026-02-16', 28],
    ['month', '2028-03-30', '2028-03-01', 30],
    ['month', '2026-01-10', '2025-12-11', 31],
    ['quarter', '2026-11-21', '2026-08-30', 12],
    ['year', '2026-11-21', '2025-12-01', 12],
    ['year', '2026-12-31', '2026-01-01', 12],
    ['year', '2026-01-01', '2025-02-01', 12],
  ] as const)('a %s until %s begins on %s and has %i places', (span, until, from, places) => {
    expect(periodOf(span, until)).toEqual({ from, to: until })
    expect(placesOf(span, periodOf(span, until))).toHaveLength(places)
  })
})

test('the last month of a year span is the current month so far', () => {
  expect(placesOf('year', periodOf('year', '2026-11-21')).at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-21' })
})

const aDay = fc.integer({ min: 0, max: 80_000 }).map((count) => addDays('1950-01-01', count))
const aSpan = fc.constantFrom(...SPANS)

test('the points of a period cover it without gaps, and none needs more than 366 days', () => {
  fc.assert(
    fc.property(aSpan, aDay, (span, until) => {
      const period = periodOf(span, until)
      const places = placesOf(span, period)
      expect(places[0]?.from).toBe(period.from)
      expect(places.at(-1)?.to).toBe(until)
      places.slice(1).forEach((place, index) => expect(place.from).toBe(addDays(places[index]?.to ?? '', 1)))
      const days = daysBetween(period.from, period.to) + 1
      expect(days).toBeLessThanOrEqual(366)
      if (span === 'month') expect(days >= 28 && days <= 31).toBe(true)
    }),
  )
})

test('going back neither skips nor repeats a day', () => {
  fc.assert(
    fc.property(aSpan, aDay, fc.integer({ min: 0, max: 14 }), (span, today, back) => {
      expect(periodBefore(span, today, 0)).toEqual(periodOf(span, today))
      expect(addDays(periodBefore(span, today, back + 1).to, 1)).toBe(periodBefore(span, today, back).from)
    }),
  )
})
