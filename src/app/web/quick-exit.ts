/** Quick exit (docs/safety.md, section 4): leaves at once, and Back does not return. Contacts no other origin. */
import { hasLeft, markLeft } from './quick-exit-mark.ts'

/** Maximum time between two presses of Esc, in ms. */
export const ESCAPE_PAUSE_MS = 1_000

/** The browser's own empty page: needs no network and shows no name. */
const NEUTRAL = 'about:blank'

/** The button; Esc pressed twice also works only where it is rendered. */
const BUTTON = '[data-quick-exit]'

/** Clears the page and replaces it with a neutral one; the session is not ended. */
function leaveAtOnce(): void {
  markLeft(true)
  document.documentElement.hidden = true
  document.body?.replaceChildren()
  // Shown until the empty page has loaded.
  document.title = 'New tab'
  location.replace(NEUTRAL)
}

function isReturnByBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

/** Leaves again on a return by the Back button after a quick exit; opening the URL anew clears the mark. */
export function redirectAfterExit(): void {
  addEventListener('pageshow', (event) => {
    if (event.persisted && hasLeft()) leaveAtOnce()
  })
  if (!hasLeft()) return
  if (isReturnByBack()) leaveAtOnce()
  else markLeft(false)
}

/** Whether a press of Esc at `now` follows one at `before` closely enough to leave; times in ms. */
export function isSecondEscape(before: number | undefined, now: number): boolean {
  return before !== undefined && now - before <= ESCAPE_PAUSE_MS
}

/**
 * Listens for clicks on the button and for Esc pressed twice, for the lifetime of the page. A key held down counts
 * once.
 */
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
  // Capturing, so that no dialog or field can stop the event.
  addEventListener('keydown', press, { capture: true })
  addEventListener('click', click, { capture: true })
}
