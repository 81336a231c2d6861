import type { TidePoint, TideState } from '../contract.ts'

/** Shares of the radius within which the intensity is 100 and beyond which it is 0; both are easy to reach. */
const FULL_WITHIN = 0.08
const NONE_BEYOND = 0.95

/** Direction of the point for an intensity set without touch, in radians, clockwise from the right. */
const DIRECTIONS: Record<TideState, number> = { energy: -Math.PI / 2, focus: Math.PI - 0.35, tension: 0.35 }

/** A position in the picture's bounding box, 0 to 1 from the upper left corner. */
export type Place = { readonly x: number; readonly y: number }

function round(share: number): number {
  return Math.round(share * 1_000) / 1_000
}

/** Intensity of a touch, an integer 0 to 100; closer to the centre is more. */
export function intensityAt({ x, y }: Place): number {
  const distance = Math.hypot(x - 0.5, y - 0.5) * 2
  const share = (NONE_BEYOND - distance) / (NONE_BEYOND - FULL_WITHIN)
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}

/** For floating-point errors: far below the thousandths that are kept. */
const TINY = 1e-9

/** A distance from the centre, rounded to a thousandth towards it, so that no point is moved out of the circle. */
function roundInwards(distance: number): number {
  return Math.trunc((distance + Math.sign(distance) * TINY) * 1_000) / 1_000
}

/** The position moved to the nearest one inside the circle, in thousandths; a position that it returned stays. */
export function insideCircle({ x, y }: Place): Place {
  const [across, down] = [x - 0.5, y - 0.5]
  const distance = Math.hypot(across, down)
  const share = distance > 0.5 + TINY ? 0.5 / distance : 1
  return { x: round(0.5 + roundInwards(across * share)), y: round(0.5 + roundInwards(down * share)) }
}

/** The path point for a touch. */
export function pointAt(place: Place, state: TideState): TidePoint {
  const inside = insideCircle(place)
  return { ...inside, state, intensity: intensityAt(inside) }
}

/** The path point for an intensity set by key or slider; `intensityAt` of it returns the same intensity. */
export function pointOf(state: TideState, intensity: number): TidePoint {
  const distance = (NONE_BEYOND - (intensity / 100) * (NONE_BEYOND - FULL_WITHIN)) / 2
  const direction = DIRECTIONS[state]
  return { x: round(0.5 + Math.cos(direction) * distance), y: round(0.5 + Math.sin(direction) * distance), state, intensity }
}
