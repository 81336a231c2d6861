/**
 * The chosen categories after a tap on one, in the order of `all`. A deselection that would leave fewer than `least` is ignored: then
 * the same list comes back (spec §4).
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

/** `chosen` filled up to `least` with the first of `fillers` that are not in it, in the order of `all`. */
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
