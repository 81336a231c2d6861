/** Ranks from 1 in the order of the values; equal values share the average of their ranks. */
export function toRanks(values: readonly number[]): Float64Array {
  const order = values.map((value, place) => ({ value, place })).toSorted((one, other) => one.value - other.value)
  const ranks = new Float64Array(values.length)
  let first = 0
  while (first < order.length) {
    let end = first + 1
    while (end < order.length && order[end]?.value === order[first]?.value) end += 1
    for (const { place } of order.slice(first, end)) ranks[place] = (first + 1 + end) / 2
    first = end
  }
  return ranks
}
