import { describe, expect, test } from 'vitest'
import { greetingAt, lightAt } from './day-part.ts'
import { GREETINGS, journeyWords, weekMissing } from './greeting.ts'

describe('greeting by hour', () => {
  test.each([
    [0, 'Good morning', 'night'],
    [4, 'Good morning', 'night'],
    [5, 'Good morning', 'dawn'],
    [11, 'Good morning', 'dawn'],
    [12, 'Good afternoon', 'noon'],
    [16, 'Good afternoon', 'noon'],
    [17, 'Good evening', 'dusk'],
    [20, 'Good evening', 'dusk'],
    [21, 'Good evening', 'night'],
    [23, 'Good evening', 'night'],
  ])('at %i: %s, %s', (hour, words, light) => {
    expect([GREETINGS[greetingAt(hour)], lightAt(hour)]).toEqual([words, light])
  })
})

test.each([
  [48, 5, 'Day 48 of your journey · 5 days in a row'],
  [1_200, 1, 'Day 1,200 of your journey'],
  [1, 0, "Day 1 of your journey · We're glad you're here"],
  [1, 1, 'Day 1 of your journey'],
  [9, 0, 'Day 9 of your journey'],
])('day %i with a streak of %i', (day, streak, words) => {
  expect(journeyWords(day, streak)).toBe(words)
})

test.each([
  [0, 'Log 2 more days to see your week.'],
  [1, 'Log 1 more day to see your week.'],
  [2, undefined],
  [7, undefined],
])('a week with %i logged days', (days, words) => {
  expect(weekMissing(days)).toBe(words)
})
