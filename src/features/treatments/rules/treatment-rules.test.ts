import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { Change, Dose, DoseState, Phase, Schedule } from '../contract.ts'
import { adherenceOf } from './adherence.ts'
import { beforeAfter } from './before-after.ts'
import { toHormoneUses } from './hormone-use.ts'
import { changesIn, plannedOn, statusOn } from './phases.ts'

const daily: Schedule = { kind: 'daily', times: ['08:00'] }
const twice: Schedule = { kind: 'weekdays', days: ['mon', 'thu'], times: ['08:00', '20:00'] }
const rounds: Schedule = { kind: 'cycle', on: 14, off: 14, starts_on: '2026-01-05', times: ['22:00'] }

function phase(from: string, change: Change, schedule: Schedule | null = daily, amount = ''): Phase {
  return { from, change, amount, strength: '', schedule: change === 'pause' || change === 'stop' ? null : schedule }
}

describe('phases', () => {
  const treatment = {
    phases: [phase('2026-01-05', 'start', twice), phase('2026-03-02', 'pause'), phase('2026-04-06', 'start'), phase('2026-09-01', 'stop')],
  }

  test.each([
    ['2026-01-04', 'coming', 0],
    ['2026-01-05', 'now', 2],
    ['2026-01-06', 'now', 0],
    ['2026-03-01', 'now', 0],
    ['2026-03-02', 'paused', 0],
    ['2026-04-06', 'now', 1],
    ['2026-08-31', 'now', 1],
    ['2026-09-01', 'past', 0],
  ])('on %s: %s, with %i doses', (day, status, doses) => {
    expect(statusOn(treatment, day)).toBe(status)
    expect(plannedOn(treatment, day)).toHaveLength(doses)
  })

  test('changes of several treatments come by day, with the phase before', () => {
    const other = { phases: [phase('2026-03-02', 'start'), phase('2026-03-09', 'dose-up')] }
    const changes = changesIn([treatment, other], '2026-03-02', '2026-04-06')
    expect(changes.map(({ day, phase: { change }, before }) => [day, change, before?.change])).toEqual([
      ['2026-03-02', 'pause', 'start'],
      ['2026-03-02', 'start', undefined],
      ['2026-03-09', 'dose-up', 'start'],
      ['2026-04-06', 'start', 'pause'],
    ])
  })
})

describe('uses of hormones', () => {
  test('a stop ends a stretch, changes of dose do not', () => {
    const phases = [
      phase('2026-01-05', 'start'),
      phase('2026-02-02', 'dose-up'),
      phase('2026-03-02', 'switch'),
      phase('2026-09-01', 'stop'),
    ]
    expect(toHormoneUses([{ what: 'oestrogen', phases }])).toEqual([
      {
        kind: 'oestrogen',
        isSequential: false,
        from: '2026-01-05',
        to: '2026-08-31',
        changes: ['2026-02-02', '2026-03-02'],
        changeBy: null,
      },
    ])
  })

  test('taken in rounds is sequential; to go on without days off begins a new stretch', () => {
    const phases = [phase('2026-01-05', 'start', rounds), phase('2026-03-02', 'switch')]
    expect(toHormoneUses([{ what: 'progestogen', phases }])).toEqual([
      { kind: 'progestogen', isSequential: true, from: '2026-01-05', to: '2026-03-01', changes: [], changeBy: null },
      { kind: 'progestogen', isSequential: false, from: '2026-03-02', to: null, changes: [], changeBy: null },
    ])
    const month: Schedule = { kind: 'calendar-month', from_day: 1, to_day: 12, times: ['22:00'] }
    expect(toHormoneUses([{ what: 'progestogen', phases: [phase('2026-01-05', 'start', month)] }])[0]?.isSequential).toBe(true)
  })

  test('a pause ends a stretch, a new start begins another; the oldest comes first', () => {
    const phases = [
      phase('2026-02-02', 'start'),
      phase('2026-03-02', 'pause'),
      phase('2026-04-06', 'start'),
      phase('2026-05-04', 'pause'),
      phase('2026-06-01', 'stop'),
    ]
    const device: Schedule = { kind: 'in-place', until: '2031-01-05' }
    const uses = toHormoneUses([
      { what: 'tibolone', phases },
      { what: 'progestogen', phases: [phase('2026-01-05', 'start', device)] },
    ])
    expect(uses.map(({ kind, from, to, changeBy }) => [kind, from, to, changeBy])).toEqual([
      ['progestogen', '2026-01-05', null, '2031-01-05'],
      ['tibolone', '2026-02-02', '2026-03-01', null],
      ['tibolone', '2026-04-06', '2026-05-03', null],
    ])
  })

  test.each(['testosterone', 'non-hormonal', 'supplement', 'other'] as const)('%s is none', (what) => {
    expect(toHormoneUses([{ what, phases: [phase('2026-01-05', 'start')] }])).toEqual([])
  })
})

