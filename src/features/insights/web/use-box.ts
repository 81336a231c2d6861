import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Width and font size of an element in CSS px. */
export type Box = { readonly width: number; readonly fontSize: number }

/**
 * Measures an element now and on every resize; undefined before the first measurement. The element's height must be
 * in rem, so that a change of font size resizes it.
 */
export function useBox<Element extends HTMLElement>(): [RefObject<Element | null>, Box | undefined] {
  const ref = useRef<Element>(null)
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const [width, fontSize] = [element.clientWidth, Number.parseFloat(getComputedStyle(element).fontSize)]
      setBox((last) => (last?.width === width && last.fontSize === fontSize ? last : { width, fontSize }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, box]
}
