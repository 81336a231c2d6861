/** Quick exit (safety.md §4): gone at once, and Back does not return. No other origin is contacted. */
import { hasLeft, markLeft } from './left.ts'

/** Two presses of Esc within this time leave. */
export const ESCAPE_PAUSE_MS = 1_000

/** An empty page of the browser's own: it needs no network and names nobody. */
const NEUTRAL = 'about:blank'

/** The button; where it stands, Esc pressed twice leaves, too. */
const BUTTON = '[data-quick-exit]'

/** Clears the view and replaces it by a neutral page; the session itself goes on. */
function leaveAtOnce(): void {
  markLeft(true)
  document.documentElement.hidden = true
  document.body?.replaceChildren()
  // For the moment until the empty page has come.
  document.title = 'New tab'
  location.replace(NEUTRAL)
}

function isReturnByBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

/** Turns away who comes by the Back button after a quick exit. Whoever opens the address anew is let in, and the mark is forgotten. */
export function turnAwayAfterExit(): void {
  addEventListener('pageshow', (event) => {
    if (event.persisted && hasLeft()) leaveAtOnce()
  })
  if (!hasLeft()) return
  if (isReturnByBack()) leaveAtOnce()
  else markLeft(false)
}

/** Whether this press of Esc, at `now`, follows one at `before` closely enough to leave; times in ms. */
export function isSecondEscape(before: number | undefined, now: number): boolean {
  return before !== undefined && now - before <= ESCAPE_PAUSE_MS
}

/** Watches over the button and over Esc pressed twice, as long as the page lives. A key held down counts once. */
export function watchQuickExit(): void {
  let before: number | undefined
  const press = (event: KeyboardEvent) => {
    if (event.repeat || event.isComposing) return
    if (event.key !== 'Escape') {
      before = undefined
      return
    }
    if (isSecondEscape(before, event.timeStamp) && document.querySelector(BUTTON)) leaveAtOnce()
    else before = event.timeStamp
  }
  const click = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(BUTTON)) leaveAtOnce()
  }
  // Capturing: no dialog or field may keep the key to itself.
  addEventListener('keydown', press, { capture: true })
  addEventListener('click', click, { capture: true })
}
