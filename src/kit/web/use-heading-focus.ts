import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a page whose list and form replace each other: focuses the heading and scrolls to the top whenever `shown`
 * changes, so that screen readers announce the change. Returns the ref of the heading.
 */
export function useHeadingFocus(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasChanged = useRef(false)
  useLayoutEffect(() => {
    if (hasChanged.current) {
      heading.current?.focus()
      scrollTo({ top: 0 })
    }
    hasChanged.current = true
  }, [shown])
  return heading
}
