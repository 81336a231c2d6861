import { describe, expect, test } from 'vitest'
import { featureNumber } from '../../text/rules/features.ts'
import { featureKey, packWeights, unpackWeights } from './packed-weights.ts'

/** The weights in a packed table by feature. */
function unpacked(given: ReadonlyMap<string, number>): Map<string, number | undefined> {
  const { keys, weights } = unpackWeights(packWeights(given))
  const byKey = new Map([...keys].map((key, place) => [key, weights[place]]))
  return new Map([...given.keys()].map((feature) => [feature, byKey.get(featureKey(featureNumber(feature)))]))
}

describe('packed weights', () => {
  test('keep every weight to the nearest 0.08', () => {
    const given = new Map(
      Array.from({ length: 3_000 }, (_none, place) => [`word ${place}`, (place % 2 ? -1 : 1) * (56 + ((place * 37) % 1_900))]),
    )
    for (const [feature, weight] of unpacked(given)) expect(Math.abs((weight ?? 0) - (given.get(feature) ?? 0))).toBeLessThanOrEqual(4)
  })

  test('read an empty table and one of a single feature', () => {
    expect(unpackWeights(packWeights(new Map())).keys).toHaveLength(0)
    expect(unpacked(new Map([['alone', -800]]))).toEqual(new Map([['alone', -800]]))
  })

  test('refuse a table whose end is missing', () => {
    const whole = packWeights(
      new Map([
        ['one', 80],
        ['two', -160],
        ['three', 240],
      ]),
    )
    expect(() => unpackWeights(whole.slice(0, -2))).toThrow(RangeError)
  })
})
