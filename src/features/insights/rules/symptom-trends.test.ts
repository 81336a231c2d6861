import { expect, test } from 'vitest'
import { inListOrder, severityOf } from './symptom-trends.ts'

test('symptoms are in the order of the list, custom ones last', () =>
  expect(inListOrder(['own_a1b2c3d4', 'itching', 'anxiety'])).toEqual(['anxiety', 'itching', 'own_a1b2c3d4']))

test.each([
  [0.4, 0],
  [0.5, 1],
  [2.4, 2],
  [2.6, 3],
])('the severity nearest to %d is %d', (average, severity) => expect(severityOf(average)).toBe(severity))
