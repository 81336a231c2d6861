import { describe, expect, test } from 'vitest'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { lookAt, withLook } from './judge.ts'
import { ended, endOf, extended, FIRST_PAIRS, lookDate, mayExtend, planOf, shownUntil, stateOf } from './plan.ts'
import type { StoredExperiment } from './stored-experiment.ts'

const START = '2026-03-02'
/** In every second pair the change comes first. */
const base: StoredExperiment = {
  cause: 'alcohol',
  own_words: '',
  outcome: 'night_sweats_count',
  kind: 'day',
  lag: 1,
  worth: 1,
  seed: 5,
  change_first: Array.from({ length: 28 }, (_, pair) => pair % 2 === 0),
  parts: [{ starts_on: START, pairs: FIRST_PAIRS.day }],
  kept: {},
  looks: [],
  state: 'active',
  ended_on: null,
}
const weeks: StoredExperiment = { ...base, kind: 'week', parts: [{ starts_on: START, pairs: FIRST_PAIRS.week }] }

/** The experiment, kept on all days but the last `missing` ones. */
const kept = (experiment: StoredExperiment, not = 0): StoredExperiment => ({
  ...experiment,
  kept: Object.fromEntries(planOf(experiment).map(({ date }, place, { length }) => [date, place >= length - not ? 'no' : 'yes'])),
})

/** A look at answers of `usual` on usual days and `change` on days with the change; `scatter` by number of the day. */
function look(experiment: StoredExperiment, usual: number, change: number, scatter: (day: number) => number | undefined = () => 0) {
  const values = new Map<LocalDate, number>()
  for (const [day, { date, isChange }] of planOf(experiment).entries()) {
    const added = scatter(day)
    if (added !== undefined) values.set(addDays(date, experiment.lag), (isChange ? change : usual) + added)
  }
  return lookAt(experiment, lookDate(experiment, experiment.looks.length), (date) => values.get(date))
}

describe('a look', () => {
  test.each([
    ['fewer night sweats help', base, 3, 1, 'helps', -2],
    ['more night sweats are worse', base, 1, 3, 'worse', 2],
    ['more sleep helps', { ...base, outcome: 'sleep_hours', worth: 0.5 }, 6, 7, 'helps', 1],
    ['a small difference is none, though it is no chance', base, 2, 1.75, 'no-difference', -0.25],
    ['six pairs of weeks are enough', weeks, 3, 1, 'helps', -2],
  ] as const)('%s', (_, experiment, usual, change, verdict, effect) => {
    expect(look(kept(experiment as StoredExperiment), usual, change)).toMatchObject({ verdict, effect })
  })

  test('days that differ a lot are not clear, and finally have no clear answer', () => {
    const scatter = (day: number) => 3 * ((day * 13) % 7)
    const found = look(kept(base), 3, 2.5, scatter)
    expect(found.verdict).toBe('not-clear')
    const long = [1, 2].reduce((experiment) => extended(experiment, addDays(lookDate(experiment, 0), 30)), base)
    expect(look({ ...kept(long), looks: [found, found] }, 3, 2.5, scatter).verdict).toBe('no-clear-answer')
  })

  test.each([
    ['nine complete pairs', kept(base), (day: number) => (day < 18 ? 0 : undefined)],
    ['a plan kept on 19 of 28 days', kept(base, 9), () => 0],
    ['answers about the plan for 19 of 28 days', { ...base, kept: Object.fromEntries(Object.entries(kept(base).kept).slice(9)) }, () => 0],
    ['weeks with two answers beside the first days', kept(weeks), (day: number) => (day % 7 < 4 ? 0 : undefined)],
  ])('%s are not enough', (_, experiment, scatter) => {
    expect(look(experiment, 3, 1, scatter)).toMatchObject({ verdict: 'not-enough', p: null, effect: null })
  })

  test('the first two days of a week are not counted', () => {
    const scatter = (day: number) => (day % 7 < 2 ? 50 * (day % 3) : 0)
    expect(look(kept(weeks), 3, 1, scatter).effect).toBe(-2)
  })

  test('counts the days as drawn, whether she kept to them or not', () => {
    expect(look(kept(base, 8), 3, 1).pairs).toEqual(look(kept(base), 3, 1).pairs)
  })
})

describe('the plan', () => {
  test('has each arm once in each pair, and goes on after a pause with new pairs', () => {
    const long = extended(base, '2026-04-10')
    const plan = planOf(long)
    expect(plan).toHaveLength(42)
    for (let pair = 0; pair < 21; pair += 1) expect(plan.filter((day) => day.pair === pair && day.isChange)).toHaveLength(1)
    expect(plan[28]).toMatchObject({ date: '2026-04-10', pair: 14, isChange: true })
    expect(
      planOf(weeks)
        .slice(0, 14)
        .map(({ isChange }) => isChange),
    ).toEqual([...Array<boolean>(7).fill(true), ...Array<boolean>(7).fill(false)])
  })

  test('shows tomorrow from 18:00', () => {
    expect([shownUntil(START, 17), shownUntil(START, 18)]).toEqual([START, addDays(START, 1)])
  })

  test('is looked at the day after the last answer could be noted, and is open until she decides', () => {
    expect([endOf(base), lookDate(base, 0), lookDate({ ...base, lag: 0 }, 0)]).toEqual(['2026-03-29', '2026-03-31', '2026-03-30'])
    const unclear = withLook(base, { ...look(kept(base), 1, 1), verdict: 'not-clear' })
    expect([stateOf(unclear, '2026-03-31'), mayExtend(unclear, '2026-03-31')]).toEqual(['undecided', true])
    expect(ended(unclear, '2026-04-02')).toMatchObject({ state: 'done', looks: [{ verdict: 'no-clear-answer' }] })
    expect(ended(base, '2026-03-10')).toMatchObject({ state: 'stopped', looks: [] })
    const found = withLook(base, look(kept(base), 3, 1))
    expect([found.state, mayExtend(found, '2026-03-31')]).toEqual(['done', false])
  })
})
