import type { Change } from '../contract.ts'

/** A window with fewer answered days than this is not compared. */
export const COMPARED_DAYS = 3
/** Standard errors by which two averages must differ. */
const ERRORS = 2
/**
 * Answered days per independent day: consecutive days resemble each other (autocorrelation about a third), so that
 * n days say as much about an average as n / 2 independent ones (docs/decisions/0066).
 */
const DAYS_PER_INDEPENDENT_DAY = 2

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Sum of the squared distances to the mean. */
function squaresOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

/**
 * Whether the average of `last` is higher or lower than that of `before`: by at least `smallest` and by two standard
 * errors of the difference, else 'same'. Null with too few answered days in either. In a simulation without any change
 * 1 to 8 of 100 comparisons give 'up' or 'down' (docs/decisions/0066).
 */
export function changeOf(last: readonly number[], before: readonly number[], smallest: number): Change | null {
  if (Math.min(last.length, before.length) < COMPARED_DAYS) return null
  const variance = (squaresOf(last) + squaresOf(before)) / (last.length + before.length - 2)
  const error = Math.sqrt(variance * DAYS_PER_INDEPENDENT_DAY * (1 / last.length + 1 / before.length))
  const difference = meanOf(last) - meanOf(before)
  if (Math.abs(difference) < Math.max(smallest, ERRORS * error)) return 'same'
  return difference > 0 ? 'up' : 'down'
}

/** Fewer answered days than this in either window are no basis for comparing how often. */
export const COUNTED_DAYS = 10
/** Smallest difference between two shares of days that is called a change: one day in ten. */
const SMALLEST_SHARE = 0.1

/** How often something was answered with yes: `yes` of `days` answered days. */
type Share = { readonly yes: number; readonly days: number }

/**
 * Whether the share of days with "yes" is higher or lower than before, by the rule of `changeOf` for two proportions.
 * Null with too few answered days in either.
 */
export function shareChangeOf(last: Share, before: Share): Change | null {
  if (Math.min(last.days, before.days) < COUNTED_DAYS) return null
  const pooled = (last.yes + before.yes) / (last.days + before.days)
  const error = Math.sqrt(pooled * (1 - pooled) * DAYS_PER_INDEPENDENT_DAY * (1 / last.days + 1 / before.days))
  const difference = last.yes / last.days - before.yes / before.days
  if (Math.abs(difference) < Math.max(SMALLEST_SHARE, ERRORS * error)) return 'same'
  return difference > 0 ? 'up' : 'down'
}
