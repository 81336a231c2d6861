import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

const days = (count: number, ...values: number[]) => Array.from({ length: count }, (_, place) => values[place % values.length] ?? 0)

test.each([
  ['a clear rise', days(20, 6, 8), days(20, 4, 6), 'up'],
  ['a clear fall', days(20, 4, 6), days(20, 6, 8), 'down'],
  ['equal averages', days(20, 4, 6), days(18, 6, 4), 'same'],
  ['steady answers that differ by less than the smallest difference', days(20, 6.4), days(20, 6), 'same'],
  ['steady answers that differ by the smallest difference', days(20, 6.5), days(20, 6), 'up'],
  ['a difference within the usual spread', days(20, 2, 10), days(20, 2, 8), 'same'],
  ['the same difference in a few scattered days', days(3, 6, 8), days(3, 4, 6), 'same'],
  ['two days in a window', days(2, 8), days(30, 2), null],
  ['nothing before', days(30, 8), [], null],
] as const)('%s', (_, last, before, change) => expect(changeOf(last, before, 0.5)).toBe(change))

test('exchanging the windows exchanges up and down', () => {
  const values = fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 30 })
  const opposite = { up: 'down', down: 'up', same: 'same' } as const
  fc.assert(
    fc.property(values, values, (last, before) => {
      const change = changeOf(last, before, 0.5)
      expect(changeOf(before, last, 0.5)).toBe(change && opposite[change])
    }),
  )
})
