import { currentSession } from './session.ts'

/** How long a session on a shared device may rest, in ms (safety.md §4). */
export const IDLE_MS = 30 * 60_000

/** Where this tab keeps when it was last used, in ms. */
export const LAST_USED = 'emberwell-last-used'

/** Whether a shared device has rested too long: `last` and `now` in ms; an unknown `last` counts as just used. */
export function isIdle(last: number | undefined, now: number): boolean {
  return last !== undefined && now - last >= IDLE_MS
}

/** When this tab was last used, in ms; undefined where that is not known. */
export function lastUsed(): number | undefined {
  const kept = Number(sessionStorage.getItem(LAST_USED) ?? Number.NaN)
  return Number.isFinite(kept) ? kept : undefined
}

/** Whether this tab holds a session of a shared device that has rested too long. */
export function hasRestedTooLong(): boolean {
  return currentSession()?.isSharedDevice === true && isIdle(lastUsed(), Date.now())
}
