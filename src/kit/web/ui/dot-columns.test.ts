import { expect, test } from 'vitest'
import { dotColumns } from './dot-columns.ts'

const side = (typical: number | null, values: (number | null)[]) => ({ typical, values })

test('both groups share one axis; unreadable days are left out', () => {
  const drawn = dotColumns(side(3, [2, 3, 3, null, 4]), side(1, [0, 1]))
  expect(drawn).toMatchObject({ least: 0, most: 4, slots: 5, fullest: 2 })
  expect(drawn?.groups[0]).toEqual({
    columns: [
      { slot: 2, days: 1 },
      { slot: 3, days: 2 },
      { slot: 4, days: 1 },
    ],
    typical: 3,
  })
  expect(drawn?.groups[1].typical).toBe(1)
})

test('quarters of an hour come in slots of half an hour', () => {
  const drawn = dotColumns(side(7.25, [7.25, 7.5]), side(null, [6, 6]))
  expect(drawn).toMatchObject({ least: 6, most: 7.5, slots: 4 })
  expect(drawn?.groups[1]).toEqual({ columns: [{ slot: 0, days: 2 }], typical: null })
})

test('one value for all days is no picture', () => {
  expect(dotColumns(side(2, [2, 2]), side(2, [2]))).toBeUndefined()
})
