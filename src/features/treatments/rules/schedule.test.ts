import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { nextDue } from '../../reminders/rules/due.ts'
import type { Schedule } from '../contract.ts'
import { type Phased, planOf } from './phases.ts'
import { dueOn } from './schedule.ts'

const at8 = ['08:00']

/** The days with a dose among `count` days from `from`. */
function daysWith(schedule: Schedule, from: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => addDays(from, place)).filter((day) => dueOn(schedule, day).length > 0)
}

/** A treatment that has had one schedule for long. */
function since2000(schedule: Schedule): Phased {
  return { phases: [{ from: '2000-01-01', change: 'start', amount: '', strength: '', schedule }] }
}

/** When the reminder of a treatment comes after an instant, at most `count` times, in UTC. */
function timesOf(treatment: Phased, after: string, zone: string, count: number): string[] {
  const reminder = { time: '', days: [], date: undefined, leads: [], plan: planOf(treatment) }
  const found: string[] = []
  let last = Date.parse(after)
  for (let place = 0; place < count; place += 1) {
    const at = nextDue(reminder, zone, last)
    if (at === undefined) break
    found.push(new Date(at).toISOString().slice(0, 16))
    last = at
  }
  return found
}

function nextTimes(schedule: Schedule, after: string, zone: string, count: number): string[] {
  return timesOf(since2000(schedule), after, zone, count)
}

describe('days with a dose', () => {
  test.each<[string, Schedule, string, number, string[]]>([
    ['a patch on Monday and Thursday', { kind: 'weekdays', days: ['mon', 'thu'], times: at8 }, '2026-11-16', 14, ['16', '19', '23', '26']],
    ['every third day', { kind: 'every', n: 3, starts_on: '2026-11-02', times: at8 }, '2026-11-01', 9, ['02', '05', '08']],
    ['not before an interval begins', { kind: 'every', n: 2, starts_on: '2026-11-09', times: at8 }, '2026-11-05', 7, ['09', '11']],
    [
      '3 days on, 2 off',
      { kind: 'cycle', on: 3, off: 2, starts_on: '2026-11-02', times: at8 },
      '2026-11-01',
      8,
      ['02', '03', '04', '07', '08'],
    ],
    ['days 2 to 4 of the month', { kind: 'calendar-month', from_day: 2, to_day: 4, times: at8 }, '2026-11-01', 9, ['02', '03', '04']],
    ['as needed', { kind: 'as-needed' }, '2026-11-01', 30, []],
    ['with bleeding', { kind: 'with-bleeding' }, '2026-11-01', 30, []],
    ['in place', { kind: 'in-place', until: '2026-11-05' }, '2026-11-01', 30, []],
  ])('%s', (_name, schedule, from, count, expected) => {
    expect(daysWith(schedule, from, count)).toEqual(expected.map((date) => `2026-11-${date}`))
  })

  test.each([
    [14, 14],
    [12, 16],
    [21, 7],
  ])('a cycle of %i days on and %i off repeats every 28 days, also across a leap day', (on, off) => {
    const schedule: Schedule = { kind: 'cycle', on, off, starts_on: '2028-02-10', times: at8 }
    expect(daysWith(schedule, '2028-02-10', 28)).toEqual(Array.from({ length: on }, (_, place) => addDays('2028-02-10', place)))
    expect(daysWith(schedule, '2028-03-09', 28)[0]).toBe('2028-03-09')
    expect(daysWith(schedule, '2028-02-10', 28 * 13)).toHaveLength(on * 13)
  })

  test('days of the month that do not exist are left out', () => {
    const schedule: Schedule = { kind: 'calendar-month', from_day: 28, to_day: 31, times: at8 }
    expect(daysWith(schedule, '2027-02-01', 31)).toEqual(['2027-02-28'])
    expect(daysWith(schedule, '2028-02-01', 29)).toEqual(['2028-02-28', '2028-02-29'])
    expect(daysWith(schedule, '2026-04-01', 30)).toEqual(['2026-04-28', '2026-04-29', '2026-04-30'])
  })
})

