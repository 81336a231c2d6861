import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NewTide, TIDE_STATES, TidePoint } from '../contract.ts'
import { insideCircle, intensityAt, pointAt, pointOf } from './geometry.ts'

const share = fc.double({ min: -1, max: 2, noNaN: true })
const place = fc.record({ x: share, y: share })
const state = fc.constantFrom(...TIDE_STATES)

describe('closer to the centre is more', () => {
  test.each([
    ['the centre', 0.5, 0.5, 100],
    ['a thumb beside the centre', 0.53, 0.5, 100],
    ['half way up', 0.5, 0.25, 52],
    ['half way to the right', 0.75, 0.5, 52],
    ['near the rim', 0.5, 0.06, 8],
    ['the rim', 0.5, 0, 0],
    ['the corner of the box', 0, 0, 0],
    ['far outside', 9, -4, 0],
  ])('%s: at %f, %f the intensity is %i', (_, x, y, intensity) => expect(intensityAt({ x, y })).toBe(intensity))

  test('intensity never decreases towards the centre', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0, max: 1, noNaN: true }), ({ x, y }, part) => {
        const nearer = { x: 0.5 + (x - 0.5) * part, y: 0.5 + (y - 0.5) * part }
        expect(intensityAt(nearer)).toBeGreaterThanOrEqual(intensityAt({ x, y }))
      }),
    )
  })

  test('intensity is the same in all directions', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.7, noNaN: true }), fc.double({ min: 0, max: 7, noNaN: true }), (far, turn) => {
        const turned = intensityAt({ x: 0.5 + Math.cos(turn) * far, y: 0.5 + Math.sin(turn) * far })
        expect(Math.abs(turned - intensityAt({ x: 0.5 + far, y: 0.5 }))).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('every finger position gives a valid point inside the circle', () => {
  fc.assert(
    fc.property(place, state, (where, which) => {
      const point = pointAt(where, which)
      expect(TidePoint.safeParse(point).success).toBe(true)
      expect(intensityAt(point)).toBe(point.intensity)
      expect(insideCircle(point)).toEqual({ x: point.x, y: point.y })
    }),
    // Rounded outwards, it would be moved a second time.
    { examples: [[{ x: -0.6820950710119, y: 0 }, 'energy']] },
  )
})

test('a slider sets the same intensity as a touch at its point', () => {
  for (const which of TIDE_STATES) {
    for (let intensity = 0; intensity <= 100; intensity += 1) {
      const point = pointOf(which, intensity)
      expect(pointAt(point, which)).toEqual(point)
      expect(NewTide.shape.path.safeParse([point]).success).toBe(true)
    }
  }
})
