/** The days with much and with little of a cause, for words: medians and dates. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Pair } from './compare.ts'
import { residualOf, seasonOf } from './season.ts'

/** Pairs with much or little of the cause (for yes or no: with and without). */
export type Group = {
  /** Smallest amount of the cause in the group with much of it, largest in the one with little. */
  readonly bound: number
  /** Median of the outcome without weekdays and slow changes, in its own unit, and its average to one decimal. */
  readonly median: number
  readonly average: number
  /** Dates of the outcome, oldest first. */
  readonly days: readonly LocalDate[]
}

export type Groups = { readonly is_yes_no: boolean; readonly much: Group; readonly little: Group }

/** Distance of the bends of slow changes, in days. */
const BEND_EVERY = 28

function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/**
 * Which amounts are little and much: the lower and upper third, with all equal amounts on the same side. If one amount
 * is so frequent that the thirds meet, it belongs to neither side, or to the side that would be empty.
 */
function sidesOf(causes: readonly number[]): { isLittle: (cause: number) => boolean; isMuch: (cause: number) => boolean } {
  const sorted = causes.toSorted((one, other) => one - other)
  const low = sorted[Math.floor((sorted.length - 1) / 3)] ?? 0
  const high = sorted[Math.ceil(((sorted.length - 1) * 2) / 3)] ?? 0
  if (low < high) return { isLittle: (cause) => cause <= low, isMuch: (cause) => cause >= high }
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  return {
    isLittle: (cause) => (least < low ? cause < low : cause <= low),
    isMuch: (cause) => (most > high ? cause > high : cause >= high),
  }
}

/** Pairs with much of the cause or with little, and the smallest amount of much, or the largest of little. */
type Split = { readonly bound: number; readonly pairs: readonly Pair[] }

/** The pairs with much and with little of the cause. There must be two different amounts. */
export function splitPairs(pairs: readonly Pair[]): { readonly much: Split; readonly little: Split } {
  const { isLittle, isMuch } = sidesOf(pairs.map(({ cause }) => cause))
  const [much, little] = [pairs.filter(({ cause }) => isMuch(cause)), pairs.filter(({ cause }) => isLittle(cause))]
  return {
    much: { bound: Math.min(...much.map(({ cause }) => cause)), pairs: much },
    little: { bound: Math.max(...little.map(({ cause }) => cause)), pairs: little },
  }
}

/** An average to one decimal. */
export function averageOf(values: readonly number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
}

/** Both groups of the pairs; the outcome is rounded to `step` in the median. There must be two different amounts. */
export function groupsOf(pairs: readonly Pair[], step: number): Groups {
  const season = seasonOf(
    pairs.map(({ day }) => day),
    BEND_EVERY,
  )
  const mean = pairs.reduce((sum, { outcome }) => sum + outcome, 0) / pairs.length
  const rest = residualOf(
    Float64Array.from(pairs, ({ outcome }) => outcome),
    season,
  )
  // A count or rating is never below 0, but what is left of it beside a slow change could be.
  const adjusted = pairs.map((pair, place) => ({ ...pair, outcome: Math.max(0, mean + (rest[place] ?? 0)) }))
  const toGroup = ({ bound, pairs: members }: Split): Group => {
    const outcomes = members.map(({ outcome }) => outcome).toSorted((one, other) => one - other)
    return {
      bound,
      median: Math.round(medianOf(outcomes) / step) * step,
      average: averageOf(outcomes),
      days: members.map(({ date }) => date),
    }
  }
  const { much, little } = splitPairs(adjusted)
  return {
    is_yes_no: new Set(pairs.map(({ cause }) => cause)).size <= 2,
    much: toGroup(much),
    little: toGroup(little),
  }
}
