import { expect, test } from 'vitest'
import { logDateProblem } from './log-date.ts'

test.each([
  ['2026-11-21', undefined],
  ['2016-11-21', undefined],
  ['2026-11-22', 'Please choose today or a day before it'],
  ['2016-11-20', 'Please choose a day within the last ten years'],
])('a log dated %s on 2026-11-21 is refused with %s', (day, problem) => expect(logDateProblem(day, '2026-11-21')).toBe(problem))

test('ten years before a leap day is the last day of February', () => {
  expect(logDateProblem('2018-02-28', '2028-02-29')).toBeUndefined()
  expect(logDateProblem('2018-02-27', '2028-02-29')).toBeDefined()
})
