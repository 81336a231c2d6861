import { isFocusFree, keepAt } from './lost-focus.ts'

/** Time for the page itself to put the focus where it belongs, in ms. */
const GRACE_MS = 100

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** A box around what had the focus, which of its children that was in, and the child before that. */
type Place = { readonly box: Element; readonly at: number; readonly before: Element | null }

/** The boxes around an element, from the inside out. */
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

/** The stops of the keyboard in a part of the page, and the part itself where it is one, in their order. */
function stopsIn(part: Element): HTMLElement[] {
  return [part, ...part.querySelectorAll(STOPS)].filter(isStop)
}

/** What stands now where the lost element stood, or behind it, or right before it; else the heading of the nearest box that has one. */
function takeUp(places: readonly Place[]): void {
  const left = places.findIndex(({ box }) => box.isConnected)
  const place = places[left]
  if (!place) return
  const parts = [...place.box.children]
  const before = parts[place.at - 1]
  // What has just come is entered at its beginning, what stood there all the while at its end.
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
 * Keeps the way of the keyboard and of a screen reader: where what has the focus goes away, such as a form that was sent or a row that was
 * deleted, and the page puts the focus nowhere, it goes to what stands there now (decision 0033). Call once at start.
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
