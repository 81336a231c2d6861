import { currentSession } from './session.ts'

/** Idle time after which a session on a shared device ends, in ms (docs/safety.md, section 4). */
export const IDLE_MS = 30 * 60_000

/** Storage key for the time of the last use of this tab, in ms. */
export const LAST_USED = 'emberwell-last-used'

/** Whether the idle time is over: `last` and `now` in ms; an undefined `last` counts as just used. */
export function isIdle(last: number | undefined, now: number): boolean {
  return last !== undefined && now - last >= IDLE_MS
}

/** The time of the last use of this tab, in ms; undefined if unknown. */
export function lastUsed(): number | undefined {
  const kept = Number(sessionStorage.getItem(LAST_USED) ?? Number.NaN)
  return Number.isFinite(kept) ? kept : undefined
}

/** Whether this tab has an idle session of a shared device. */
export function isIdleSession(): boolean {
  return currentSession()?.isSharedDevice === true && isIdle(lastUsed(), Date.now())
}
