import { type RefObject, useEffect, useRef } from 'react'

/** Minimum length of a swipe, and its distance from the edge, where the browser has a gesture of its own; in px. */
const LEAST_PX = 60
const EDGE_PX = 24
/** How many times wider than high a swipe is, and its longest time, in ms. */
const SLOPE = 2
const LONGEST_MS = 800

/** Controls and dialogs in which a horizontal movement means something else. */
const CONTROLS = 'input, select, textarea, dialog, canvas'

/**
 * Steps on with a swipe to the left over `box`, and back with one to the right; by touch only. The box needs
 * `touch-action: pan-y pinch-zoom`.
 */
export function useSwipe(box: RefObject<HTMLElement | null>, onLeft: (() => void) | undefined, onRight: (() => void) | undefined): void {
  const steps = useRef({ onLeft, onRight })
  useEffect(() => {
    steps.current = { onLeft, onRight }
  })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let start: { id: number; x: number; y: number; at: number } | undefined
    const begin = ({ pointerType, isPrimary, pointerId, clientX, clientY, target, timeStamp }: PointerEvent) => {
      start = undefined
      if (pointerType !== 'touch' || !isPrimary || clientX < EDGE_PX || clientX > innerWidth - EDGE_PX) return
      if (target instanceof Element && target.closest(CONTROLS)) return
      start = { id: pointerId, x: clientX, y: clientY, at: timeStamp }
    }
    const end = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
      if (start?.id !== pointerId) return
      const [x, y] = [clientX - start.x, clientY - start.y]
      const isSwipe = Math.abs(x) >= LEAST_PX && Math.abs(x) >= SLOPE * Math.abs(y) && timeStamp - start.at <= LONGEST_MS
      start = undefined
      if (isSwipe) (x < 0 ? steps.current.onLeft : steps.current.onRight)?.()
    }
    const drop = () => {
      start = undefined
    }
    element.addEventListener('pointerdown', begin)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', drop)
    return () => {
      element.removeEventListener('pointerdown', begin)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', drop)
    }
  }, [box])
}
