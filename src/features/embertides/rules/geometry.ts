import type { TidePoint, TideState } from '../contract.ts'

/** As shares of the radius: this close to the centre is 100, this far out is 0; a finger reaches both with ease. */
const FULL_WITHIN = 0.08
const NONE_BEYOND = 0.95

/** Where what is set without a finger is shown: each state in a direction of its own, in radians from the right, clockwise. */
const DIRECTIONS: Record<TideState, number> = { energy: -Math.PI / 2, focus: Math.PI - 0.35, tension: 0.35 }

/** A place in the picture's box, 1 by 1 from its upper left corner. */
export type Place = { readonly x: number; readonly y: number }

function round(share: number): number {
  return Math.round(share * 1_000) / 1_000
}

/** 0 to 100, whole: what a touch at this place means; closer to the centre is more (spec §4). */
export function intensityAt({ x, y }: Place): number {
  const distance = Math.hypot(x - 0.5, y - 0.5) * 2
  const share = (NONE_BEYOND - distance) / (NONE_BEYOND - FULL_WITHIN)
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}

/** The same place, or the nearest on the rim when it lies outside of the circle; to a thousandth. */
export function insideCircle({ x, y }: Place): Place {
  const [across, down] = [x - 0.5, y - 0.5]
  const distance = Math.hypot(across, down)
  const share = distance > 0.5 ? 0.5 / distance : 1
  return { x: round(0.5 + across * share), y: round(0.5 + down * share) }
}

/** The point that a touch at this place sets. */
export function pointAt(place: Place, state: TideState): TidePoint {
  const inside = insideCircle(place)
  return { ...inside, state, intensity: intensityAt(inside) }
}

/** The point that stands for an intensity set by a key or a slider; a touch there would mean the same. */
export function pointOf(state: TideState, intensity: number): TidePoint {
  const distance = (NONE_BEYOND - (intensity / 100) * (NONE_BEYOND - FULL_WITHIN)) / 2
  const direction = DIRECTIONS[state]
  return { x: round(0.5 + Math.cos(direction) * distance), y: round(0.5 + Math.sin(direction) * distance), state, intensity }
}
