import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TIDE_STATES, type TidePoint } from '../contract.ts'
import { pointAt, pointOf } from './geometry.ts'
import { addToTrail, UNTOUCHED, withPoint } from './trail.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const strokes = fc.array(fc.record({ x: share, y: share, state: fc.constantFrom(...TIDE_STATES), isNew: fc.boolean() }), { maxLength: 80 })

test('the picture starts at 50, 50 and 30 without a trail', () => {
  expect(UNTOUCHED).toEqual({ energy: 50, focus: 50, tension: 30, path: [] })
})

test('a touch changes the chosen value only', () => {
  const after = withPoint(UNTOUCHED, pointAt({ x: 0.5, y: 0.5 }, 'focus'), true)
  expect(after).toEqual({ energy: 50, focus: 100, tension: 30, path: [{ x: 0.5, y: 0.5, state: 'focus', intensity: 100 }] })
})

test('a long slow stroke leaves eleven points along its path', () => {
  let path: readonly TidePoint[] = []
  for (let step = 0; step <= 400; step += 1) path = addToTrail(path, pointAt({ x: 0.1 + step / 500, y: 0.5 }, 'energy'), step === 0)
  expect(path).toHaveLength(11)
  expect(path.at(-1)).toMatchObject({ x: 0.9, y: 0.5 })
  for (const [at, point] of path.slice(1, -1).entries()) expect(point.x - (path[at]?.x ?? 0)).toBeGreaterThan(0.04)
})

test('a resting finger adds only one point', () => {
  let path: readonly TidePoint[] = []
  for (let step = 0; step < 30; step += 1) path = addToTrail(path, pointAt({ x: 0.3 + step / 10_000, y: 0.5 }, 'tension'), step === 0)
  expect(path).toHaveLength(2)
})

test('every new touch is stored, also at the same position', () => {
  const point = pointOf('energy', 70)
  let path: readonly TidePoint[] = []
  for (let tap = 0; tap < 4; tap += 1) path = addToTrail(path, point, true)
  expect(path).toEqual([point, point, point, point])
})

test('the last point is always the latest position, and there are at most eleven', () => {
  fc.assert(
    fc.property(strokes, (touches) => {
      let sketch = UNTOUCHED
      for (const { x, y, state, isNew } of touches) {
        const point = pointAt({ x, y }, state)
        sketch = withPoint(sketch, point, isNew)
        expect(sketch.path.at(-1)).toEqual(point)
        expect(sketch[state]).toBe(point.intensity)
        expect(sketch.path.length).toBeLessThanOrEqual(11)
      }
    }),
  )
})
