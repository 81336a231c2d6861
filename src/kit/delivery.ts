/** Judgement about writes that wait on her device: what an answer means for them, and when to try again. */

/** `again` after a pause, `sign-in` when the same person is back, `refused` for good, in the server's words. */
export type Verdict = 'again' | 'sign-in' | 'refused'

const RETRYABLE = new Set([0, 408, 425, 429])

/** What a failed attempt with this HTTP status means; 0 is no answer at all. */
export function verdictOn(status: number): Verdict {
  if (RETRYABLE.has(status) || status >= 500) return 'again'
  return status === 401 ? 'sign-in' : 'refused'
}

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 300_000

/** How long to wait after `failures` failed attempts in a row (1 or more), in ms: 2 s, doubling, at most 5 minutes. */
export function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1))
}

/** As much of a waiting write as its turn depends on. `order` grows with each write; `heldUntil` is ms since the epoch. */
export type Queued = { readonly order: number; readonly heldUntil: number; readonly refusal?: unknown }

/** In the order they were written; what was refused stands aside and holds up nobody. */
export function inTurn<Entry extends Queued>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ refusal }) => refusal === undefined).toSorted((one, other) => one.order - other.order)
}

/** The order of a new write: never before one that waits already, even when the device's clock was set back. */
export function orderAfter(entries: readonly Queued[], now: number): number {
  return entries.reduce((last, { order }) => Math.max(last, order + 1), now)
}
