import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from '../../../kit/local-date.ts'
import { DEFAULT_PREFERENCES } from '../../settings/rules/preferences.ts'
import { PERIODS } from '../contract.ts'
import { bleedingMonths } from './bleeding-months.ts'
import { bleedsOf } from './bleeding-text.ts'
import { medianOf } from './figures.ts'
import { initialsOf } from './head.ts'
import { choicesFor, presetFor, therapistSections } from './presets.ts'
import { mrsDays } from './report-checkins.ts'
import { monthsOf, periodOf, timeBefore } from './report-days.ts'

test.each([
  ['2026-11-21', 3, '2026-08-22'],
  ['2026-05-31', 3, '2026-03-01'],
  ['2024-05-31', 3, '2024-03-01'],
  ['2026-01-15', 1, '2025-12-16'],
  ['2026-02-28', 12, '2025-03-01'],
])('up to %s, %d months begin on %s', (today, months, from) => expect(periodOf(today, months)).toEqual({ from, to: today }))

test('a period and the time before are equally long and touch', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom(...PERIODS), (date, months) => {
      const period = periodOf(date.toISOString().slice(0, 10), months)
      const before = timeBefore(period)
      expect(daysBetween(before.from, before.to)).toBe(daysBetween(period.from, period.to))
      expect(daysBetween(before.to, period.from)).toBe(1)
      expect(monthsOf(period).length).toBeGreaterThanOrEqual(months)
    }),
  )
})

test.each([
  [[], null],
  [[4], 4],
  [[1, 2], 1.5],
  [[9, 1, 5], 5],
  [[0, 0, 7, 8], 3.5],
])('the middle of %j is %s', (values, middle) => expect(medianOf(values)).toBe(middle))

test('the strip has twelve months up to today, and a noted day wins over a confirmed time without bleeding', () => {
  const months = bleedingMonths([{ day: '2026-02-28', flow: 'Heavy flow' }], [{ from: '2026-02-27', to: '2026-03-01' }], '2026-03-02')
  expect([months.length, months[0]?.month, months.at(-1)?.days.length]).toEqual([12, '2025-04', 2])
  expect(months.at(-2)?.days.slice(-3)).toEqual([null, 'no-bleeding', 'heavy'])
  expect(months.at(-1)?.days).toEqual(['no-bleeding', null])
})

test('a bleed goes over the end of a month, and days more than four apart are two', () => {
  const flow = 'Light flow' as const
  const months = bleedingMonths(
    [
      { day: '2026-01-30', flow },
      { day: '2026-02-03', flow: 'Moderate flow' },
      { day: '2026-02-08', flow },
    ],
    [],
    '2026-03-02',
  )
  expect(bleedsOf(months)).toEqual([
    { from: '2026-01-30', to: '2026-02-03', days: 2, heavy: 0, strongest: 'moderate' },
    { from: '2026-02-08', to: '2026-02-08', days: 1, heavy: 0, strongest: 'light-flow' },
  ])
})

test('scales are read from the days that are compared, once', () => {
  const period = { from: '2026-08-22', to: '2026-11-21' }
  const daysFor = (from: string) =>
    mrsDays([{ kind: 'oestrogen', isSequential: false, from, to: null, changes: [], changeBy: null }], period)
  const recent = { from: '2026-04-22', to: '2026-11-21' }
  expect(mrsDays([], period)).toEqual([recent])
  expect(daysFor('2026-07-01')).toEqual([recent])
  expect(daysFor('2026-05-04')).toEqual([recent, { from: '2026-03-05', to: '2026-04-21' }])
  expect(daysFor('2020-05-04')).toEqual([recent, { from: '2020-03-05', to: '2020-05-18' }])
})

test.each([
  ['Ana Keller', 'A. K.'],
  ['  éléna maria  de la cruz ', 'É. M. D. L. C.'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials))

const { privacy } = DEFAULT_PREFERENCES
const sharing = { ...privacy, therapistSharing: true, shareCategories: { therapist: ['symptoms', 'stress'] as const, partner: [] } }
const shared = { ...sharing, shareCategories: { therapist: [...sharing.shareCategories.therapist], partner: [] } }

test('a report for a therapist begins with what she shares, and with nothing while she does not', () => {
  expect(therapistSections(shared)).toEqual(['mrs', 'hot_flashes', 'night_sweats', 'symptoms', 'stress'])
  expect(therapistSections({ ...shared, therapistSharing: false })).toEqual([])
})

test('neither questionnaires nor the answer about death nor hidden entries are in any preset', () => {
  for (const reader of ['doctor', 'therapist'] as const)
    expect(presetFor(reader, shared)).toMatchObject({ screening: [], item_9: false, show_hidden: false })
  expect(presetFor('therapist', shared).sections).not.toContain('bleeding')
})

test('stored choices come back, for a therapist with the sections of the settings', () => {
  const stored = { ...presetFor('therapist', privacy), sections: ['bleeding' as const], months: 12 as const, show_hidden: true }
  expect(choicesFor('therapist', stored, shared)).toMatchObject({ months: 12, show_hidden: false, sections: therapistSections(shared) })
  expect(choicesFor('therapist', stored, privacy).sections).toEqual(['bleeding'])
  expect(choicesFor('doctor', stored, shared)).toMatchObject({ reader: 'doctor', sections: ['bleeding'] })
})
