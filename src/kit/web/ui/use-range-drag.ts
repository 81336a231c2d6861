import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { LocalDate } from '../../local-date.ts'

/** From the day where a selection began to the day where it is now, in either order. */
export type DaySelection = { readonly anchor: LocalDate; readonly head: LocalDate }

/** How long a finger rests on a day before it selects instead of scrolling, in ms. */
const LONG_PRESS_MS = 350
/** How far a finger may move meanwhile, in px. */
const SLOP = 10

type RangeDrag = {
  readonly isOn: boolean
  /** Called with each day that is reached, and with undefined when the selection is given up. */
  readonly onChange: (selection: DaySelection | undefined) => void
  readonly onEnd: (selection: DaySelection) => void
}

function dayAt(grid: HTMLElement, x: number, y: number): LocalDate | undefined {
  const button = document.elementFromPoint(x, y)?.closest<HTMLButtonElement>('button[data-day]')
  return button && !button.disabled && grid.contains(button) ? button.dataset['day'] : undefined
}

/**
 * Selects several days of a grid by pressing and dragging: with a mouse at once, with a finger after a long press, so
 * that a swipe still scrolls the page. Elements with `data-day` are the days. A long press without a move selects one
 * day; a click is left alone.
 */
export function useRangeDrag(grid: RefObject<HTMLElement | null>, { isOn, onChange, onEnd }: RangeDrag): void {
  const change = useEffectEvent(onChange)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const element = grid.current
    if (!element || !isOn) return undefined
    let press: { anchor: LocalDate; head: LocalDate; x: number; y: number; isTouch: boolean } | undefined
    let isDragging = false
    /** Whether the last press has selected: no click may follow. */
    let hasDragged = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const giveUp = () => {
      clearTimeout(timer)
      if (isDragging) change(undefined)
      press = undefined
      isDragging = false
    }
    const reach = (head: LocalDate) => {
      if (!press || (isDragging && head === press.head)) return
      isDragging = true
      hasDragged = true
      press.head = head
      change({ anchor: press.anchor, head })
    }
    const onDown = (event: PointerEvent) => {
      giveUp()
      hasDragged = false
      const anchor = dayAt(element, event.clientX, event.clientY)
      if (!event.isPrimary || event.button !== 0 || anchor === undefined) return
      const isTouch = event.pointerType !== 'mouse'
      press = { anchor, head: anchor, x: event.clientX, y: event.clientY, isTouch }
      if (isTouch) timer = setTimeout(() => reach(anchor), LONG_PRESS_MS)
    }
    const onMove = (event: PointerEvent) => {
      if (!press || !event.isPrimary) return
      if (press.isTouch && !isDragging) {
        if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP) giveUp()
        return
      }
      const day = dayAt(element, event.clientX, event.clientY)
      if (day !== undefined && (isDragging || day !== press.anchor)) reach(day)
    }
    const onUp = () => {
      if (!press) return
      const { anchor, head, isTouch } = press
      const isChosen = isDragging && (isTouch || anchor !== head)
      giveUp()
      if (isChosen) end({ anchor, head })
    }
    // Without this the browser would scroll, and end the pointer's events.
    const onTouchMove = (event: TouchEvent) => isDragging && event.cancelable && event.preventDefault()
    // Without this a click on the day would follow.
    const onTouchEnd = (event: TouchEvent) => hasDragged && event.cancelable && event.preventDefault()
    const onMenu = (event: Event) => press?.isTouch && event.preventDefault()

    element.addEventListener('pointerdown', onDown)
    element.addEventListener('touchmove', onTouchMove, { passive: false })
    element.addEventListener('touchend', onTouchEnd, { passive: false })
    element.addEventListener('contextmenu', onMenu)
    document.addEventListener('pointermove', onMove)
    document.addEventListener('pointerup', onUp)
    document.addEventListener('pointercancel', giveUp)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('touchmove', onTouchMove)
      element.removeEventListener('touchend', onTouchEnd)
      element.removeEventListener('contextmenu', onMenu)
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('pointercancel', giveUp)
    }
  }, [grid, isOn])
}