describe('what was taken of what was planned', () => {
  const patch = { id: 1, phases: [phase('2026-11-02', 'start', { kind: 'daily', times: ['08:00', '20:00'] })] }
  const dose = (local_date: string, slot: number, state: DoseState, treatment_id = 1): Dose => ({ treatment_id, local_date, slot, state })
  const period = { from: '2026-11-01', to: '2026-11-30', today: '2026-11-04' }

  test('open doses of today do not count, those of other days are not noted', () => {
    expect(adherenceOf(patch, [], period)).toEqual({ planned: 4, taken: 0, late: 0, skipped: 0, not_noted: 4 })
  })

  test('late is taken; doses of others and those without a plan do not count', () => {
    const doses = [
      dose('2026-11-02', 0, 'taken'),
      dose('2026-11-02', 1, 'late'),
      dose('2026-11-03', 0, 'skipped'),
      dose('2026-11-04', 0, 'taken'),
      dose('2026-11-03', 1, 'taken', 2),
      dose('2026-11-03', 5, 'taken'),
    ]
    expect(adherenceOf(patch, doses, period)).toEqual({ planned: 5, taken: 3, late: 1, skipped: 1, not_noted: 1 })
  })
})

describe('before and after', () => {
  const change = '2026-06-01'
  const series = (valueOf: (offset: number) => number | undefined) =>
    new Map(
      Array.from({ length: 140 }, (_, place) => place - 40).flatMap((offset) => {
        const value = valueOf(offset)
        return value === undefined ? [] : [[addDays(change, offset), value] as const]
      }),
    )

  test('compares the 28 days before with days 29 to 84 after; the first day is that of the change', () => {
    // Values outside the two windows would move the medians far.
    const values = series((offset) => (offset >= -28 && offset < 0 ? 8 : offset >= 28 && offset < 84 ? 3 : 100))
    expect(beforeAfter(values, change)).toEqual({ before: { median: 8, days: 28 }, after: { median: 3, days: 56 }, least: -5, most: -5 })
  })

  test('needs 14 noted days on each side', () => {
    const noted = (before: number, after: number) =>
      series((offset) => ((offset < 0 && offset >= -before) || (offset >= 28 && offset < 28 + after) ? 5 : undefined))
    expect(beforeAfter(noted(13, 14), change)).toBeUndefined()
    expect(beforeAfter(noted(14, 13), change)).toBeUndefined()
    expect(beforeAfter(noted(14, 14), change)).toMatchObject({ before: { days: 14 }, after: { days: 14 } })
  })

  test('the interval is the same for the same days, and wider for days that differ in runs', () => {
    // The same ten values, once mixed and once in runs of a week.
    const alternating = series((offset) => ((offset + 40) * 7) % 10)
    const inRuns = series((offset) => Math.floor((offset + 40) / 7) % 10)
    const [one, again, runs] = [beforeAfter(alternating, change), beforeAfter(alternating, change), beforeAfter(inRuns, change)]
    expect(one).toEqual(again)
    expect((runs?.most ?? 0) - (runs?.least ?? 0)).toBeGreaterThan((one?.most ?? 0) - (one?.least ?? 0))
  })

  test('of days without a change the interval encloses zero, of a clear change it does not', () => {
    const noise = (offset: number) => ((offset * 7 + 400) % 10) / 2
    const same = beforeAfter(series(noise), change)
    expect([same && same.least <= 0, same && same.most >= 0]).toEqual([true, true])
    expect(
      beforeAfter(
        series((offset) => noise(offset) + (offset < 0 ? 5 : 0)),
        change,
      )?.most,
    ).toBeLessThan(0)
  })
})
