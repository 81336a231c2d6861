import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { countStreak, type LoggedDays } from './streak.ts'

const TODAY = '2026-03-29'

/** A reader of days with a log, in place of the store. */
function readerOf(days: Iterable<LocalDate>): LoggedDays {
  const sorted = [...new Set(days)].toSorted().toReversed()
  return {
    findDays: async (until, limit) => sorted.filter((day) => day <= until).slice(0, limit),
    countMonths: async (until) => {
      const months = Map.groupBy(
        sorted.filter((day) => day <= until),
        (day) => day.slice(0, 7),
      )
      return [...months].map(([month, { length }]) => ({ month, days: length }))
    },
  }
}

/** The plain definition of docs/product.md, section 5, over a set of days. */
function countedBack(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : addDays(today, -1)
  let length = 0
  for (; days.has(day); day = addDays(day, -1)) length += 1
  return length
}

describe('a streak', () => {
  test.each([
    ['nothing logged', [], 0],
    ['only today', ['2026-03-29'], 1],
    ['yesterday, today still empty', ['2026-03-28'], 1],
    ['the day before yesterday only', ['2026-03-27'], 0],
    ['a day to come', ['2026-03-30'], 0],
    ['three days over a change of clocks', ['2026-03-27', '2026-03-28', '2026-03-29'], 3],
    ['a gap', ['2026-03-26', '2026-03-28', '2026-03-29'], 2],
  ])('with %s is %j → %i', async (_, days, length) => {
    expect(await countStreak(readerOf(days), TODAY)).toBe(length)
  })

  test('is the same counted in months as counted back day by day', async () => {
    const missing = fc.array(fc.nat(400), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 400 }), missing, async (length, gaps) => {
        const offsets = Array.from({ length }, (_, offset) => offset).filter((offset) => !gaps.includes(offset))
        const days = offsets.map((offset) => addDays(TODAY, 1 - offset))
        expect(await countStreak(readerOf(days), TODAY)).toBe(countedBack(new Set(days), TODAY))
      }),
    )
  })

  test.each([63, 64, 65, 87, 88, 89, 90, 118, 400, 3_650])('of %i days is counted over the ends of months', async (length) => {
    const days = Array.from({ length }, (_, offset) => addDays(TODAY, -offset))
    expect(await countStreak(readerOf(days), TODAY)).toBe(length)
  })
})
