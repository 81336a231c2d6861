import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'
import { isFocusFree } from '../../../kit/web/lost-focus.ts'

/**
 * Moves the focus when the shown `view` changes: to the element with the returned ref, once it exists, so that screen
 * readers announce the new view. It does not take the focus from another element that the user has focused, and does
 * nothing at first, while the view is 'wait'.
 */
export function useArrival(view: string): RefCallback<HTMLElement> {
  const partnerView = useRef(view)
  const target = useRef<HTMLElement>(null)
  const isPending = useRef(false)

  const moveFocus = useCallback(() => {
    if (!isPending.current || !target.current) return
    isPending.current = false
    if (isFocusFree()) target.current.focus()
  }, [])

  useLayoutEffect(() => {
    isPending.current = partnerView.current !== 'wait' && partnerView.current !== view
    partnerView.current = view
    moveFocus()
  }, [view, moveFocus])

  return useCallback(
    (element) => {
      target.current = element
      moveFocus()
    },
    [moveFocus],
  )
}
