import { isIdleSession, LAST_USED, lastUsed } from './idle.ts'
import { currentSession } from './session.ts'

const LOOK_EVERY_MS = 15_000
const NOTE_EVERY_MS = 1_000

/**
 * Calls `end` after 30 minutes without key, tap or scroll in a session on a shared device, also if the tab was
 * suspended meanwhile. Call once at start.
 */
export function watchIdleTime(end: () => Promise<unknown>): void {
  let noted = 0
  let isEnding = false
  const look = () => {
    if (!currentSession()?.isSharedDevice || isEnding) return
    if (lastUsed() === undefined) sessionStorage.setItem(LAST_USED, String(Date.now()))
    if (!isIdleSession()) return
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
