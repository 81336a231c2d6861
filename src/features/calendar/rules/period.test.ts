import { describe, expect, test } from 'vitest'
import { eachDay } from '../../../kit/each-day.ts'
import type { FlowDescription } from '../contract.ts'
import { likelyPeriod, type PeriodForm, periodDays, periodProblem } from './period.ts'

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
  [{ from: '2026-11-21' }, 'to', 'Please choose a last day on or after the first'],
  [{ from: '2026-10-21' }, undefined, undefined],
  [{ from: '2026-10-20' }, 'from', 'Please choose at most 31 days at once'],
  [{ flow: undefined }, 'flow', 'Please choose a flow'],
])('the problem of %j is with %s: %s', (change, field, words) => {
  expect(periodProblem(form(change), TODAY)).toEqual(field === undefined ? undefined : { field, words })
})

describe('a period marked without choosing days begins', () => {
  const noted = (from: string, to: string, flow: FlowDescription | null = 'Moderate flow') =>
    eachDay({ from, to }).map((day) => ({ day, flow }))
  const october = [...noted('2026-10-02', '2026-10-05'), ...noted('2026-09-29', '2026-09-30')]

  test.each<[string, { day: string; flow: FlowDescription | null }[], string, [string, string]]>([
    ['today, without any bleeding', noted('2026-11-20', '2026-11-20', null), '2026-11-01', [TODAY, TODAY]],
    ['today, after "No bleeding" only', noted('2026-11-19', '2026-11-20', 'No bleeding'), '2026-11-01', [TODAY, TODAY]],
    ['with the running one, until today', noted('2026-11-17', '2026-11-19'), '2026-11-01', ['2026-11-17', TODAY]],
    ['with one that ended four days ago, since it may go on', noted('2026-11-14', '2026-11-17'), '2026-11-01', ['2026-11-14', TODAY]],
    ['with the last one as noted', noted('2026-11-03', '2026-11-07'), '2026-11-01', ['2026-11-03', '2026-11-07']],
    ['today, two weeks after the last one', noted('2026-11-03', '2026-11-06'), '2026-11-01', [TODAY, TODAY]],
    ['with at most 31 days', noted('2026-10-01', TODAY), '2026-11-01', ['2026-10-22', TODAY]],
    ['with that of an earlier month on the page', october, '2026-10-01', ['2026-09-29', '2026-10-05']],
    ['with that of the month in which it began', october, '2026-09-01', ['2026-09-29', '2026-10-05']],
    ['with the first of an earlier month without bleeding', october, '2026-08-01', ['2026-08-01', '2026-08-01']],
  ])('%s', (_name, notes, month, [from, to]) => {
    expect(likelyPeriod(notes.toReversed(), { today: TODAY, month })).toEqual({ from, to })
  })
})
