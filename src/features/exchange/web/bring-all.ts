/** Sends the days of a file, some at a time. */
import { call } from '../../../kit/web/api.ts'
import { bringDays, DAY_RESULTS, type DayResult, type DayToBring } from '../contract.ts'
import type { Source } from '../rules/imported-day.ts'
import { requestsOf } from '../rules/to-bring.ts'

/** Days in one request: few enough that the progress moves. */
const DAYS_AT_ONCE = 200
/** Size of a request, below the server's limit of 512 kB. */
const BYTES_AT_ONCE = 400_000

/** Days to send, and how. */
export type Bringing = { source: Source; fill: boolean; days: DayToBring[] }
/** How many days of each result there are so far. */
export type Results = Record<DayResult, number>

export const NO_RESULTS = Object.fromEntries(DAY_RESULTS.map((result) => [result, 0])) as Results

/** The number of days in results. */
export function sumOf(results: Results): number {
  return Object.values(results).reduce((sum, count) => sum + count, 0)
}

/**
 * Sends all days after the first `sumOf(before)`. `onResults` receives the counts after each request. Throws ApiError
 * or the reason of `signal`; then it can be called again with the last counts.
 */
export async function bringAll(
  { source, fill, days }: Bringing,
  before: Results,
  { signal, onResults }: { signal: AbortSignal; onResults: (results: Results) => void },
): Promise<Results> {
  let results = before
  for (const request of requestsOf(days.slice(sumOf(before)), DAYS_AT_ONCE, BYTES_AT_ONCE)) {
    const { data } = await call(bringDays, { body: { source, fill_missing: fill, days: request }, signal })
    results = { ...results }
    for (const { result } of data) results[result] += 1
    onResults(results)
  }
  return results
}
