import { describe, expect, test } from 'vitest'
import { dateOrderOf, toDate, toMinutes } from './dates.ts'

describe('a date', () => {
  test.each([
    ['2025-03-04', '2025-03-04'],
    ['2025-03-04T22:10:00Z', '2025-03-04'],
    ['2025-03-04 22:10:00.0', '2025-03-04'],
    ['2025/3/4', '2025-03-04'],
    ['20250304', '2025-03-04'],
    ['04.03.2025', '2025-03-04'],
    ['4/3/25 9:15', '2025-03-04'],
    ['March 4, 2025', '2025-03-04'],
    ['Tuesday, March 4th, 2025', '2025-03-04'],
    ['4 Mar 2025', '2025-03-04'],
    ['4th Mar 2025', '2025-03-04'],
    ['4 de marzo de 2025', '2025-03-04'],
    ['mardi 4 août 2025', '2025-08-04'],
    ['1er juillet 2025', '2025-07-01'],
    ['2025-02-30', undefined],
    ['31/02/2025', undefined],
    ['Pancake 4, 2025', undefined],
    ['45720', undefined],
    ['', undefined],
  ])('written as “%s” is read', (text, date) => {
    expect(toDate(text, 'day-first')).toBe(date)
  })

  test('with the month first', () => {
    expect(toDate('04/03/2025', 'month-first')).toBe('2025-04-03')
    expect(toDate('04.03.2025', 'month-first')).toBe('2025-03-04')
  })
})

describe('the order of day and month', () => {
  test.each([
    ['is known from a day above 12', ['03/04/2025', '13/04/2025'], 'day-first'],
    ['is known from a day above 12 in the second place', ['03/04/2025', '04/13/2025'], 'month-first'],
    ['is known where the other order lies in the future', ['03/04/2025', '01/10/2025'], 'month-first'],
    ['does not matter for ISO dates', ['2025-03-04'], 'day-first'],
    ['does not matter where both are the same', ['04/04/2025'], 'day-first'],
    ['is asked where nothing tells it', ['03/04/2025', '05/06/2025'], undefined],
    ['is that of most dates in a damaged file', ['13/04/2025', '14/04/2025', '04/13/2025'], 'day-first'],
  ] as const)('%s', (_, texts, order) => {
    expect(dateOrderOf(texts, '2025-06-30')).toBe(order)
  })
})

test.each([
  ['14:30', 870],
  ['2:30 pm', 870],
  ['12:05 am', 5],
  ['8 p.m.', 1200],
  ['noon', undefined],
])('the time “%s” is read', (text, minutes) => {
  expect(toMinutes(text)).toBe(minutes)
})
