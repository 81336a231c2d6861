/**
 * The test of an experiment: which of two halves of a pair had the change was drawn by lot, so without an effect each
 * difference could as well have had the other sign. Exact for up to 16 pairs (Fisher, The Design of Experiments, 1935).
 */
import { seededRandom } from '../../../kit/seeded-random.ts'

const EXACT_PAIRS = 16
const DRAWS = 4_999
const HALF_BITS = 16
const CHUNK_BITS = 8
/** Differences are sums of answers with few decimals; this is far below any of them. */
const TOLERANCE = 1e-9

/** Ways to flip signs: a bit set in a mask flips the pair with that number. */
export type Flips = { readonly masks: Uint32Array; readonly isDrawn: boolean }

/**
 * All ways to flip the signs of `pairs` pairs, or 4,999 drawn with `seed` for more than 16 pairs, 32 at most. A way and
 * its opposite give the same size of the sum, so that half of all are enough.
 */
export function flipsFor(pairs: number, seed: number): Flips {
  if (pairs <= EXACT_PAIRS) return { masks: Uint32Array.from({ length: 2 ** Math.max(0, pairs - 1) }, (_, mask) => mask), isDrawn: false }
  const random = seededRandom(seed)
  // Only the upper bits of a number of this generator are random enough.
  const bits = () => Math.floor(random() * 2 ** HALF_BITS)
  return { masks: Uint32Array.from({ length: DRAWS }, () => bits() * 2 ** HALF_BITS + bits()), isDrawn: true }
}

/** Sums of the differences in each group of eight pairs, by the bits that are set. */
function sumsByBits(differences: readonly number[]): Float64Array[] {
  return Array.from({ length: Math.ceil(differences.length / CHUNK_BITS) }, (_, chunk) => {
    const sums = new Float64Array(2 ** CHUNK_BITS)
    for (let bits = 1; bits < sums.length; bits += 1) {
      const lowest = 31 - Math.clz32(bits & -bits)
      sums[bits] = (sums[bits & (bits - 1)] ?? 0) + (differences[chunk * CHUNK_BITS + lowest] ?? 0)
    }
    return sums
  })
}

/** Two-sided p: the share of ways to flip the signs that give a sum at least as large as the real one. */
export function signFlipP(differences: readonly number[], { masks, isDrawn }: Flips): number {
  const sums = sumsByBits(differences)
  const total = differences.reduce((sum, one) => sum + one, 0)
  const least = Math.abs(total) - TOLERANCE
  let count = 0
  for (const mask of masks) {
    let flipped = 0
    for (let chunk = 0; chunk < sums.length; chunk += 1) flipped += sums[chunk]?.[(mask >>> (chunk * CHUNK_BITS)) & 0xff] ?? 0
    if (Math.abs(total - 2 * flipped) >= least) count += 1
  }
  return isDrawn ? (1 + count) / (1 + DRAWS) : count / masks.length
}

/** Step of the grid on which the range is searched, in the unit of the outcome. */
const GRID_STEP = 0.05
const OUTSIDE_P = 0.2

/**
 * The mean difference and its 80 % range: the shifts that the same test does not refuse at .20, rounded outwards to a
 * step of the grid. On each side of the mean, p falls with the distance, so that a bisection finds the end.
 */
export function effectOf(differences: readonly number[], flips: Flips): { effect: number; low: number; high: number } {
  const effect = differences.reduce((sum, one) => sum + one, 0) / differences.length
  const spread = Math.max(...differences) - Math.min(...differences)
  const stepsTo = (side: 1 | -1) => {
    const isOutside = (steps: number) => {
      const shift = effect + side * steps * GRID_STEP
      return (
        signFlipP(
          differences.map((one) => one - shift),
          flips,
        ) <= OUTSIDE_P
      )
    }
    let [inside, outside] = [0, Math.ceil(spread / GRID_STEP) + 1]
    while (outside - inside > 1) {
      const middle = Math.floor((inside + outside) / 2)
      if (isOutside(middle)) outside = middle
      else inside = middle
    }
    return outside
  }
  return { effect, low: effect - stepsTo(-1) * GRID_STEP, high: effect + stepsTo(1) * GRID_STEP }
}
