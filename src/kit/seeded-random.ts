/**
 * Numbers from 0 (included) to 1 (excluded), the same sequence for the same seed: a linear congruential generator with
 * the constants of Numerical Recipes. Good enough to shuffle with, never for secrets.
 */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A copy of the list in random order. */
export function shuffled<Item>(list: readonly Item[], random: () => number): Item[] {
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ one }) => one)
}
