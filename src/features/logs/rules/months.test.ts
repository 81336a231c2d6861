import { expect, test } from 'vitest'
import { lastDayOf, monthOf, monthsOf, monthWords, yearsTo } from './months.ts'

test('a date belongs to its month', () => expect(monthOf('2026-11-21')).toBe('2026-11'))

test('a month is displayed in words', () => expect(monthWords('2019-03')).toBe('March 2019'))

test.each([
  ['2026-11', '2026-11-30'],
  ['2024-02', '2024-02-29'],
  ['2023-02', '2023-02-28'],
  ['2023-12', '2023-12-31'],
])('%s ends on %s', (month, day) => expect(lastDayOf(month)).toBe(day))

test('ten years back cover eleven calendar years', () => {
  expect(yearsTo('2026-11-21', 10)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016])
})

test('months that have not begun are not offered', () => {
  expect(monthsOf(2026, '2026-03-01')).toEqual(['2026-01', '2026-02', '2026-03'])
  expect(monthsOf(2025, '2026-03-01')).toHaveLength(12)
})
