import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, daysIn, isLocalDate, isTimeZone, localDateAt, yearsBefore } from './local-date.ts'

const days = fc.integer({ min: 0, max: 80_000 }).map((count) => addDays('1970-01-01', count))

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-04-31', false],
  ['2026-4-1', false],
  ['20260401', false],
  ['2026-04-01T00:00:00Z', false],
  ['1899-12-31', false],
  ['2200-01-01', false],
  ['', false],
])('%s is an existing day: %s', (text, exists) => expect(isLocalDate(text)).toBe(exists))

test('adding and counting days agree, across leap years and clock changes', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4_000, max: 4_000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
      expect(isLocalDate(addDays(day, count))).toBe(true)
    }),
  )
})

test('days sort like their text', () => {
  fc.assert(
    fc.property(days, days, (a, b) => {
      expect(Math.sign(daysBetween(a, b))).toBe(a < b ? 1 : a > b ? -1 : 0)
    }),
  )
})

describe('the day of an instant', () => {
  test.each([
    ['2026-11-21T10:30:00Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-21T10:30:00Z', 'Pacific/Honolulu', '2026-11-21'],
    ['2026-11-21T09:59:59Z', 'Pacific/Honolulu', '2026-11-20'],
    ['2026-03-29T00:59:59Z', 'Europe/Paris', '2026-03-29'],
    ['2026-03-28T23:00:00Z', 'Europe/Paris', '2026-03-29'],
    ['2026-10-24T22:00:00Z', 'Europe/Paris', '2026-10-25'],
    ['2026-10-25T22:59:59Z', 'Europe/Paris', '2026-10-25'],
    ['2026-04-04T13:29:59Z', 'Australia/Lord_Howe', '2026-04-05'],
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    ['2026-11-21T11:00:00Z', 'Pacific/Auckland', '2026-11-22'],
  ])('%s in %s is %s', (instant, timezone, day) => expect(localDateAt(Date.parse(instant), timezone)).toBe(day))
})

test.each([
  ['Europe/Paris', true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['+02:00', false],
  ['Mars/Olympus', false],
  ['', false],
])('%s is a time zone: %s', (text, exists) => expect(isTimeZone(text)).toBe(exists))

test.each([
  [2026, 2, 28],
  [2028, 2, 29],
  [2100, 2, 28],
  [2026, 12, 31],
])('year %i, month %i has %i days', (year, month, count) => expect(daysIn(year, month)).toBe(count))

test('ten years before 29 February is 28 February in other years', () => {
  expect(yearsBefore('2028-02-29', 10)).toBe('2018-02-28')
  expect(yearsBefore('2028-02-29', 4)).toBe('2024-02-29')
  expect(yearsBefore('2026-11-21', 10)).toBe('2016-11-21')
})
