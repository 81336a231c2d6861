/**
 * How well each type of support is received: a Beta posterior over the sums that count (docs/product.md, Confidence).
 */
import type { ConfidenceLevel } from '../content/confidence-words.ts'
import { ACTION_TYPES, type ActionType } from '../../couple/contract.ts'
import { type CountedCell, type Counts, totalOf, weekAge } from '../../couple/rules/reaction-counts.ts'

/** Parameters of the Beta prior and the ageing of reactions (docs/product.md, Confidence). */
export const PRIOR_MEAN = 0.6
export const PRIOR_WEIGHT = 4
export const HALF_LIFE_DAYS = 30
/** Number of counted reactions of a type from which its confidence is shown in percent. */
export const FIGURE_FROM = 5

/**
 * One type: the posterior's `mean` (0 to 1), the `counts` behind it, `confidence` in percent or null when only words
 * are shown, and whether withdrawn reactions prevail.
 */
export type Posterior = {
  readonly mean: number
  readonly counts: Counts
  readonly confidence: number | null
  readonly level: ConfidenceLevel
  readonly backfire: boolean
}

/** The lowest mean of each level, best first. */
const LEVELS = [
  ['mostly', 0.75],
  ['often', 0.6],
  ['mixed', 0.45],
] as const

function levelOf(mean: number, counted: number): ConfidenceLevel {
  if (!counted) return 'unknown'
  return LEVELS.find(([, least]) => mean >= least)?.[0] ?? 'rarely'
}

/** Weight of a reaction whose week ended `days` ago. */
export function weightAfter(days: number): number {
  return 0.5 ** (Math.max(0, days) / HALF_LIFE_DAYS)
}

function posteriorOf(cells: readonly CountedCell[], now: number): Posterior {
  const counts = { receptive: 0, neutral: 0, withdrawn: 0 }
  const weighed = { receptive: 0, neutral: 0, withdrawn: 0 }
  // Sorted by week, so that floating-point sums do not depend on the input order.
  for (const { week, counts: sums } of cells.toSorted((a, b) => (a.week < b.week ? -1 : 1))) {
    const weight = weightAfter(weekAge(week, now))
    for (const reaction of ['receptive', 'neutral', 'withdrawn'] as const) {
      counts[reaction] += sums[reaction]
      weighed[reaction] += weight * sums[reaction]
    }
  }
  const favour = PRIOR_MEAN * PRIOR_WEIGHT + weighed.receptive + weighed.neutral / 2
  const mean = favour / (PRIOR_WEIGHT + totalOf(weighed))
  const counted = totalOf(counts)
  return {
    mean,
    counts,
    confidence: counted < FIGURE_FROM ? null : Math.round(mean * 100),
    level: levelOf(mean, counted),
    backfire: weighed.withdrawn > weighed.receptive && weighed.withdrawn > weighed.neutral,
  }
}

/** The posterior of every type at `now` (ms), from cells that count; the prior for a type without any. */
export function posteriors(cells: readonly CountedCell[], now: number): ReadonlyMap<ActionType, Posterior> {
  return new Map(
    ACTION_TYPES.map((type) => [
      type,
      posteriorOf(
        cells.filter((cell) => cell.type === type),
        now,
      ),
    ]),
  )
}
