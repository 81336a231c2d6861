import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockChanges, instantOf, wallWords } from './wall-clock.ts'

const iso = (at: number) => new Date(at).toISOString().replace(':00.000Z', 'Z')

describe('a local time is one instant', () => {
  test.each([
    ['an ordinary day in Auckland', 'Pacific/Auckland', '2026-11-22', '08:00', '2026-11-21T19:00Z'],
    ['an ordinary day in Honolulu', 'Pacific/Honolulu', '2026-11-22', '08:00', '2026-11-22T18:00Z'],
    ['the easternmost zone, Kiritimati', 'Pacific/Kiritimati', '2026-01-01', '00:00', '2025-12-31T10:00Z'],
    ['Berlin in spring, before the change', 'Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59Z'],
    ['Berlin in spring, a skipped time', 'Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:00Z'],
    ['Berlin in spring, after it', 'Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00Z'],
    ['Berlin in autumn, an hour that comes twice: the first', 'Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30Z'],
    ['Berlin in autumn, after it', 'Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00Z'],
    ['New York in spring', 'America/New_York', '2026-03-08', '02:30', '2026-03-08T07:00Z'],
    ['New York in autumn: the first 01:30', 'America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z'],
    ['Lord Howe in spring, a skipped half hour', 'Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30Z'],
    ['Lord Howe in spring, after it', 'Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30Z'],
    ['Lord Howe in autumn repeats half an hour: the first', 'Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45Z'],
    ['Santiago, a skipped midnight', 'America/Santiago', '2026-09-06', '00:30', '2026-09-06T04:00Z'],
    ['Apia on the day that never was: the first instant after', 'Pacific/Apia', '2011-12-30', '08:00', '2011-12-30T10:00Z'],
    ['Apia on the day after', 'Pacific/Apia', '2011-12-31', '08:00', '2011-12-30T18:00Z'],
    ['UTC', 'UTC', '2026-02-28', '23:59', '2026-02-28T23:59Z'],
  ])('%s', (_, zone, day, time, expected) => expect(iso(instantOf(day, time, zone))).toBe(expected))
})

const ZONES = ['Pacific/Auckland', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Australia/Lord_Howe', 'America/New_York', 'Europe/Berlin']

test('the local time at the result is the requested one, or was just skipped by a clock change', () => {
  const minute = fc.integer({ min: 0, max: 20 * 366 * 1_440 })
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), minute, (zone, minutes) => {
      const wall = new Date(Date.parse('2015-01-01T00:00:00Z') + minutes * 60_000).toISOString().slice(0, 16)
      const at = instantOf(wall.slice(0, 10), wall.slice(11), zone)
      expect(wallWords(at, zone) >= wall).toBe(true)
      expect(wallWords(at - 60_000, zone) < wall).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('clock changes of a year are found to the minute', () => {
  const year = (zone: string) =>
    clockChanges(Date.parse('2026-01-01T00:00:00Z'), Date.parse('2027-01-01T00:00:00Z'), zone).map(
      ({ at, before, after }) => `${iso(at)} ${before / 60_000} ${after / 60_000}`,
    )
  expect(year('Europe/Berlin')).toEqual(['2026-03-29T01:00Z 60 120', '2026-10-25T01:00Z 120 60'])
  expect(year('Australia/Lord_Howe')).toEqual(['2026-04-04T15:00Z 660 630', '2026-10-03T15:30Z 630 660'])
  expect(year('Pacific/Honolulu')).toEqual([])
})
