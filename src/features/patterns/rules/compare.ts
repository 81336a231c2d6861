/** The test of one question (docs/patterns.md, "The test"). */
import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { autocorrelationOf, effectiveCount } from './autocorrelation.ts'
import type { Question } from './catalogue.ts'
import type { PatternDay } from './channels.ts'
import { toRanks } from './ranks.ts'
import { correlationOf, isMoreThanRounding, residualOf, seasonOf } from './season.ts'
import { twoSidedP } from './student-t.ts'

/** Distances of the bends that slow changes may have, in days. A link must hold with both. */
const BENDS_EVERY = [14, 28] as const
/** Pairs that a question needs. */
export const PAIRS_NEED = 20
/** Pairs needed away from the most frequent value of each side. */
const OTHERS_NEED = 8
/** Changes that a yes or no needs along the record. */
const CHANGES_NEED = 6
/** Degrees of freedom that weekdays and slow changes must leave. */
const FREE_NEED = 8
/** A Monday: day 0. */
const DAY_ZERO: LocalDate = '2000-01-03'

/** Days with both answers, oldest first: `cause` on `date` less the lag, `outcome` on `date`. */
export type Pair = { readonly date: LocalDate; readonly day: number; readonly cause: number; readonly outcome: number }

/** Days by their number, ascending; day 0 is a Monday. */
export function toNumbered(days: readonly PatternDay[]): ReadonlyMap<number, PatternDay> {
  const numbered = days.map((day) => [daysBetween(DAY_ZERO, day.date), day] as const)
  return new Map(numbered.toSorted(([one], [other]) => one - other))
}

/** The pairs of a question among the days of `toNumbered`. */
export function pairsOf({ cause, outcome, lag }: Question, days: ReadonlyMap<number, PatternDay>): Pair[] {
  const pairs: Pair[] = []
  for (const [day, { date, values }] of days) {
    const before = (lag === 0 ? values : days.get(day - lag)?.values)?.[cause]
    const after = values[outcome]
    if (before !== undefined && after !== undefined) pairs.push({ date, day, cause: before, outcome: after })
  }
  return pairs
}

/** What keeps a question from being asked; `most` and `others` count the most frequent value and all others. */
export type Shortage =
  | { readonly why: 'few' }
  | { readonly why: 'one-sided'; readonly side: 'cause' | 'outcome'; readonly most: number; readonly others: number }
  | { readonly why: 'steady'; readonly side: 'cause' | 'outcome' }

/** What the pairs lack to ask the question; undefined if nothing. */
function shortageOf(pairs: readonly Pair[]): Shortage | undefined {
  if (pairs.length < PAIRS_NEED) return { why: 'few' }
  for (const side of ['cause', 'outcome'] as const) {
    const values = pairs.map((pair) => pair[side])
    const counts = [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length)
    const most = Math.max(...counts)
    const others = values.length - most
    if (others < OTHERS_NEED) return { why: 'one-sided', side, most, others }
    const changes = values.filter((value, place) => place > 0 && value !== values[place - 1]).length
    if (counts.length <= 2 && changes < CHANGES_NEED) return { why: 'steady', side }
  }
  return undefined
}

/** Rank correlation with one distance of bends. */
type Fit = { readonly rho: number; readonly n_eff: number; readonly p: number }

/** Undefined when weekdays and slow changes leave too little. */
function fit(days: readonly number[], cause: Float64Array, outcome: Float64Array, bendEvery: number): Fit | undefined {
  const season = seasonOf(days, bendEvery)
  if (days.length - season.length < FREE_NEED) return undefined
  const [u, v] = [residualOf(cause, season), residualOf(outcome, season)]
  if (!isMoreThanRounding(u, cause) || !isMoreThanRounding(v, outcome)) return undefined
  const rho = correlationOf(u, v)
  const n_eff = effectiveCount(days.length, autocorrelationOf(u, days), autocorrelationOf(v, days), season.length - 1)
  const t = rho * Math.sqrt((n_eff - 2) / Math.max(1e-12, 1 - rho * rho))
  return { rho, n_eff, p: twoSidedP(t, n_eff - 2) }
}

/**
 * The comparison: the larger p and the smaller correlation of the fits. `none`: the 90 % interval of the correlation
 * lies inside -.3 to .3 in each of them.
 */
export type Comparison = { readonly rho: number; readonly n_eff: number; readonly p: number; readonly isNone: boolean }

/** Largest correlation that counts as none, and half the width of a 90 % interval in standard errors. */
const NONE_BELOW = 0.3
const INTERVAL = 1.645

function isNone({ rho, n_eff }: Fit): boolean {
  return Math.tanh(Math.atanh(Math.min(Math.abs(rho), 1 - 1e-12)) + INTERVAL / Math.sqrt(n_eff - 3)) < NONE_BELOW
}

/** Compares the two sides of the pairs, or says what they lack. */
export function compare(pairs: readonly Pair[]): Comparison | Shortage {
  const shortage = shortageOf(pairs)
  if (shortage) return shortage
  const days = pairs.map(({ day }) => day)
  const [cause, outcome] = [toRanks(pairs.map((pair) => pair.cause)), toRanks(pairs.map((pair) => pair.outcome))]
  const [close, wide] = BENDS_EVERY.map((every) => fit(days, cause, outcome, every))
  if (!close || !wide) return { why: 'few' }
  return {
    rho: Math.abs(close.rho) < Math.abs(wide.rho) ? close.rho : wide.rho,
    n_eff: Math.min(close.n_eff, wide.n_eff),
    p: Math.max(close.p, wide.p),
    isNone: isNone(close) && isNone(wide),
  }
}
