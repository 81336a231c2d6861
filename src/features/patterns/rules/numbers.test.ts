import { describe, expect, test } from 'vitest'
import { autocorrelationOf, effectiveCount } from './autocorrelation.ts'
import { toRanks } from './ranks.ts'
import { correlationOf, residualOf, seasonOf } from './season.ts'
import { twoSidedP } from './student-t.ts'

test.each([
  [[], []],
  [[7], [1]],
  [
    [3, 1, 2],
    [3, 1, 2],
  ],
  [
    [5, 1, 5, 5, 0],
    [4, 2, 4, 4, 1],
  ],
  [
    [2, 2, 2, 2],
    [2.5, 2.5, 2.5, 2.5],
  ],
  [
    [-1, 0.5, -1],
    [1.5, 3, 1.5],
  ],
])('the ranks of %j are %j', (values, ranks) => {
  expect([...toRanks(values)]).toEqual(ranks)
})

// Expected values from scipy.stats.t 1.x.
test.each([
  [0, 5, 1],
  [1, 2, 0.4226497308103742],
  [2, 10, 0.07338803477074037],
  [2.5, 4.7, 0.05759215934686732],
  [-3.1, 100, 0.0025139271765138175],
  [4.303, 2, 0.0499925249852145],
  [12.706, 1, 0.05000080235813319],
  [6, 300, 5.676439092359154e-9],
  [0.001, 3, 0.9992648949694609],
  [40, 5, 1.8411962171772954e-7],
])('with t = %d and %d degrees of freedom p is %d', (t, df, p) => {
  expect(twoSidedP(t, df) / p).toBeCloseTo(1, 9)
})

describe('the season', () => {
  const days = Array.from({ length: 60 }, (_, day) => day + 3).filter((day) => day % 11 !== 5)

  test('takes out weekdays and a line with a bend', () => {
    const values = Float64Array.from(days, (day) => Number([5, 1, 4, 2, 2, 9, 3][day % 7]) + 0.3 * day)
    const rest = residualOf(values, seasonOf(days, 14))
    expect(Math.max(...rest.map(Math.abs))).toBeLessThan(1e-9)
  })

  test('leaves out columns that add nothing, as bends inside a gap of weeks', () => {
    const gap = [...Array.from({ length: 20 }, (_, day) => day), ...Array.from({ length: 20 }, (_, day) => day + 200)]
    const season = seasonOf(gap, 14)
    expect(season.length).toBeLessThan(10)
    for (const [place, one] of season.entries())
      for (const [at, other] of season.entries()) expect(correlationOf(one, other)).toBeCloseTo(place === at ? 1 : 0, 9)
  })

  test('tells weekends only from the other days in a short record', () => {
    expect(seasonOf(days.slice(0, 41), 1_000)).toHaveLength(3)
    expect(seasonOf(days.slice(0, 42), 1_000)).toHaveLength(8)
  })
})

describe('autocorrelation', () => {
  const alternating = Float64Array.from({ length: 30 }, (_, place) => (place % 2 ? 1 : -1))
  const inPairs = Float64Array.from({ length: 30 }, (_, place) => (place % 4 < 2 ? 1 : -1))
  const eachDay = Array.from({ length: 30 }, (_, day) => day)

  test('is never below 0', () => expect(autocorrelationOf(alternating, eachDay)).toBe(0))

  test('reads calendar neighbours only: two days with a gap after them are alike', () => {
    const withGaps = eachDay.map((place) => place + 5 * Math.floor(place / 2))
    expect(autocorrelationOf(inPairs, withGaps)).toBe(0.95)
    expect(autocorrelationOf(inPairs, eachDay)).toBeLessThan(0.2)
  })

  test('is .5 and its correction with fewer than 12 neighbours', () => {
    const rest = Float64Array.from({ length: 22 }, (_, place) => (place % 2 ? 1 : -1))
    const withGaps = Array.from(rest, (_, place) => place + 5 * Math.floor(place / 2))
    expect(autocorrelationOf(rest, withGaps)).toBeCloseTo(0.5 + 3 / 22, 12)
  })

  test.each([
    [100, 0, 0.5, 0, 100],
    [100, 0.5, 0.5, 0, 60],
    [100, 0.5, 0.5, 9, 51],
    [20, 0.9, 0.9, 9, 4],
  ])('%d pairs with %d and %d, %d spent, are worth %d', (count, one, other, spent, worth) => {
    expect(effectiveCount(count, one, other, spent)).toBeCloseTo(worth, 12)
  })
})
