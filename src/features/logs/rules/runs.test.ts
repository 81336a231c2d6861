import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { type Run, type RunChange, streakOf, withDay, withoutDay } from './runs.ts'

const TODAY = '2026-03-29'

function changed(runs: readonly Run[], { gone, added }: RunChange): Run[] {
  return [...runs.filter((run) => !gone.includes(run)), ...added]
}

function near(runs: readonly Run[], day: string): Run[] {
  return runs.filter(({ first, last }) => first <= addDays(day, 1) && last >= addDays(day, -1))
}

/** The plain definition of product.md §2, over a set of days. */
function countedBack(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : addDays(today, -1)
  let length = 0
  for (; days.has(day); day = addDays(day, -1)) length += 1
  return length
}

function latest(runs: readonly Run[], today: string): Run | undefined {
  return runs.filter(({ first }) => first <= today).toSorted((a, b) => (a.first < b.first ? 1 : -1))[0]
}

describe('a streak', () => {
  test.each([
    ['nothing logged', [], 0],
    ['only today', ['2026-03-29'], 1],
    ['yesterday, today still empty', ['2026-03-28'], 1],
    ['the day before yesterday only', ['2026-03-27'], 0],
    ['three days over a change of clocks', ['2026-03-27', '2026-03-28', '2026-03-29'], 3],
    ['a gap', ['2026-03-26', '2026-03-28', '2026-03-29'], 2],
    ['over a leap day', ['2026-03-29'], 1],
  ])('with %s is %j → %i', (_, days, length) => {
    const runs = days.reduce<Run[]>((all, day) => changed(all, withDay(near(all, day), day)), [])
    expect(streakOf(latest(runs, TODAY), TODAY)).toBe(length)
  })

  test('is the same kept as runs as counted back day by day, whatever she adds and removes', () => {
    const step = fc.record({ day: fc.integer({ min: -25, max: 1 }).map((offset) => addDays(TODAY, offset)), add: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const days = new Set<string>()
        let runs: Run[] = []
        for (const { day, add } of steps) {
          if (add) days.add(day)
          else days.delete(day)
          runs = changed(runs, add ? withDay(near(runs, day), day) : withoutDay(near(runs, day), day))
          expect(streakOf(latest(runs, TODAY), TODAY)).toBe(countedBack(days, TODAY))
        }
      }),
    )
  })
})
