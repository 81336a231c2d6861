import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { ACTION_TYPES } from '../contract.ts'
import {
  type Cell,
  countedCells,
  type Counts,
  countsFrom,
  countsOf,
  LEAST_IN_CELL,
  nextPublication,
  recounted,
  weekAge,
  type WeekCells,
} from './reaction-counts.ts'

const WEEK = '2026-11-09'
const PRACTICAL = 'Practical Help'
const BEGINS = Date.parse('2026-11-17T12:00:00Z')
const counts = (receptive: number, neutral = 0, withdrawn = 0): Counts => ({ receptive, neutral, withdrawn })
const shownAt = (cell: Cell, now: number) => countedCells(new Map([[WEEK, { [PRACTICAL]: cell }]]), now).map(({ counts: sums }) => sums)

const anyCounts = fc.record({ receptive: fc.nat(6), neutral: fc.nat(6), withdrawn: fc.nat(6) })
const anyCells: fc.Arbitrary<WeekCells> = fc.dictionary(fc.constantFrom(...ACTION_TYPES), anyCounts)
const anyWeek = fc.integer({ min: 0, max: 60 }).map((count) => addDays('2026-01-05', count * 7))

describe('the sums of a week and a type', () => {
  test.each([
    [0, 0, 0, 0],
    [2, 0, 0, 0],
    [1, 0, 1, 0],
    [3, 0, 0, 3],
    [1, 1, 1, 3],
    [0, 0, 3, 3],
    [5, 2, 1, 8],
  ])('of %i receptive, %i neutral and %i withdrawn, %i count', (receptive, neutral, withdrawn, counted) => {
    const shown = shownAt(counts(receptive, neutral, withdrawn), BEGINS)
    expect(shown.flatMap((sums) => Object.values(sums)).reduce((total, sum) => total + sum, 0)).toBe(counted)
  })

  test('need at least three reactions, as the product says', () => expect(LEAST_IN_CELL).toBe(3))

  test('do not depend on the order of reactions', () => {
    expect(countsOf([])).toEqual(counts(0))
    expect(countsOf(['withdrawn', 'receptive', 'neutral', 'receptive'])).toEqual(counts(2, 1, 1))
  })

  test.each([
    ['on the last evening of the week', '2026-11-15T23:59:00Z', 0],
    ['at its end', '2026-11-16T00:00:00Z', 0],
    ['a day after its end in UTC', '2026-11-17T00:00:00Z', 0],
    ['just before a day after its end in the last time zone', '2026-11-17T11:59:59.999Z', 0],
    ['a day after its end in the last time zone', '2026-11-17T12:00:00Z', 1],
    ['a year later', '2027-11-17T12:00:00Z', 1],
  ])('%s count in %i cells', (_, now, cells) => expect(shownAt(counts(4), Date.parse(now))).toHaveLength(cells))

  test('count from the same instant of the week for every couple', () => {
    expect(countsFrom(WEEK)).toBe(BEGINS)
    expect(nextPublication(BEGINS - 1)).toBe(BEGINS)
    expect(nextPublication(BEGINS)).toBe(BEGINS + 7 * 86_400_000)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), anyWeek, (now, week) => {
        const turn = nextPublication(now)
        expect(turn).toBeGreaterThan(now)
        expect(turn - now).toBeLessThanOrEqual(7 * 86_400_000)
        expect((turn - countsFrom(week)) % (7 * 86_400_000)).toBeCloseTo(0, 9)
      }),
    )
  })

  test('two women who differ only below the threshold, or in a current week, look the same', () => {
    const few = fc.constantFrom(counts(0), counts(1), counts(2), counts(0, 1), counts(0, 0, 2), counts(1, 0, 1), counts(0, 1, 1))
    fc.assert(
      fc.property(anyCells, fc.dictionary(fc.constantFrom(...ACTION_TYPES), few), anyCells, (visible, below, current) => {
        const cells: WeekCells = { ...below, ...visible }
        const first = new Map([[WEEK, visible]])
        const second = new Map([
          ['2026-11-16', current],
          [WEEK, cells],
        ])
        expect(countedCells(second, BEGINS)).toEqual(countedCells(first, BEGINS))
      }),
    )
  })

  test('are never of fewer than three, and the order of the weeks does not matter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyWeek, anyCells), { maxLength: 8 }),
        fc.integer({ min: BEGINS, max: BEGINS + 4e10 }),
        (weeks, now) => {
          const cells = countedCells(new Map(weeks), now)
          for (const { counts: sums } of cells) expect(sums.receptive + sums.neutral + sums.withdrawn).toBeGreaterThanOrEqual(3)
          expect(countedCells(new Map([...new Map(weeks)].toReversed()), now)).toEqual(cells)
        },
      ),
    )
  })
})

