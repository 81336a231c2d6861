import { useEffect, useRef } from 'react'

/** Whether the focused element or an open dialog handles the key itself. */
function isTaken(target: EventTarget | null): boolean {
  return (
    document.querySelector('dialog:modal') !== null || (target instanceof Element && target.closest('input, select, textarea') !== null)
  )
}

/** Steps back and on with the arrow keys left and right, anywhere on the page; undefined where there is no step. */
export function useArrowKeys(onLeft: (() => void) | undefined, onRight: (() => void) | undefined): void {
  const steps = useRef({ onLeft, onRight })
  useEffect(() => {
    steps.current = { onLeft, onRight }
  })
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowLeft' ? steps.current.onLeft : event.key === 'ArrowRight' ? steps.current.onRight : undefined
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTaken(event.target)) return
      event.preventDefault()
      step()
    }
    addEventListener('keydown', go)
    return () => removeEventListener('keydown', go)
  }, [])
}
