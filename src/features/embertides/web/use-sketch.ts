import { useEffect, useRef, useState } from 'react'
import type { TidePoint } from '../contract.ts'
import { type TideSketch, UNTOUCHED, withPoint } from '../rules/trail.ts'
import { tideWords } from '../rules/words.ts'
import { keepSketch, keptSketch } from './kept-sketch.ts'

/** The words of the picture are spoken when it has rested this long, in ms. */
const REST_MS = 700

/** The picture under her hand. `spoken` are its words once it rests, and empty until she has changed something. */
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