describe('when she changes a reaction', () => {
  const recount = (former: Cell | undefined, next: Counts | undefined, now: number) =>
    recounted(former ? { [PRACTICAL]: former } : {}, next ? { [PRACTICAL]: next } : {}, WEEK, now)[PRACTICAL]
  const turn = BEGINS + 7 * 86_400_000

  test('before the week is shown, the sums are the current ones', () => {
    expect(recount(counts(3), counts(2, 1), BEGINS - 1)).toEqual(counts(2, 1))
    expect(recount(counts(3), undefined, BEGINS - 1)).toBeUndefined()
    expect(recount(undefined, counts(1), BEGINS - 1)).toEqual(counts(1))
  })

  test('after it was shown, the week is unchanged until the next publication and is then hidden', () => {
    for (const next of [counts(2, 1), counts(3), undefined]) {
      const changed = recount(counts(4), next, BEGINS + 1000)
      expect(changed).toEqual({ ...counts(4), until: turn })
      if (!changed) continue
      expect(shownAt(changed, BEGINS + 1000)).toEqual([counts(4)])
      expect(shownAt(changed, turn - 1)).toEqual([counts(4)])
      expect(shownAt(changed, turn)).toEqual([])
      expect(recount(changed, counts(4), turn), 'nor does it come back').toEqual(changed)
    }
  })

  test('and changes it back before the next publication, nothing changes for the partner', () => {
    const changed = recount(counts(4), counts(3), BEGINS + 1000)
    expect(recount(changed, counts(4), BEGINS + 2000)).toEqual(counts(4))
    expect(recount(changed, counts(2), turn - 1), 'a second change does not put it off').toEqual({ ...counts(4), until: turn })
  })

  test('giving the same reaction again changes nothing', () => {
    expect(recount(counts(4, 1), counts(4, 1), BEGINS)).toEqual(counts(4, 1))
  })

  test('a published week never gains a type', () => expect(recount(undefined, counts(3), BEGINS)).toBeUndefined())

  test('what the partner is shown changes only at publications, whatever she does in between', () => {
    const change = fc.tuple(fc.integer({ min: 0, max: 20 * 86_400_000 }), anyCounts)
    fc.assert(
      fc.property(anyCounts, fc.array(change, { maxLength: 6 }), (first, changes) => {
        let cell: Cell | undefined = first
        let last = BEGINS
        for (const [after, next] of changes.toSorted(([a], [b]) => a - b)) {
          const now = BEGINS + after
          const before: Counts[] = cell ? shownAt(cell, now) : []
          if (Math.floor((now - BEGINS) / (7 * 86_400_000)) === Math.floor((last - BEGINS) / (7 * 86_400_000)))
            expect(before).toEqual(cell ? shownAt(cell, last) : [])
          cell = recount(cell, next, now)
          expect(cell ? shownAt(cell, now) : []).toEqual(before)
          last = now
        }
      }),
    )
  })
})

test.each([
  ['2026-11-16T00:00:00Z', 0],
  ['2026-11-17T12:00:00Z', 1],
  ['2026-12-16T00:00:00Z', 30],
  ['2026-12-16T23:59:59Z', 30],
])('at %s the week has been over for %i days', (now, days) => expect(weekAge(WEEK, Date.parse(now))).toBe(days))
