import { expect, test } from 'vitest'
import { type PeriodForm, periodDays, periodProblem } from './period.ts'

const TODAY = '2026-11-21'
const form = (change: Partial<PeriodForm> = {}): PeriodForm => ({
  from: '2026-11-17',
  to: '2026-11-20',
  isOngoing: false,
  flow: 'moderate',
  ...change,
})

test.each<[Partial<PeriodForm>, string[]]>([
  [{}, ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']],
  [{ isOngoing: true, from: '2026-11-20', to: '' }, ['2026-11-20', '2026-11-21']],
  [{ from: '2026-11-20' }, ['2026-11-20']],
  [{ from: '2026-11-21' }, []],
  [{ from: '' }, []],
])('%j covers %j', (change, days) => expect(periodDays(form(change), TODAY)).toEqual(days))

test.each<[Partial<PeriodForm>, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ from: '' }, 'from', 'Please choose the first day'],
  [{ to: '2026-02-30' }, 'to', 'Please choose the last day'],
  [{ to: '2026-02-30', isOngoing: true }, undefined, undefined],
  [{ from: '2016-11-20' }, 'from', 'Please choose a day within the last ten years'],
  [{ to: '2026-11-22' }, 'to', 'Please choose today or a day before it'],
  [{ from: '2026-11-21' }, 'to', "The last day can't be before the first"],
  [{ from: '2026-10-21' }, undefined, undefined],
  [{ from: '2026-10-20' }, 'from', 'Please choose at most 31 days at once'],
  [{ flow: undefined }, 'flow', 'Please choose a flow'],
])('the problem of %j is with %s: %s', (change, field, words) => {
  expect(periodProblem(form(change), TODAY)).toEqual(field === undefined ? undefined : { field, words })
})
