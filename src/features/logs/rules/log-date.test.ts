import { expect, test } from 'vitest'
import { dayProblem, logDateProblem } from './log-date.ts'

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

test.each([
  ['2026-11-21', undefined],
  ['2016-11-21', undefined],
  ['2026-11-22', /hasn't come yet/],
  ['2016-11-20', /more than ten years ago/],
  ['2026-02-30', /no such day/],
  ['21.11.2026', /no such day/],
  ['0', /no such day/],
  ['', /no such day/],
])('the day "%s" of a URL, opened on 2026-11-21, is refused with %s', (text, words) => {
  const problem = dayProblem(text, '2026-11-21')
  if (words === undefined) expect(problem).toBeUndefined()
  else expect(problem).toMatch(words)
})
