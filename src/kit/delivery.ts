/** Rules of the outbox on the device: what a response means for a queued write, and when to retry. */

/** `again`: retry after a pause. `sign-in`: when the same user is signed in again. `refused`: never. */
export type Verdict = 'again' | 'sign-in' | 'refused'

const RETRYABLE = new Set([0, 408, 425, 429])

/** What a failed attempt with this HTTP status means; 0 means no response. */
export function verdictOn(status: number): Verdict {
  if (RETRYABLE.has(status) || status >= 500) return 'again'
  return status === 401 ? 'sign-in' : 'refused'
}

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 300_000

/** Pause in ms after `failures` failed attempts in a row (1 or more): 2 s, doubling, at most 5 minutes. */
export function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1))
}

/**
 * The fields of a queued write that decide its position. `order` increases with each write; `heldUntil` is in ms since
 * the epoch.
 */
export type Queued = { readonly order: number; readonly heldUntil: number; readonly refusal?: unknown }

/** The writes to send, in order, without refused ones. */
export function inOrder<Entry extends Queued>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ refusal }) => refusal === undefined).toSorted((a, b) => a.order - b.order)
}

/** The order of a new write: after all queued ones, even when the device's clock was set back. */
export function orderAfter(entries: readonly Queued[], now: number): number {
  return entries.reduce((last, { order }) => Math.max(last, order + 1), now)
}
