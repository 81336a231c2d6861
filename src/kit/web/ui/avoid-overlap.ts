/** Position of the toast: bottom of the page, or top below the header. */
type Place = 'bottom' | 'top'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="slider"], [tabindex="0"]'

/** Delay after the last change before the position is checked again, in ms. */
const REST_MS = 150

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}

/** The controls that a toast at `place` would cover. */
function controlsUnder(toast: HTMLElement, place: Place): Element[] {
  const before = toast.dataset['place']
  toast.dataset['place'] = place
  const box = toast.getBoundingClientRect()
  toast.dataset['place'] = before
  return [...document.querySelectorAll(CONTROLS)].filter(
    (control) =>
      !toast.contains(control) && overlap(box, control.getBoundingClientRect()) && control.checkVisibility({ visibilityProperty: true }),
  )
}

/**
 * Moves the toast between bottom and top so that it covers no control: when it appears, on scrolling or changes of the
 * page, when the focus moves under it, and when she taps its text while a control is under it. Returns a function that
 * stops this.
 */
export function keepClear(toast: HTMLElement | null): (() => void) | undefined {
  if (!toast) return undefined
  let place: Place = 'bottom'
  let timer: ReturnType<typeof setTimeout> | undefined

  const setPlace = (next: Place) => {
    place = next
    toast.dataset['place'] = next
  }
  const look = () => {
    const other = place === 'bottom' ? 'top' : 'bottom'
    const here = controlsUnder(toast, place)
    if (here.length === 0) return
    const there = controlsUnder(toast, other)
    const hasFocus = (controls: Element[]) => controls.some((control) => control === document.activeElement)
    // If neither place is free, the bottom, unless the focus is there.
    if (there.length === 0 || (!hasFocus(there) && (hasFocus(here) || other === 'bottom'))) setPlace(other)
  }
  const lookAtRest = () => {
    clearTimeout(timer)
    timer = setTimeout(look, REST_MS)
  }
  const yieldToTap = ({ target, clientX, clientY }: PointerEvent) => {
    if (target instanceof Element && target.closest('button')) return
    const point = new DOMRect(clientX, clientY, 1, 1)
    const isOverControl = controlsUnder(toast, place).some((control) => overlap(point, control.getBoundingClientRect()))
    if (isOverControl) setPlace(place === 'bottom' ? 'top' : 'bottom')
  }

  const sizes = new ResizeObserver(lookAtRest)
  const changes = ['scroll', 'focusin', 'resize']
  setPlace('bottom')
  look()
  sizes.observe(document.body)
  sizes.observe(toast)
  for (const change of changes) addEventListener(change, lookAtRest, { passive: true })
  toast.addEventListener('pointerdown', yieldToTap)
  return () => {
    clearTimeout(timer)
    sizes.disconnect()
    for (const change of changes) removeEventListener(change, lookAtRest)
    toast.removeEventListener('pointerdown', yieldToTap)
  }
}
