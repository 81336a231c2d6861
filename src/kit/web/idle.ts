import { currentSession } from './session.ts'

/** How long a session on a shared device may rest, in ms (safety.md §4). */
export const IDLE_MS = 30 * 60_000

const LAST_USED = 'emberwell-last-used'
const LOOK_EVERY_MS = 15_000
const NOTE_EVERY_MS = 1_000

/** Whether a shared device has rested too long: `last` and `now` in ms; an unknown `last` counts as just used. */
export function isIdle(last: number | undefined, now: number): boolean {
  return last !== undefined && now - last >= IDLE_MS
}

function lastUsed(): number | undefined {
  const kept = Number(sessionStorage.getItem(LAST_USED) ?? Number.NaN)
  return Number.isFinite(kept) ? kept : undefined
}

/** Whether this tab holds a session of a shared device that has rested too long. */
export function hasRestedTooLong(): boolean {
  return currentSession()?.isSharedDevice === true && isIdle(lastUsed(), Date.now())
}

/** Calls `end` when a session on a shared device has gone 30 minutes without a key, a tap or a scroll, also when the tab slept meanwhile. Call once at start. */
export function watchIdleTime(end: () => Promise<unknown>): void {
  let noted = 0
  let isEnding = false
  const look = () => {
    if (!currentSession()?.isSharedDevice || isEnding) return
    if (lastUsed() === undefined) sessionStorage.setItem(LAST_USED, String(Date.now()))
    if (!hasRestedTooLong()) return
    isEnding = true
    void end().finally(() => {
      isEnding = false
    })
  }
  const note = () => {
    const now = Date.now()
    if (!currentSession()?.isSharedDevice || now - noted < NOTE_EVERY_MS) return
    look()
    noted = now
    if (!isEnding) sessionStorage.setItem(LAST_USED, String(now))
  }
  look()
  for (const kind of ['keydown', 'pointerdown', 'wheel', 'touchmove']) addEventListener(kind, note, { passive: true, capture: true })
  document.addEventListener('visibilitychange', look)
  setInterval(look, LOOK_EVERY_MS)
}
