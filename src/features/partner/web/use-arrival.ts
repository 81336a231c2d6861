import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'
import { isFocusFree } from '../../../kit/web/lost-focus.ts'

/**
 * Where the focus goes when what she stood in makes way for another `view`: to the element that is given the ref, as soon as it is there, so that who
 * reads by ear is told what came instead. Nothing is taken from where she has gone herself, and nothing at first, while the view is 'wait'.
 */
export function useArrival(view: string): RefCallback<HTMLElement> {
  const shown = useRef(view)
  const target = useRef<HTMLElement>(null)
  const isAwaited = useRef(false)

  const arrive = useCallback(() => {
    if (!isAwaited.current || !target.current) return
    isAwaited.current = false
    if (isFocusFree()) target.current.focus()
  }, [])

  useLayoutEffect(() => {
    isAwaited.current = shown.current !== 'wait' && shown.current !== view
    shown.current = view
    arrive()
  }, [view, arrive])

  return useCallback(
    (element) => {
      target.current = element
      arrive()
    },
    [arrive],
  )
}
