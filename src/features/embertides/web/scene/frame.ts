import { type Colour, mix } from './colour.ts'
import type { Palette, Three } from './palette.ts'
import type { Sprites } from './sprites.ts'

/** Height of the horizon. The picture is a circle of radius 1 around 0, 0; y points down. */
export const HORIZON = 0.12
/** Height of the ember's centre. */
export const EMBER_Y = -0.05

/** Input of one drawing. `energy`, `focus` and `tension` are 0 to 1. */
export type Frame = {
  readonly context: CanvasRenderingContext2D
  readonly palette: Palette
  readonly sprites: Sprites
  readonly energy: number
  readonly focus: number
  readonly tension: number
  /** Seconds the picture has been moving. */
  readonly time: number
  /** Phase of the swell in radians; advances faster with more tension. */
  readonly swell: number
}

/** Radius of the ember: 20 to 50 % of the picture's, pulsating with a period of 7 s (docs/design.md, section 7). */
export function emberRadius({ energy, time }: Pick<Frame, 'energy' | 'time'>): number {
  const breath = Math.sin((time * 2 * Math.PI) / 7)
  return (0.2 + 0.3 * energy) * (1 + 0.018 * breath)
}

/** Draws a sprite centred at x, y; `across` and `down` are half its width and height. */
export function stamp(context: CanvasRenderingContext2D, sprite: CanvasImageSource, x: number, y: number, across: number, down = across) {
  context.drawImage(sprite, x - across, y - down, across * 2, down * 2)
}

/** The tone for an energy of 0 to 1. */
export function toned([cold, half, warm]: Three<Colour>, energy: number): Colour {
  return energy < 0.5 ? mix(cold, half, energy * 2) : mix(half, warm, energy * 2 - 1)
}

/** The tones of a list for an energy of 0 to 1. */
export function tonedAll([cold, half, warm]: Three<readonly Colour[]>, energy: number): Colour[] {
  return half.map((tone, at) => toned([cold[at] ?? tone, tone, warm[at] ?? tone], energy))
}
