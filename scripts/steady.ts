/** Numbers from 0 to 1 that are the same each time, for scripts that learn (a linear congruential generator, constants of Numerical Recipes). */
export function steady(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The list in an order of chance. */
export function shuffled<Item>(list: readonly Item[], random: () => number): Item[] {
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ one }) => one)
}
