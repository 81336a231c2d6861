import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { ACTION_TYPES } from '../../couple/contract.ts'
import type { CountedCell, Counts } from '../../couple/rules/reaction-counts.ts'
import { FIGURE_FROM, HALF_LIFE_DAYS, posteriors, type Posterior, PRIOR_MEAN, PRIOR_WEIGHT, weightAfter } from './posterior.ts'

const TYPE = 'Practical Help'
/** Midnight UTC, two days after the end of the week `WEEK`. */
const NOW = Date.parse('2026-11-18T00:00:00Z')
const WEEK = '2026-11-09'

const cell = (receptive: number, neutral: number, withdrawn: number, week = WEEK): CountedCell => ({
  week,
  type: TYPE,
  counts: { receptive, neutral, withdrawn },
})
function posteriorOf(cells: readonly CountedCell[], now = NOW): Posterior {
  const found = posteriors(cells, now).get(TYPE)
  if (!found) throw new Error('every kind has a posterior')
  return found
}
/** A week that ended that many days before `NOW`. */
const weekOver = (days: number) => addDays('2026-11-11', -days)

const anyCounts = fc.record({ receptive: fc.nat(9), neutral: fc.nat(9), withdrawn: fc.nat(9) })
const anyCell = fc
  .tuple(fc.constantFrom(...ACTION_TYPES), fc.integer({ min: 0, max: 50 }), anyCounts)
  .map(([type, weeks, counts]): CountedCell => ({ type, week: addDays(WEEK, -7 * weeks), counts }))

test('the constants are those of the product', () => {
  expect([PRIOR_MEAN, PRIOR_WEIGHT, HALF_LIFE_DAYS, FIGURE_FROM]).toEqual([0.6, 4, 30, 5])
})

test.each([
  [0, 1],
  [30, 0.5],
  [60, 0.25],
  [15, Math.SQRT1_2],
  [365, 2 ** (-365 / 30)],
])('a reaction of a week that ended %i days ago has the weight %f', (days, weight) => expect(weightAfter(days)).toBeCloseTo(weight, 12))

