import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { ACTION_TYPES } from '../contract.ts'
import type { CountedCell, Counts } from './counted.ts'
import { FIGURE_FROM, HALF_LIFE_DAYS, posteriors, type Posterior, PRIOR_MEAN, PRIOR_WEIGHT, weightAfter } from './posterior.ts'

const TYPE = 'Practical Help'
/** Midnight UTC, when the week of `WEEK` has been over for two days. */
const NOW = Date.parse('2026-11-18T00:00:00Z')
const WEEK = '2026-11-09'

const cell = (receptive: number, neutral: number, withdrawn: number, week = WEEK): CountedCell => ({
  week,
  type: TYPE,
  counts: { receptive, neutral, withdrawn },
})
function one(cells: readonly CountedCell[], now = NOW): Posterior {
  const found = posteriors(cells, now).get(TYPE)
  if (!found) throw new Error('every kind has a posterior')
  return found
}
/** A week that ended so many days before `NOW`. */
const weekOver = (days: number) => addDays('2026-11-11', -days)

const anyCounts = fc.record({ receptive: fc.nat(9), neutral: fc.nat(9), withdrawn: fc.nat(9) })
const anyCell = fc
  .tuple(fc.constantFrom(...ACTION_TYPES), fc.integer({ min: 0, max: 50 }), anyCounts)
  .map(([type, weeks, counts]): CountedCell => ({ type, week: addDays(WEEK, -7 * weeks), counts }))

test('the numbers are those of the product', () => {
  expect([PRIOR_MEAN, PRIOR_WEIGHT, HALF_LIFE_DAYS, FIGURE_FROM]).toEqual([0.6, 4, 30, 5])
})

test.each([
  [0, 1],
  [30, 0.5],
  [60, 0.25],
  [15, Math.SQRT1_2],
  [365, 2 ** (-365 / 30)],
])('a reaction of a week that has been over for %i days weighs %f', (days, weight) => expect(weightAfter(days)).toBeCloseTo(weight, 12))

describe('the mean', () => {
  // Without age: (2.4 + receptive + neutral / 2) / (4 + all); the cells lie on the day their week ended.
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
    expect(one([cell(receptive, neutral, withdrawn, weekOver(0))]).mean).toBeCloseTo(mean, 12)
  })

  test.each([
    [30, (2.4 + 2) / (4 + 2)],
    [60, (2.4 + 1) / (4 + 1)],
  ])('of four receptive that are %i days old is %f', (days, mean) => {
    expect(one([cell(4, 0, 0, weekOver(days))]).mean).toBeCloseTo(mean, 12)
  })

  test('of an old week comes back to the prior', () => expect(one([cell(0, 0, 9, weekOver(2000))]).mean).toBeCloseTo(0.6, 6))

  test('lies between 0 and 1, and does not depend on the order of the weeks', () => {
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

  test('is the same to the last digit in whatever order different weeks come', () => {
    const weeks = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 50 }), anyCounts), { selector: ([week]) => week, maxLength: 8 })
    fc.assert(
      fc.property(weeks, (found) => {
        const cells = found.map(([week, counts]): CountedCell => ({ type: TYPE, week: addDays(WEEK, -7 * week), counts }))
        expect(one(cells.toReversed())).toEqual(one(cells))
      }),
    )
  })

  test('rises with each receptive reaction, falls with each withdrawn one, and neutral lies between', () => {
    fc.assert(
      fc.property(anyCounts, fc.integer({ min: 0, max: 300 }), (counts, age) => {
        const week = weekOver(age)
        const meanOf = (more: Partial<Counts>) => one([{ type: TYPE, week, counts: { ...counts, ...more } }]).mean
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

  test('of one kind says nothing of another', () => {
    const found = posteriors([cell(9, 0, 0)], NOW)
    for (const type of ACTION_TYPES.filter((other) => other !== TYPE))
      expect(found.get(type)).toEqual({
        mean: 0.6,
        counts: { receptive: 0, neutral: 0, withdrawn: 0 },
        confidence: null,
        level: 'unknown',
        backfire: false,
      })
  })
})

describe('what he is told', () => {
  test.each([
    [0, null],
    [3, null],
    [4, null],
    [5, 82],
    [6, 84],
  ])('after %i receptive reactions the figure is %s', (receptive, confidence) => {
    expect(one([cell(receptive, 0, 0, weekOver(0))]).confidence).toBe(confidence)
  })

  test('is a figure of all weeks together, however old', () => {
    expect(one([cell(3, 0, 0, weekOver(300))]).confidence).toBeNull()
    expect(one([cell(3, 0, 0, weekOver(300)), cell(3, 0, 0, weekOver(3))]).confidence).not.toBeNull()
  })

  test.each([
    ['unknown', 0, 0, 0],
    ['mostly', 4, 0, 0],
    ['mostly', 3, 0, 0],
    ['often', 3, 2, 1],
    ['mixed', 0, 3, 0],
    ['rarely', 0, 0, 3],
  ])('is “%s” in words after %i receptive, %i neutral, %i withdrawn', (level, receptive, neutral, withdrawn) => {
    expect(one([cell(receptive, neutral, withdrawn, weekOver(0))]).level).toBe(level)
  })

  test.each([
    [false, 0, 0, 0],
    [false, 3, 0, 3],
    [false, 1, 3, 2],
    [true, 0, 0, 3],
    [true, 2, 2, 3],
  ])('is a warning (%s) where withdrawn prevails: %i receptive, %i neutral, %i withdrawn', (backfire, receptive, neutral, withdrawn) => {
    expect(one([cell(receptive, neutral, withdrawn)]).backfire).toBe(backfire)
  })

  test('is no warning any more once newer weeks were well taken', () => {
    expect(one([cell(0, 0, 4, weekOver(90)), cell(3, 0, 0)]).backfire).toBe(false)
  })
})