describe('the next time', () => {
  test('comes in the order of the day, then of the days', () => {
    const schedule: Schedule = { kind: 'daily', times: ['08:00', '20:00'] }
    expect(nextTimes(schedule, '2026-11-20T08:00:00Z', 'UTC', 3)).toEqual(['2026-11-20T20:00', '2026-11-21T08:00', '2026-11-21T20:00'])
  })

  test('keeps the local time when the clocks change', () => {
    const schedule: Schedule = { kind: 'daily', times: at8 }
    // Berlin: summer time ends on 25 October 2026 and begins on 28 March 2027.
    expect(nextTimes(schedule, '2026-10-23T22:00:00Z', 'Europe/Berlin', 3)).toEqual([
      '2026-10-24T06:00',
      '2026-10-25T07:00',
      '2026-10-26T07:00',
    ])
    expect(nextTimes(schedule, '2027-03-26T12:00:00Z', 'Europe/Berlin', 2)).toEqual(['2027-03-27T07:00', '2027-03-28T06:00'])
  })

  test('a time that the clocks skip comes when they go on, one that they repeat comes once', () => {
    const schedule: Schedule = { kind: 'daily', times: ['02:30'] }
    expect(nextTimes(schedule, '2027-03-27T12:00:00Z', 'Europe/Berlin', 2)).toEqual(['2027-03-28T01:00', '2027-03-29T00:30'])
    expect(nextTimes(schedule, '2026-10-24T12:00:00Z', 'Europe/Berlin', 2)).toEqual(['2026-10-25T00:30', '2026-10-26T01:30'])
  })

  test('goes by the days of the zone she is in after a journey', () => {
    const schedule: Schedule = { kind: 'weekdays', days: ['mon', 'thu'], times: at8 }
    const noonOfSunday = '2026-11-22T12:00:00Z'
    expect(nextTimes(schedule, noonOfSunday, 'Pacific/Auckland', 1)).toEqual(['2026-11-22T19:00'])
    expect(nextTimes(schedule, noonOfSunday, 'America/Los_Angeles', 1)).toEqual(['2026-11-23T16:00'])
    // A day that the zone skipped has no dose (Apia, 30 December 2011).
    expect(nextTimes({ kind: 'daily', times: at8 }, '2011-12-29T12:00:00Z', 'Pacific/Apia', 2)).toEqual([
      '2011-12-29T18:00',
      '2011-12-30T18:00',
    ])
  })

  test('skips the days off of a cycle and waits for its beginning', () => {
    const schedule: Schedule = { kind: 'cycle', on: 12, off: 16, starts_on: '2026-12-01', times: ['22:00'] }
    expect(nextTimes(schedule, '2026-11-01T00:00:00Z', 'UTC', 1)).toEqual(['2026-12-01T22:00'])
    expect(nextTimes(schedule, '2026-12-12T22:00:00Z', 'UTC', 1)).toEqual(['2026-12-29T22:00'])
    expect(nextTimes({ ...schedule, on: 1, off: 180 }, '2026-12-01T22:00:00Z', 'UTC', 1)).toEqual(['2027-05-31T22:00'])
  })

  test('passes months that lack the day', () => {
    const schedule: Schedule = { kind: 'calendar-month', from_day: 31, to_day: 31, times: at8 }
    expect(nextTimes(schedule, '2027-01-31T08:00:00Z', 'UTC', 2)).toEqual(['2027-03-31T08:00', '2027-05-31T08:00'])
  })

  test('of a device is the day to change it by, and then no more', () => {
    const schedule: Schedule = { kind: 'in-place', until: '2031-02-28' }
    expect(nextTimes(schedule, '2026-11-20T08:00:00Z', 'UTC', 2)).toEqual(['2031-02-28T09:00'])
  })

  test.each<Schedule>([{ kind: 'as-needed' }, { kind: 'with-bleeding' }])('there is none for %j', (schedule) => {
    expect(nextTimes(schedule, '2026-11-20T08:00:00Z', 'UTC', 1)).toEqual([])
  })

  test('follows the phases: none before the start, in a pause or after the stop', () => {
    const phase = (from: string, schedule: Schedule | null) => ({ from, change: 'switch' as const, amount: '', strength: '', schedule })
    const daily: Schedule = { kind: 'daily', times: at8 }
    const treatment = {
      phases: [
        phase('2026-11-22', daily),
        phase('2026-11-24', null),
        phase('2026-12-01', { kind: 'every', n: 3, starts_on: '2026-11-20', times: ['20:00'] }),
        phase('2026-12-06', null),
      ],
    }
    expect(timesOf(treatment, '2026-11-01T00:00:00Z', 'UTC', 9)).toEqual([
      '2026-11-22T08:00',
      '2026-11-23T08:00',
      '2026-12-02T20:00',
      '2026-12-05T20:00',
    ])
  })

  test('after a journey comes for no dose that was announced, and for each that was not', () => {
    const reminder = {
      time: '',
      days: [],
      date: undefined,
      leads: [],
      plan: planOf(since2000({ kind: 'daily', times: ['08:00', '20:00'] })),
    }
    const next = (after: string, zone: string, planned: string) => {
      const at = Date.parse(after)
      return new Date(nextDue(reminder, zone, at, { at, lead: 0, planned }) ?? 0).toISOString().slice(0, 16)
    }
    // Berlin to New York: 08:00 was announced six hours ago, and is not announced again at 08:00 there.
    expect(next('2026-11-20T12:00:00Z', 'America/New_York', '2026-11-20T08:00')).toBe('2026-11-21T01:00')
    // New York to Auckland: the evening dose of the 20th is over there, the morning of the 21st is next.
    expect(next('2026-11-20T13:00:00Z', 'Pacific/Auckland', '2026-11-20T08:00')).toBe('2026-11-20T19:00')
  })
})