describe('the mean', () => {
  // Without ageing: (2.4 + receptive + neutral / 2) / (4 + all), on the day the week ended.
  test.each([
    [0, 0, 0, 0.6],
    [3, 0, 0, 5.4 / 7],
    [0, 3, 0, 3.9 / 7],
    [0, 0, 3, 2.4 / 7],
    [4, 0, 0, 6.4 / 8],
    [2, 2, 1, 5.4 / 9],
    [10, 0, 0, 12.4 / 14],
    [0, 0, 10, 2.4 / 14],
  ])('of %i receptive, %i neutral and %i withdrawn is %f', (receptive, neutral, withdrawn, mean) => {
    expect(posteriorOf([cell(receptive, neutral, withdrawn, weekOver(0))]).mean).toBeCloseTo(mean, 12)
  })

  test.each([
    [30, (2.4 + 2) / (4 + 2)],
    [60, (2.4 + 1) / (4 + 1)],
  ])('of four receptive that are %i days old is %f', (days, mean) => {
    expect(posteriorOf([cell(4, 0, 0, weekOver(days))]).mean).toBeCloseTo(mean, 12)
  })

  test('of an old week returns to the prior', () => expect(posteriorOf([cell(0, 0, 9, weekOver(2000))]).mean).toBeCloseTo(0.6, 6))

  test('is between 0 and 1, and does not depend on the order of the weeks', () => {
    fc.assert(
      fc.property(fc.array(anyCell, { maxLength: 12 }), (cells) => {
        const [forth, back] = [posteriors(cells, NOW), posteriors(cells.toReversed(), NOW)]
        for (const type of ACTION_TYPES) {
          const { mean, confidence } = forth.get(type) ?? { mean: -1, confidence: -1 }
          expect(mean).toBeGreaterThan(0)
          expect(mean).toBeLessThan(1)
          expect(back.get(type)?.mean).toBeCloseTo(mean, 12)
          if (confidence !== null) expect(confidence).toBe(Math.round(mean * 100))
        }
      }),
    )
  })

  test('is bit-identical in whatever order different weeks come', () => {
    const weeks = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 50 }), anyCounts), { selector: ([week]) => week, maxLength: 8 })
    fc.assert(
      fc.property(weeks, (found) => {
        const cells = found.map(([week, counts]): CountedCell => ({ type: TYPE, week: addDays(WEEK, -7 * week), counts }))
        expect(posteriorOf(cells.toReversed())).toEqual(posteriorOf(cells))
      }),
    )
  })

  test('rises with receptive reactions, falls with withdrawn ones, and neutral is in between', () => {
    fc.assert(
      fc.property(anyCounts, fc.integer({ min: 0, max: 300 }), (counts, age) => {
        const week = weekOver(age)
        const meanOf = (more: Partial<Counts>) => posteriorOf([{ type: TYPE, week, counts: { ...counts, ...more } }]).mean
        const [with_, neutral, without] = [
          meanOf({ receptive: counts.receptive + 1 }),
          meanOf({ neutral: counts.neutral + 1 }),
          meanOf({ withdrawn: counts.withdrawn + 1 }),
        ]
        expect(with_).toBeGreaterThan(meanOf({}))
        expect(without).toBeLessThan(meanOf({}))
        expect(with_).toBeGreaterThan(neutral)
        expect(neutral).toBeGreaterThan(without)
      }),
    )
  })

  test('of one type does not affect another', () => {
    const found = posteriors([cell(9, 0, 0)], NOW)
    for (const type of ACTION_TYPES.filter((otherType) => otherType !== TYPE))
      expect(found.get(type)).toEqual({
        mean: 0.6,
        counts: { receptive: 0, neutral: 0, withdrawn: 0 },
        confidence: null,
        level: 'unknown',
        backfire: false,
      })
  })
})

describe('what the partner is shown', () => {
  test.each([
    [0, null],
    [3, null],
    [4, null],
    [5, 82],
    [6, 84],
  ])('after %i receptive reactions the percentage is %s', (receptive, confidence) => {
    expect(posteriorOf([cell(receptive, 0, 0, weekOver(0))]).confidence).toBe(confidence)
  })

  test('is a percentage over all weeks, however old', () => {
    expect(posteriorOf([cell(3, 0, 0, weekOver(300))]).confidence).toBeNull()
    expect(posteriorOf([cell(3, 0, 0, weekOver(300)), cell(3, 0, 0, weekOver(3))]).confidence).not.toBeNull()
  })

  test.each([
    ['unknown', 0, 0, 0],
    ['mostly', 4, 0, 0],
    ['mostly', 3, 0, 0],
    ['often', 3, 2, 1],
    ['mixed', 0, 3, 0],
    ['rarely', 0, 0, 3],
  ])('is “%s” in words after %i receptive, %i neutral, %i withdrawn', (level, receptive, neutral, withdrawn) => {
    expect(posteriorOf([cell(receptive, neutral, withdrawn, weekOver(0))]).level).toBe(level)
  })

  test.each([
    [false, 0, 0, 0],
    [false, 3, 0, 3],
    [false, 1, 3, 2],
    [true, 0, 0, 3],
    [true, 2, 2, 3],
  ])('has a warning (%s) when withdrawn prevails: %i receptive, %i neutral, %i withdrawn', (backfire, receptive, neutral, withdrawn) => {
    expect(posteriorOf([cell(receptive, neutral, withdrawn)]).backfire).toBe(backfire)
  })

  test('has no warning after newer weeks were well received', () => {
    expect(posteriorOf([cell(0, 0, 4, weekOver(90)), cell(3, 0, 0)]).backfire).toBe(false)
  })
})
