import { type Colour, mix } from './colour.ts'
import type { Palette, Three } from './palette.ts'
import type { Sprites } from './sprites.ts'

/** The picture is drawn in a circle of radius 1 around 0, 0. Here lies the horizon. */
export const HORIZON = 0.12
/** The height of the ember's middle. */
export const EMBER_Y = -0.05

/** Everything one drawing needs. `energy`, `focus` and `tension` are 0 to 1. */
export type Frame = {
  readonly context: CanvasRenderingContext2D
  readonly palette: Palette
  readonly sprites: Sprites
  readonly energy: number
  readonly focus: number
  readonly tension: number
  /** Seconds the picture has moved. */
  readonly time: number
  /** How far the swell has rolled, in radians; faster with more tension. */
  readonly swell: number
}

/** The ember's radius: 20 to 50 % of the picture's, breathing in 7 seconds (design.md). */
export function emberRadius({ energy, time }: Pick<Frame, 'energy' | 'time'>): number {
  const breath = Math.sin((time * 2 * Math.PI) / 7)
  return (0.2 + 0.3 * energy) * (1 + 0.018 * breath)
}

/** Draws a sprite around x, y, `across` and `down` from its middle to its edge. */
export function stamp(context: CanvasRenderingContext2D, sprite: CanvasImageSource, x: number, y: number, across: number, down = across) {
  context.drawImage(sprite, x - across, y - down, across * 2, down * 2)
}

/** The tone for this much energy (0 to 1). */
export function toned([cold, half, warm]: Three<Colour>, energy: number): Colour {
  return energy < 0.5 ? mix(cold, half, energy * 2) : mix(half, warm, energy * 2 - 1)
}

/** The tones of a list for this much energy (0 to 1). */
export function tonedAll([cold, half, warm]: Three<readonly Colour[]>, energy: number): Colour[] {
  return half.map((tone, at) => toned([cold[at] ?? tone, tone, warm[at] ?? tone], energy))
}
