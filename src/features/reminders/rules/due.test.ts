import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDateAt } from '../../../kit/local-date.ts'
import { LEAD_TIMES, WEEKDAYS } from '../contract.ts'
import { afterQuiet, dueAt, nextDue, type Schedule, weekdayOf } from './due.ts'

const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString().replace(':00.000Z', 'Z'))
const daily = (time: string): Schedule => ({ time, days: WEEKDAYS, date: undefined, leads: [] })

test.each([
  ['1970-01-01', 'thu'],
  ['1969-12-31', 'wed'],
  ['2026-11-21', 'sat'],
  ['2026-11-23', 'mon'],
  ['2024-02-29', 'thu'],
])('%s is a %s', (day, expected) => expect(weekdayOf(day)).toBe(expected))

describe('the next time of a reminder', () => {
  test.each<[string, Schedule, string, string, string | undefined]>([
    ['later today', daily('20:00'), 'Europe/Berlin', '2026-11-21T12:00Z', '2026-11-21T19:00Z'],
    ['exactly now counts as past', daily('13:00'), 'Europe/Berlin', '2026-11-21T12:00Z', '2026-11-22T12:00Z'],
    ['tomorrow once today has passed', daily('08:00'), 'Europe/Berlin', '2026-11-21T12:00Z', '2026-11-22T07:00Z'],
    [
      'on its weekday only',
      { time: '08:00', days: ['mon'], date: undefined, leads: [] },
      'America/New_York',
      '2026-11-21T12:00Z',
      '2026-11-23T13:00Z',
    ],
    ['a week later', { time: '08:00', days: ['sat'], date: undefined, leads: [] }, 'UTC', '2026-11-21T08:00Z', '2026-11-28T08:00Z'],
    ['never without a day', { time: '08:00', days: [], date: undefined, leads: [] }, 'UTC', '2026-11-21T08:00Z', undefined],
    [
      'an appointment on its date',
      { time: '09:15', days: [], date: '2027-03-28', leads: [] },
      'Europe/Berlin',
      '2026-11-21T12:00Z',
      '2027-03-28T07:15Z',
    ],
    [
      'never once its date has passed',
      { time: '09:15', days: [], date: '2026-11-20', leads: [] },
      'Europe/Berlin',
      '2026-11-21T12:00Z',
      undefined,
    ],
    ['in a skipped hour', daily('02:30'), 'Europe/Berlin', '2026-03-28T12:00Z', '2026-03-29T01:00Z'],
    ['not on a skipped day', daily('08:00'), 'Pacific/Apia', '2011-12-30T00:00Z', '2011-12-30T18:00Z'],
    [
      'an appointment on a day that does not exist',
      { time: '08:00', days: [], date: '2011-12-30', leads: [] },
      'Pacific/Apia',
      '2011-12-01T00:00Z',
      undefined,
    ],
    ['it is already tomorrow in Kiritimati', daily('00:05'), 'Pacific/Kiritimati', '2026-11-21T12:00Z', '2026-11-22T10:05Z'],
  ])('%s', (_, schedule, zone, after, expected) => expect(iso(nextDue(schedule, zone, Date.parse(after)))).toBe(expected))

  test('an hour that occurs twice brings it once', () => {
    const first = nextDue(daily('01:30'), 'America/New_York', Date.parse('2026-11-01T04:00Z'))
    expect(iso(first)).toBe('2026-11-01T05:30Z')
    expect(iso(nextDue(daily('01:30'), 'America/New_York', first ?? 0, { at: first ?? 0, lead: 0 }))).toBe('2026-11-02T06:30Z')
  })

  test('flying west across the date line brings it on her next day, not twice on the same day', () => {
    const inAuckland = Date.parse('2026-11-21T19:00Z')
    expect(iso(nextDue(daily('08:00'), 'Pacific/Honolulu', inAuckland, { at: inAuckland, lead: 0 }))).toBe('2026-11-22T18:00Z')
  })

  test('flying east in the afternoon does not bring it again on the same day', () => {
    const inNewYork = Date.parse('2026-11-21T13:00Z')
    expect(iso(nextDue(daily('08:00'), 'Europe/Berlin', inNewYork, { at: inNewYork, lead: 0 }))).toBe('2026-11-22T07:00Z')
  })
})

const ZONES = [
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'America/New_York',
  'Europe/Berlin',
  'UTC',
]
const schedule = fc.record({
  time: fc.integer({ min: 0, max: 1_439 }).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16)),
  days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
  date: fc.constant(undefined),
  leads: fc.constant([]),
})

test('over a year it comes once on each of its days and on no other, in every zone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), schedule, (zone, daily) => {
      const from = Date.parse('2026-01-01T12:00:00Z')
      const days: string[] = []
      let at = nextDue(daily, zone, from)
      while (at !== undefined && at < from + 365 * 86_400_000) {
        expect(dueAt(daily, zone, at)).toEqual({ at, lead: 0 })
        expect(daily.days).toContain(weekdayOf(localDateAt(at, zone)))
        days.push(localDateAt(at, zone))
        at = nextDue(daily, zone, at, { at, lead: 0 })
      }
      expect(new Set(days).size).toBe(days.length)
      expect(Math.abs(days.length - (daily.days.length * 365) / 7)).toBeLessThan(8)
    }),
    { numRuns: 60 },
  )
})

