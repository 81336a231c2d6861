import { expect, test } from 'vitest'
import { meanOf } from './averages.ts'

test.each([
  [[], null],
  [[null, undefined], null],
  [[0], 0],
  [[8, null, 6], 7],
  [[1, 2, 2], 1.7],
])('the mean of %j is %s', (answers, mean) => expect(meanOf(answers)).toBe(mean))
