import { expect, test } from 'vitest'
import { FACES } from '../../../kit/web/ui/faces.ts'
import { moodNames, moodName } from './mood-scale.ts'

test('there are ten moods from Terrible to Perfect, each with its own emoji', () => {
  expect([moodNames().length, FACES.length]).toEqual([10, 10])
  expect(new Set(moodNames()).size).toBe(10)
  expect(new Set(FACES).size).toBe(10)
})

test.each([
  [1, 'Terrible'],
  [5, 'Not great'],
  [7.4, 'Fairly good'],
  [7.5, 'Good'],
  [10, 'Perfect'],
  [0, 'Terrible'],
  [12, 'Perfect'],
])('%d is %s', (rating, label) => {
  expect(moodName(rating)).toBe(label)
})
