import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A box as it is drawn: its width, and the size of its letters, both in CSS px. */
export type Box = { readonly width: number; readonly letter: number }

/** Measures an element, and again whenever its size changes; undefined before the first time. Its height must be told in rem, so that larger letters are noticed too. */
export function useBox<Element extends HTMLElement>(): [RefObject<Element | null>, Box | undefined] {
  const ref = useRef<Element>(null)
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const [width, letter] = [element.clientWidth, Number.parseFloat(getComputedStyle(element).fontSize)]
      setBox((last) => (last?.width === width && last.letter === letter ? last : { width, letter }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, box]
}
