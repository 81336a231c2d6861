import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { seededRandom } from '../../../kit/seeded-random.ts'

/** Days before a change that are looked at. */
export const DAYS_BEFORE = 28
/** Days after a change that are looked at, inclusive; the first 28 are left for settling (decision 0069). */
export const DAYS_AFTER = { first: 29, last: 84 } as const
/** Noted days that each side needs. */
export const NOTED_MIN = 14
const BLOCK_DAYS = 7
const DRAWS = 2_000
const SEED = 69
/** Middle 80 % of the draws. */
const INTERVAL = [0.1, 0.9] as const

/** Median and number of noted days of one side. */
export type Side = { median: number; days: number }

/** `least` and `most` enclose the difference of the medians (after minus before) in 80 % of the draws. */
export type BeforeAfter = { before: Side; after: Side; least: number; most: number }

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

const ascending = (one: number, other: number) => one - other

function sideOf(values: ReadonlyMap<LocalDate, number>, from: LocalDate, count: number): (number | undefined)[] {
  return Array.from({ length: count }, (_, place) => values.get(addDays(from, place)))
}

const noted = (days: readonly (number | undefined)[]) => days.filter((value) => value !== undefined).toSorted(ascending)

/** The median of a series put together from blocks of consecutive days; undefined if no day of them is noted. */
function drawnMedian(days: readonly (number | undefined)[], random: () => number): number | undefined {
  const drawn: (number | undefined)[] = []
  while (drawn.length < days.length) {
    const start = Math.floor(random() * (days.length - BLOCK_DAYS + 1))
    drawn.push(...days.slice(start, start + BLOCK_DAYS))
  }
  const values = noted(drawn.slice(0, days.length))
  return values.length ? medianOf(values) : undefined
}

/**
 * Values of the 28 days before a change beside those of days 29 to 84 after it; undefined unless both sides have 14
 * noted days. The interval is that of a moving-block bootstrap, the same for the same values.
 */
export function beforeAfter(values: ReadonlyMap<LocalDate, number>, change: LocalDate): BeforeAfter | undefined {
  const before = sideOf(values, addDays(change, -DAYS_BEFORE), DAYS_BEFORE)
  const after = sideOf(values, addDays(change, DAYS_AFTER.first - 1), DAYS_AFTER.last - DAYS_AFTER.first + 1)
  const [notedBefore, notedAfter] = [noted(before), noted(after)]
  if (notedBefore.length < NOTED_MIN || notedAfter.length < NOTED_MIN) return undefined
  const random = seededRandom(SEED)
  const differences: number[] = []
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const [first, last] = [drawnMedian(before, random), drawnMedian(after, random)]
    if (first !== undefined && last !== undefined) differences.push(last - first)
  }
  differences.sort(ascending)
  const at = (share: number) => differences[Math.round(share * (differences.length - 1))] ?? 0
  return {
    before: { median: medianOf(notedBefore), days: notedBefore.length },
    after: { median: medianOf(notedAfter), days: notedAfter.length },
    least: at(INTERVAL[0]),
    most: at(INTERVAL[1]),
  }
}
