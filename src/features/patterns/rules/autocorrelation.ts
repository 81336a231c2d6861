/** How much consecutive days resemble each other, and what that costs. */

/** Pairs of calendar neighbours needed to estimate it. */
const NEIGHBOURS_NEED = 12
/** Taken for it with fewer. */
const UNKNOWN = 0.5
const MOST = 0.95

/**
 * Lag-1 autocorrelation of `rest`, residuals with mean 0, on `days` (ascending day numbers): over calendar neighbours
 * only, corrected for its bias towards 0 in short records, 0 to 0.95.
 */
export function autocorrelationOf(rest: Float64Array, days: readonly number[]): number {
  const count = rest.length
  let [neighbours, products, squares] = [0, 0, 0]
  for (let place = 0; place < count; place += 1) {
    const value = rest[place] ?? 0
    squares += value * value
    if (place === 0 || (days[place] ?? 0) - (days[place - 1] ?? 0) !== 1) continue
    neighbours += 1
    products += value * (rest[place - 1] ?? 0)
  }
  if (squares === 0) return MOST
  const raw = neighbours < NEIGHBOURS_NEED ? UNKNOWN : products / neighbours / (squares / count)
  return Math.max(0, Math.min(MOST, raw + (1 + 4 * raw) / count))
}

/**
 * Number of independent pairs that are worth as much as `count` pairs with the autocorrelations `one` and `other`
 * (Bretherton 1999), less the `spent` degrees of freedom; at least 4.
 */
export function effectiveCount(count: number, one: number, other: number, spent: number): number {
  const worth = Math.min(count, (count * (1 - one * other)) / (1 + one * other))
  return Math.max(4, worth - spent)
}
