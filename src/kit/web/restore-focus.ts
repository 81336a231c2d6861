import { isFocusFree, keepAt } from './lost-focus.ts'

/** Time for the page to move the focus itself, in ms. */
const GRACE_MS = 100

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** An ancestor of the focused element, the index of the child that contained it, and the child before. */
type Place = { readonly box: Element; readonly at: number; readonly before: Element | null }

/** The ancestors of an element, innermost first. */
function placesAround(element: Element): Place[] {
  const places: Place[] = []
  for (let child = element, box = child.parentElement; box; child = box, box = child.parentElement) {
    places.push({ box, at: [...box.children].indexOf(child), before: child.previousElementSibling })
  }
  return places
}

function isStop(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement && element.matches(STOPS) && !element.matches(':disabled, [tabindex="-1"]') && element.checkVisibility()
  )
}

/** The focusable elements in a part of the page, including the part itself, in tab order. */
function stopsIn(part: Element): HTMLElement[] {
  return [part, ...part.querySelectorAll(STOPS)].filter(isStop)
}

/**
 * Focuses what is now in place of the lost element, or after it, or right before it; else the heading of the nearest
 * ancestor that has one.
 */
function takeUp(places: readonly Place[]): void {
  const left = places.findIndex(({ box }) => box.isConnected)
  const place = places[left]
  if (!place) return
  const parts = [...place.box.children]
  const before = parts[place.at - 1]
  // A new part is entered at its beginning, one that was there before at its end.
  const stop = parts.slice(place.at).flatMap(stopsIn)[0] ?? (before && stopsIn(before).at(before === place.before ? -1 : 0))
  if (stop) return keepAt(stop)
  for (const { box } of places.slice(left)) {
    const heading = box.querySelector<HTMLElement>('h1, h2, h3')
    if (!heading?.checkVisibility()) continue
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    return keepAt(heading, { preventScroll: true })
  }
}

/**
 * Restores a lost focus for keyboard and screen reader: when the focused element disappears, such as a sent form or a
 * deleted row, and the page sets no focus, what is now in its place gets it (decision 0033). Call once at start.
 */
export function keepFocus(): void {
  let held: Element | undefined
  let places: readonly Place[] = []

  addEventListener('focusin', ({ target }) => {
    held = target instanceof Element ? target : undefined
    places = held ? placesAround(held) : []
  })

  new MutationObserver(() => {
    if (!held || held.isConnected) return
    const before = places
    held = undefined
    setTimeout(() => {
      if (isFocusFree()) takeUp(before)
    }, GRACE_MS)
  }).observe(document.body, { childList: true, subtree: true })
}