describe('quiet hours', () => {
  const night = { from: '22:00', to: '07:00' }
  test.each([
    ['in the evening before they begin', night, 'UTC', '2026-11-21T21:59Z', '2026-11-21T21:59Z'],
    ['as they begin', night, 'UTC', '2026-11-21T22:00Z', '2026-11-22T07:00Z'],
    ['after midnight', night, 'UTC', '2026-11-22T03:00Z', '2026-11-22T07:00Z'],
    ['as they end', night, 'UTC', '2026-11-22T07:00Z', '2026-11-22T07:00Z'],
    ['during the day', { from: '13:00', to: '14:30' }, 'UTC', '2026-11-22T13:10Z', '2026-11-22T14:30Z'],
    ['after those of the day', { from: '13:00', to: '14:30' }, 'UTC', '2026-11-22T14:31Z', '2026-11-22T14:31Z'],
    ['in her time zone', night, 'Pacific/Auckland', '2026-11-21T10:00Z', '2026-11-21T18:00Z'],
    ['in a night shortened by a clock change', night, 'Europe/Berlin', '2026-03-28T22:00Z', '2026-03-29T05:00Z'],
    ['with a skipped end', { from: '22:00', to: '02:30' }, 'Europe/Berlin', '2026-03-28T22:00Z', '2026-03-29T01:00Z'],
    ['with a repeated end', { from: '22:00', to: '02:30' }, 'Europe/Berlin', '2026-10-24T22:00Z', '2026-10-25T00:30Z'],
  ])('%s', (_, quiet, zone, at, expected) => expect(iso(afterQuiet(Date.parse(at), quiet, zone))).toBe(expected))

  test('without quiet hours it is sent at once', () => expect(afterQuiet(5, undefined, 'UTC')).toBe(5))
})

describe('an appointment', () => {
  const visit = (date: string, time: string, leads: Schedule['leads'] = LEAD_TIMES): Schedule => ({ time, days: [], date, leads })
  /** All its times in a zone, as the worker walks them. */
  function walked(schedule: Schedule, zone: string, from: string): (string | undefined)[] {
    const times: (string | undefined)[] = []
    for (
      let at = nextDue(schedule, zone, Date.parse(from));
      at !== undefined;
      at = nextDue(schedule, zone, at, dueAt(schedule, zone, at))
    ) {
      times.push(iso(at))
    }
    return times
  }

  test.each<[string, Schedule, string, string, string[]]>([
    [
      'a day and an hour before, and at its time',
      visit('2027-02-10', '09:15', ['day', 'hour']),
      'Europe/Berlin',
      '2026-11-21T12:00Z',
      ['2027-02-09T08:15Z', '2027-02-10T07:15Z', '2027-02-10T08:15Z'],
    ],
    [
      'at the same time of day before the clocks change',
      visit('2027-03-28', '09:15'),
      'Europe/Berlin',
      '2026-11-21T12:00Z',
      ['2027-03-21T08:15Z', '2027-03-26T08:15Z', '2027-03-27T08:15Z', '2027-03-28T06:15Z', '2027-03-28T07:15Z'],
    ],
    [
      'an hour before is sixty minutes, also across a clock change',
      visit('2027-03-28', '03:15', ['hour']),
      'Europe/Berlin',
      '2026-11-21T12:00Z',
      ['2027-03-28T00:15Z', '2027-03-28T01:15Z'],
    ],
    ['only what is still to come', visit('2026-11-21', '14:00'), 'UTC', '2026-11-21T12:30Z', ['2026-11-21T13:00Z', '2026-11-21T14:00Z']],
    ['at its time alone', visit('2026-11-23', '14:00', []), 'UTC', '2026-11-21T12:30Z', ['2026-11-23T14:00Z']],
    ['never when its day is skipped', visit('2011-12-30', '08:00'), 'Pacific/Apia', '2011-12-01T00:00Z', []],
  ])('comes %s', (_, schedule, zone, from, expected) => expect(walked(schedule, zone, from)).toEqual(expected))

  test('is not announced a second time after flying west', () => {
    const schedule = visit('2026-11-25', '09:00', ['day', 'hour'])
    const inBerlin = Date.parse('2026-11-24T08:00Z')
    const last = dueAt(schedule, 'Europe/Berlin', inBerlin)
    expect(last).toEqual({ at: inBerlin, lead: 1_440 })
    expect(iso(nextDue(schedule, 'America/New_York', inBerlin, last))).toBe('2026-11-25T13:00Z')
    expect(iso(nextDue(schedule, 'America/New_York', inBerlin))).toBe('2026-11-24T14:00Z')
  })
})
