/** Quick exit (safety.md §4): gone at once, and Back does not return. No other origin is contacted. */

/** Two presses of Esc within this time leave. */
export const ESCAPE_PAUSE_MS = 1_000

/** An empty page of the browser's own: it needs no network and names nobody. */
const NEUTRAL = 'about:blank'
const LEFT = 'emberwell-left'

/** Clears the view and replaces it by a neutral page; the session itself goes on. */
export function leaveAtOnce(): void {
  sessionStorage.setItem(LEFT, '1')
  document.documentElement.hidden = true
  document.body.replaceChildren()
  document.title = 'New tab'
  location.replace(NEUTRAL)
}

function isReturnByBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

/**
 * Turns away who comes by the Back button after a quick exit, and answers whether it did. Whoever opens the
 * address anew is let in, and the mark is forgotten.
 */
export function turnAwayAfterExit(): boolean {
  addEventListener('pageshow', (event) => {
    if (event.persisted && sessionStorage.getItem(LEFT)) leaveAtOnce()
  })
  if (!sessionStorage.getItem(LEFT)) return false
  if (isReturnByBack()) {
    leaveAtOnce()
    return true
  }
  sessionStorage.removeItem(LEFT)
  return false
}

/** Whether this press of Esc, at `now`, follows one at `before` closely enough to leave; times in ms. */
export function isSecondEscape(before: number | undefined, now: number): boolean {
  return before !== undefined && now - before <= ESCAPE_PAUSE_MS
}

/** Leaves on Esc pressed twice; answers how to stop listening. A key held down counts once. */
export function leaveOnEscapeTwice(): () => void {
  let before: number | undefined
  const press = (event: KeyboardEvent) => {
    if (event.repeat || event.isComposing) return
    if (event.key !== 'Escape') {
      before = undefined
      return
    }
    if (isSecondEscape(before, event.timeStamp)) leaveAtOnce()
    else before = event.timeStamp
  }
  // Capturing: no dialog or field may keep the key to itself.
  addEventListener('keydown', press, { capture: true })
  return () => removeEventListener('keydown', press, { capture: true })
}
