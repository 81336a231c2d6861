import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, dayAfterKey, lastWeeksOf, monthOf, weekdayOf, weeksOf } from './date-grid.ts'
import { addDays } from './local-date.ts'

const bounds = { first: '2025-11-01', last: '2026-11-21' }
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count))

test.each([
  ['2026-11-21', -1, '2026-10-21'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2025-12-31', 2, '2026-02-28'],
  ['2024-02-29', -12, '2023-02-28'],
])('%s plus %d months is %s', (day, count, result) => expect(addMonths(day, count)).toBe(result))

test('November 2026 begins on a Sunday and spans six weeks', () => {
  const weeks = weeksOf('2026-11-21')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([...Array.from({ length: 6 }), '2026-11-01'])
  expect(weeks[5]).toEqual(['2026-11-30', ...Array.from({ length: 6 })])
})

test('two weeks begin on the Monday of the week before', () => {
  expect(lastWeeksOf('2026-11-21', 2).map((week) => [week[0], week[6], week.length])).toEqual([
    ['2026-11-09', '2026-11-15', 7],
    ['2026-11-16', '2026-11-22', 7],
  ])
  expect(lastWeeksOf('2026-11-16', 2)[1]?.[0]).toBe('2026-11-16')
})

test('each day of a month appears once, under its weekday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = weeksOf(day)
      const days = weeks.flat().filter((day) => day !== undefined)
      expect(days[0]).toBe(monthOf(day))
      expect(days.every((day, place) => place === 0 || day === addDays(days[place - 1] ?? '', 1))).toBe(true)
      expect(addDays(days.at(-1) ?? '', 1)).toBe(addMonths(monthOf(day), 1))
      for (const week of weeks) for (const [place, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe(place)
    }),
  )
})

test.each([
  ['ArrowLeft', false, '2026-11-01', '2026-10-31'],
  ['ArrowRight', false, '2026-11-21', '2026-11-21'],
  ['ArrowUp', false, '2026-11-05', '2026-10-29'],
  ['ArrowDown', false, '2026-11-18', '2026-11-21'],
  ['Home', false, '2026-11-19', '2026-11-16'],
  ['End', false, '2026-11-12', '2026-11-15'],
  ['End', false, '2026-11-19', '2026-11-21'],
  ['PageUp', false, '2026-11-21', '2026-10-21'],
  ['PageUp', false, '2025-11-10', '2025-11-01'],
  ['PageDown', false, '2026-10-25', '2026-11-21'],
  ['PageUp', true, '2026-11-21', '2025-11-21'],
  ['PageUp', true, '2026-06-10', '2025-11-01'],
  ['PageDown', true, '2025-12-10', '2026-11-21'],
  ['x', false, '2026-11-21', undefined],
  ['toString', false, '2026-11-21', undefined],
])('%s (shift: %s) moves from %s to %s', (key, isShift, day, result) => expect(dayAfterKey(key, isShift, day, bounds)).toBe(result))

test('no key moves past the bounds', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 40 }), (presses) => {
      let day = '2026-11-21'
      for (const [key, isShift] of presses) {
        day = dayAfterKey(key, isShift, day, bounds) ?? day
        expect(day >= bounds.first && day <= bounds.last).toBe(true)
      }
    }),
  )
})
