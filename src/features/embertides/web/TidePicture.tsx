import { useEffect, useRef } from 'react'
import type { TideValues } from '../contract.ts'
import { currentLight, followLook } from './scene/looks.ts'
import { paintScene } from './scene/paint.ts'
import styles from './TidePicture.module.css'

/** Device pixels for one CSS pixel at most. */
const SCALE_MAX = 2
/** The moment of the swell that small pictures show. */
const MOMENT = { time: 7, swell: 3 } as const

/** The picture of three numbers, small and still; the words stand beside it. */
export function TidePicture({ energy, focus, tension }: TideValues) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const draw = () => {
      const context = canvas.current?.getContext('2d')
      if (!canvas.current || !context) return
      const size = Math.round(canvas.current.clientWidth * Math.min(devicePixelRatio, SCALE_MAX))
      canvas.current.width = size
      canvas.current.height = size
      const values = { energy: energy / 100, focus: focus / 100, tension: tension / 100 }
      paintScene({ context, ...currentLight(), ...values, ...MOMENT }, { path: [], finger: undefined, ripples: [] }, size)
    }
    draw()
    return followLook(draw)
  }, [energy, focus, tension])

  return <canvas ref={canvas} className={styles.picture} aria-hidden="true" />
}
