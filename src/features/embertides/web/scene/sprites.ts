import { TIDE_STATES, type TideState } from '../../contract.ts'
import { type Colour, css, mix } from './colour.ts'
import type { Palette, Three } from './palette.ts'

/** Soft lights, drawn once and reused in every frame. */
export type Sprites = {
  halo: HTMLCanvasElement
  coal: HTMLCanvasElement
  light: HTMLCanvasElement
  /** Mist and clouds at energy 0, 0.5 and 1. */
  mist: Three<HTMLCanvasElement>
  cloud: Three<HTMLCanvasElement>
  star: HTMLCanvasElement
  spark: HTMLCanvasElement
  touch: Record<TideState, HTMLCanvasElement>
}

/** Alpha values at even steps from the centre to the edge of a light. */
type Fade = readonly number[]

const SOFT: Fade = [1, 0.82, 0.58, 0.36, 0.2, 0.1, 0.04, 0.01, 0]
const WIDE: Fade = [0.9, 0.7, 0.5, 0.34, 0.22, 0.13, 0.07, 0.025, 0]
const POINT: Fade = [1, 0.9, 0.35, 0.16, 0.08, 0.04, 0.015, 0.004, 0]

function light(size: number, tone: Colour, fade: Fade): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const gradient = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
  for (const [at, alpha] of fade.entries()) gradient.addColorStop(at / (fade.length - 1), css(tone, alpha))
  context.fillStyle = gradient
  context.fillRect(0, 0, size, size)
  return canvas
}

function three<Made>(make: (at: 0 | 1 | 2) => Made): Three<Made> {
  return [make(0), make(1), make(2)]
}

/** Creates the sprites of a palette. */
export function makeSprites(palette: Palette): Sprites {
  const white: Colour = [255, 255, 255]
  const touch = Object.fromEntries(TIDE_STATES.map((state) => [state, light(96, palette.spark[state], SOFT)]))
  return {
    halo: light(256, palette.halo, WIDE),
    coal: light(256, palette.coal, WIDE),
    light: light(128, palette.light, SOFT),
    mist: three((at) => light(128, palette.mist[at], SOFT)),
    cloud: three((at) => light(128, mix(palette.coast[at], palette.mist[at], 0.3), SOFT)),
    star: light(64, mix(palette.star, white, 0.3), POINT),
    spark: light(64, mix(palette.halo, white, 0.25), POINT),
    touch: touch as Record<TideState, HTMLCanvasElement>,
  }
}
