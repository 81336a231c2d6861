/** Learns a ranking of classes from examples; what `scripts/train-retrieval.ts` and `scripts/train-notes.ts` share. */
import type { Learned } from '../src/features/knowledge/rules/ranking.ts'
import { seededRandom, shuffled } from '../src/kit/seeded-random.ts'

/**
 * Passes over the examples and step size; features of fewer examples and weights closer to 0 are left out, smaller
 * gradients skipped.
 */
export const LEARNING = { ROUNDS: 6, RATE: 0.5, SEEN_LEAST: 2, WEIGHT_LEAST: 0.4, SLOPE_LEAST: 1e-4 } as const

/** An example of the class at `place`, and how much it counts. */
export type Example = { readonly place: number; readonly counts: number; readonly features: readonly string[] }

/** Multinomial logistic regression by stochastic descent, each weight with its own step (Adagrad). */
export function learn(examples: readonly Example[], classes: number): Learned {
  const known = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features)) known.set(feature, (known.get(feature) ?? 0) + 1)
  const names = [...known].filter(([, count]) => count >= LEARNING.SEEN_LEAST).map(([name]) => name)
  const rows = new Map(names.map((name, row) => [name, row]))
  const ready = examples
    .map(({ place, counts, features }) => ({ place, counts, met: features.flatMap((feature) => rows.get(feature) ?? []) }))
    .filter(({ met }) => met.length > 0)
  const weights = new Float32Array(names.length * classes)
  const steps = new Float32Array(names.length * classes).fill(0.01)
  const bias = new Float32Array(classes)
  const slopes = new Float32Array(classes)
  const random = seededRandom(1)
  for (let round = 0; round < LEARNING.ROUNDS; round += 1) {
    for (const one of shuffled(ready, random)) {
      const scale = 1 / Math.sqrt(one.met.length)
      slopes.fill(0)
      for (const row of one.met) for (let c = 0; c < classes; c += 1) slopes[c] = (slopes[c] ?? 0) + (weights[row * classes + c] ?? 0)
      let most = Number.NEGATIVE_INFINITY
      for (let c = 0; c < classes; c += 1) most = Math.max(most, (slopes[c] = (slopes[c] ?? 0) * scale + (bias[c] ?? 0)))
      let all = 0
      for (let c = 0; c < classes; c += 1) all += slopes[c] = Math.exp((slopes[c] ?? 0) - most)
      for (let c = 0; c < classes; c += 1) {
        const slope = ((slopes[c] ?? 0) / all - (c === one.place ? 1 : 0)) * one.counts
        slopes[c] = Math.abs(slope) < LEARNING.SLOPE_LEAST ? 0 : slope
        bias[c] = (bias[c] ?? 0) - 0.02 * (slopes[c] ?? 0)
      }
      for (let c = 0; c < classes; c += 1) {
        const slope = (slopes[c] ?? 0) * scale
        if (slope === 0) continue
        for (const row of one.met) {
          const at = row * classes + c
          steps[at] = (steps[at] ?? 0) + slope * slope
          weights[at] = (weights[at] ?? 0) - (LEARNING.RATE * slope) / Math.sqrt(steps[at] ?? 0)
        }
      }
    }
  }
  return {
    bias: [...bias],
    rows: names.map((feature, row) => ({
      feature,
      weights: Array.from({ length: classes }, (_none, c) => [c, weights[row * classes + c] ?? 0] as const).filter(
        ([, weight]) => Math.abs(weight) >= LEARNING.WEIGHT_LEAST,
      ),
    })),
  }
}
