import { useEffect, useRef } from 'react'
import type { TideValues } from '../contract.ts'
import { currentLight, followLook } from './scene/looks.ts'
import { paintScene } from './scene/paint.ts'
import styles from './TidePicture.module.css'

/** Largest number of device pixels per CSS pixel. */
const SCALE_MAX = 2
/** Time and swell phase of the still picture. */
const MOMENT = { time: 7, swell: 3 } as const

/** A small still picture of three values, with text beside it. */
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
