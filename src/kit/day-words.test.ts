import { describe, expect, test } from 'vitest'
import { dayWords, hourIn, relativeDayWords, timeWords } from './day-words.ts'

test.each([
  ['long', 'Saturday, November 21'],
  ['full', 'Saturday, November 21, 2026'],
  ['short', 'Sat, Nov 21, 2026'],
  ['monthDay', 'Nov 21'],
  ['month', 'Nov'],
  ['monthYear', 'November 2026'],
  ['weekday', 'Saturday'],
  ['weekdayShort', 'Sat'],
] as const)('a day formatted in the style %s', (style, words) => {
  expect(dayWords('2026-11-21', style)).toBe(words)
})

test.each([
  ['2026-03-01', 'Today'],
  ['2026-02-28', 'Yesterday'],
  ['2026-02-27', 'Fri, Feb 27, 2026'],
  ['2026-03-02', 'Mon, Mar 2, 2026'],
])('%s relative to March 1 is %s', (day, words) => {
  expect(relativeDayWords(day, '2026-03-01')).toBe(words)
})

describe('the time in her time zone', () => {
  const at = Date.parse('2026-11-21T11:30:00Z')
  test.each([
    ['Pacific/Kiritimati', 1, '1:30 AM'],
    ['Pacific/Honolulu', 1, '1:30 AM'],
    ['Asia/Kolkata', 17, '5:00 PM'],
    ['UTC', 11, '11:30 AM'],
  ])('%s', (timezone, hour, time) => {
    expect(hourIn(at, timezone)).toBe(hour)
    expect(timeWords(at, timezone)).toBe(time)
  })

  test('midnight is hour 0', () => {
    expect(hourIn(Date.parse('2026-11-21T00:10:00Z'), 'UTC')).toBe(0)
  })
})
