import fc from 'fast-check'
import { expect, test } from 'vitest'
import { easeTo, FRAMES_JUDGED, nextPace, PACES } from './motion.ts'

const FRAME = 1_000 / 60
const value = fc.double({ min: 0, max: 100, noNaN: true })

test.each([
  [0, 100, FRAME, 7],
  [100, 0, FRAME, 93],
  [50, 50, FRAME, 50],
  [0, 100, 0, 0],
  [0, 100, 2 * FRAME, 13.51],
  [99.97, 100, FRAME, 100],
])('from %f to %f in %f ms', (from, to, ms, after) => expect(easeTo(from, to, ms)).toBeCloseTo(after, 6))

test('no value overshoots its goal, and every value reaches it', () => {
  fc.assert(
    fc.property(value, value, fc.double({ min: 8, max: 500, noNaN: true }), (from, goal, ms) => {
      let at = from
      for (let frame = 0; frame < 1_000 && at !== goal; frame += 1) {
        const next = easeTo(at, goal, ms)
        expect(Math.abs(goal - next)).toBeLessThanOrEqual(Math.abs(goal - at))
        expect((goal - next) * (goal - at)).toBeGreaterThanOrEqual(0)
        at = next
      }
      expect(at).toBe(goal)
    }),
  )
})

test('two short frames move a value as far as one long frame', () => {
  expect(easeTo(easeTo(0, 100, 10), 100, 10)).toBeCloseTo(easeTo(0, 100, 20), 6)
})

test('slow frames reduce the resolution, then the frame rate', () => {
  const slow = Array.from({ length: FRAMES_JUDGED }, () => 26)
  const seen = [0]
  for (let turn = 0; turn < 5; turn += 1) seen.push(nextPace(seen.at(-1) ?? 0, slow))
  expect(seen).toEqual([0, 1, 2, 3, 3, 3])
  expect(PACES.map(({ scale, every }) => `${scale} / ${every}`)).toEqual(['2 / 1', '1.5 / 1', '1 / 1', '1 / 2'])
})

test.each([
  ['quick frames', Array.from({ length: FRAMES_JUDGED }, () => 16.7)],
  ['a few slow ones among quick ones', Array.from({ length: FRAMES_JUDGED }, (_, at) => (at % 5 ? 16.7 : 80))],
  ['too few to judge', [90, 90, 90]],
])('%s do not change the pace', (_, frames) => expect(nextPace(1, frames)).toBe(1))
