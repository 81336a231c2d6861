import { useEffect, useRef, useState } from 'react'
import type { TidePoint } from '../contract.ts'
import { type TideSketch, UNTOUCHED, withPoint } from '../rules/trail.ts'
import { tideWords } from '../rules/words.ts'
import { keepSketch, keptSketch } from './kept-sketch.ts'

/** Time in ms without changes after which the picture's description is announced to screen readers. */
const REST_MS = 700

/** State of the picture. `spoken` is its description once it rests; '' until the first change. */
export function useSketch() {
  const [sketch, setSketch] = useState(keptSketch)
  const [isHeld, setIsHeld] = useState(false)
  const [spoken, setSpoken] = useState('')
  const first = useRef(sketch)

  useEffect(() => {
    keepSketch(sketch)
    if (sketch === first.current || isHeld) return undefined
    const timer = setTimeout(() => setSpoken(tideWords(sketch)), REST_MS)
    return () => clearTimeout(timer)
  }, [sketch, isHeld])

  return {
    sketch,
    spoken,
    hold: setIsHeld,
    add: (points: readonly TidePoint[], isNew: boolean) =>
      setSketch((before) => points.reduce<TideSketch>((now, point, at) => withPoint(now, point, isNew && at === 0), before)),
    reset: () => setSketch(UNTOUCHED),
  }
}
