import { expect, test } from 'vitest'
import { MOOD_SCALE, moodStep } from './mood-scale.ts'

test('ten steps, each with a face of its own, from Terrible to Perfect', () => {
  expect(MOOD_SCALE).toHaveLength(10)
  expect(new Set(MOOD_SCALE.map(({ emoji }) => emoji)).size).toBe(10)
  expect(new Set(MOOD_SCALE.map(({ label }) => label)).size).toBe(10)
})

test.each([
  [1, 'Terrible'],
  [5, 'Not great'],
  [7.4, 'Okay'],
  [7.5, 'Good'],
  [10, 'Perfect'],
  [0, 'Terrible'],
  [12, 'Perfect'],
])('%d is %s', (rating, label) => {
  expect(moodStep(rating).label).toBe(label)
})
