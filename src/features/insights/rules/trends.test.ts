import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { MEASURES, SPANS } from '../contract.ts'
import type { DayRow } from './day-rows.ts'
import { trendsOf } from './trends.ts'

const TODAY = '2026-11-21'

function row(day: string, answers: Partial<DayRow> = {}): DayRow {
  const unknown = { mood: null, energy: null, sleep: null, hot_flashes: null, night_sweats: null, moved: null, feeling: null }
  return { day, quick_log: 1, deep_log: null, ...unknown, source: { hot_flashes: null, night_sweats: null }, ...answers }
}

test('a week has seven days; a day without a note is missing, a zero is a zero', () => {
  const { points, whole } = trendsOf('week', TODAY, [
    row('2026-11-14', { mood: 1 }),
    row('2026-11-15', { mood: 8, hot_flashes: 0 }),
    row('2026-11-17', { mood: 5, hot_flashes: 3, source: { hot_flashes: 'moments', night_sweats: null } }),
    row('2026-11-21', { sleep: 6.5 }),
  ])
  expect(points.map(({ mood }) => mood.value)).toEqual([8, null, 5, null, null, null, null])
  expect(points.map(({ hot_flashes }) => hot_flashes.value)).toEqual([0, null, 3, null, null, null, null])
  expect(points.map(({ sleep }) => sleep.days)).toEqual([0, 0, 0, 0, 0, 0, 1])
  expect(whole.mood).toEqual({ average: 6.5, least: 5, most: 8, total: 13, days: 2, none_days: 0, tapped_days: 0 })
  expect(whole.hot_flashes).toEqual({ average: 1.5, least: 0, most: 3, total: 3, days: 2, none_days: 1, tapped_days: 1 })
  expect(whole.energy).toEqual({ average: null, least: null, most: null, total: null, days: 0, none_days: 0, tapped_days: 0 })
})

test("a year has averages of each month's noted days, with their number", () => {
  const { points } = trendsOf('year', TODAY, [
    row('2026-10-01', { sleep: 6 }),
    row('2026-10-31', { sleep: 7 }),
    row('2026-10-12', { mood: 4 }),
    row('2026-11-01', { sleep: 8 }),
  ])
  expect(points.slice(-3).map(({ from, sleep }) => [from, sleep.value, sleep.days])).toEqual([
    ['2026-09-01', null, 0],
    ['2026-10-01', 6.5, 2],
    ['2026-11-01', 8, 1],
  ])
})

const number = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null })
const someRows = fc.uniqueArray(
  fc
    .record({ back: fc.integer({ min: -3, max: 400 }), mood: number(10), sleep: number(24), hot_flashes: number(40) })
    .map(({ back, ...answers }) => row(addDays(TODAY, -back), answers)),
  { selector: ({ day }) => day, maxLength: 120 },
)

test('averages ignore missing values and the order of days, and parts agree with the whole', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SPANS), someRows, fc.infiniteStream(fc.nat()), (span, rows, dice) => {
      const trends = trendsOf(span, TODAY, rows)
      const shuffled = rows.map((each) => ({ each, at: dice.next().value as number })).toSorted((a, b) => a.at - b.at)
      expect(
        trendsOf(
          span,
          TODAY,
          shuffled.map(({ each }) => each),
        ),
      ).toEqual(trends)
      expect(
        trendsOf(
          span,
          TODAY,
          rows.filter((each) => MEASURES.some((measure) => each[measure] !== null)),
        ),
      ).toEqual(trends)
      for (const measure of MEASURES) {
        const values = rows
          .filter(({ day }) => day >= trends.from && day <= TODAY)
          .map((each) => each[measure])
          .filter((value) => value !== null)
        const { average, days } = trends.whole[measure]
        expect(days).toBe(values.length)
        expect(trends.points.reduce((sum, point) => sum + point[measure].days, 0)).toBe(days)
        if (days === 0) expect(average).toBeNull()
        else expect(average).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / days, 0)
        for (const point of trends.points) expect(point[measure].value === null).toBe(point[measure].days === 0)
      }
    }),
  )
})
