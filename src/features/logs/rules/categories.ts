/**
 * The selected categories after a toggle, in the order of `all`. Deselecting below `least` returns the same list
 * (docs/product.md, Soft Log).
 */
export function toggledWithin<Category>(
  all: readonly Category[],
  least: number,
  selected: readonly Category[],
  tapped: Category,
): readonly Category[] {
  if (!selected.includes(tapped)) return all.filter((category) => category === tapped || selected.includes(category))
  return selected.length <= least ? selected : selected.filter((category) => category !== tapped)
}

/** `chosen`, extended to `least` items with the first of `fillers` that it lacks, in the order of `all`. */
export function filledUp<Category>(
  all: readonly Category[],
  least: number,
  chosen: Iterable<Category>,
  fillers: readonly Category[],
): readonly Category[] {
  const filled = new Set(chosen)
  for (const category of [...fillers, ...all]) if (filled.size < least) filled.add(category)
  return all.filter((category) => filled.has(category))
}
