import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effectOf, flipsFor, signFlipP } from './sign-flip.ts'

const p = (differences: readonly number[], seed = 7) => signFlipP(differences, flipsFor(differences.length, seed))

describe('the test of signs', () => {
  test.each([
    [[1, 2, 3], 0.25],
    [[-0.5, -0.5, -3], 0.25],
    // Of the eight sums ±3 ± 2 ± 1, those of 0 are two, and six are at least as large as 2.
    [[3, -2, 1], 0.75],
    [[1, 1, 1, 1, 1], 2 / 32],
    [[1, 1, 1, 1, 1, -1], 14 / 64],
    [[0, 0, 0], 1],
    [Array.from({ length: 14 }, () => 2), 2 / 2 ** 14],
  ])('is exact: %j has p = %d', (differences, exact) => {
    expect(p(differences)).toBeCloseTo(exact, 12)
  })

  const answers = fc.array(
    fc.integer({ min: -20, max: 20 }).map((half) => half / 2),
    { minLength: 3, maxLength: 20 },
  )

  test('does not depend on the names of the arms, nor on the order of exact pairs', () => {
    fc.assert(
      fc.property(answers, (differences) => {
        expect(p(differences.map((one) => -one))).toBe(p(differences))
        if (differences.length <= 16) expect(p(differences.toReversed())).toBeCloseTo(p(differences), 12)
      }),
      { numRuns: 30 },
    )
  })

  test('with more than 16 pairs it is drawn, the same for the same seed and close for others', () => {
    const differences = Array.from({ length: 28 }, (_, pair) => ((pair * 7) % 5) - 1.4)
    expect(p(differences, 1)).toBe(p(differences, 1))
    const [one, other] = [p(differences, 1), p(differences, 2_000_000_000)]
    expect(Math.abs(one - other)).toBeLessThan(0.02)
    // The first 16 pairs alone, exactly and as drawn among pairs without a difference.
    const first = differences.slice(0, 16)
    for (const seed of [1, 99, 123_456_789]) expect(Math.abs(p([...first, 0, 0, 0], seed) - p(first))).toBeLessThan(0.025)
  })
})

test('the range holds the shifts that the test does not refuse, and the mean', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 6, maxLength: 12 }), (differences) => {
      const { effect, low, high } = effectOf(differences, flipsFor(differences.length, 1))
      const shifted = (shift: number) => p(differences.map((one) => one - shift))
      expect(low).toBeLessThan(effect)
      expect(high).toBeGreaterThan(effect)
      expect(shifted(low)).toBeLessThanOrEqual(0.2)
      expect(shifted(high)).toBeLessThanOrEqual(0.2)
      if (low + 0.1 < effect) expect(shifted(low + 0.1)).toBeGreaterThan(0.2)
      expect(
        effectOf(
          differences.map((one) => one + 3),
          flipsFor(differences.length, 1),
        ).low,
      ).toBeCloseTo(low + 3, 9)
    }),
    { numRuns: 50 },
  )
})
