/** How well each kind of support is taken: a Beta posterior over the sums that count (product.md §7). */
import type { ConfidenceLevel } from '../content/confidence-words.ts'
import { ACTION_TYPES, type ActionType } from '../contract.ts'
import { type CountedCell, type Counts, totalOf, weekAge } from './counted.ts'

export const PRIOR_MEAN = 0.6
export const PRIOR_WEIGHT = 4
export const HALF_LIFE_DAYS = 30
/** So many counted reactions of a kind until its confidence is told as a figure. */
export const FIGURE_FROM = 5

/**
 * One kind: the posterior's `mean` (0 to 1), the `counts` behind it, `confidence` in percent or null where words alone are told, and whether withdrawn
 * reactions prevail.
 */
export type Posterior = {
  readonly mean: number
  readonly counts: Counts
  readonly confidence: number | null
  readonly level: ConfidenceLevel
  readonly backfire: boolean
}

/** The lowest mean of each level, the best first. */
const LEVELS = [
  ['mostly', 0.75],
  ['often', 0.6],
  ['mixed', 0.45],
] as const

function levelOf(mean: number, counted: number): ConfidenceLevel {
  if (!counted) return 'unknown'
  return LEVELS.find(([, least]) => mean >= least)?.[0] ?? 'rarely'
}

/** How much a reaction of a week counts that has been over for `days`. */
export function weightAfter(days: number): number {
  return 0.5 ** (Math.max(0, days) / HALF_LIFE_DAYS)
}

function posteriorOf(cells: readonly CountedCell[], now: number): Posterior {
  const counts = { receptive: 0, neutral: 0, withdrawn: 0 }
  const weighed = { receptive: 0, neutral: 0, withdrawn: 0 }
  // By week, so that the order in which they come changes not even the last digit.
  for (const { week, counts: sums } of cells.toSorted((one, other) => (one.week < other.week ? -1 : 1))) {
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

/** The posterior of every kind at `now` (ms), from cells that count; a kind without any stands at the prior. */
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
