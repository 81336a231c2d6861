import { PATH_MAX, TIDE_DEFAULTS, type TidePoint, type TideValues } from '../contract.ts'

/** Minimum distance between points of a stroke, as a share of the picture, so that eleven points cover its path. */
const STEP = 0.045

/** The picture's state: the three values and the last points, oldest first. */
export type TideSketch = TideValues & { readonly path: readonly TidePoint[] }

/** The initial state, also after Reset. */
export const UNTOUCHED: TideSketch = { ...TIDE_DEFAULTS, path: [] }

function isSameStep(tip: TidePoint, before: TidePoint): boolean {
  return tip.state === before.state && Math.hypot(tip.x - before.x, tip.y - before.y) < STEP
}

/**
 * The trail with another point, at most 11. Within a stroke the last point follows the finger until it is a step
 * away from the one before; `isNew` starts a stroke, whose first point is always stored.
 */
export function addToTrail(path: readonly TidePoint[], point: TidePoint, isNew: boolean): readonly TidePoint[] {
  const [before, tip] = [path.at(-2), path.at(-1)]
  const isFollowing = !isNew && before !== undefined && tip !== undefined && tip.state === point.state && isSameStep(tip, before)
  return [...(isFollowing ? path.slice(0, -1) : path), point].slice(-PATH_MAX)
}

/** The picture after a touch, key or slider set `point`. The other two values stay. */
export function withPoint(sketch: TideSketch, point: TidePoint, isNew: boolean): TideSketch {
  return { ...sketch, [point.state]: point.intensity, path: addToTrail(sketch.path, point, isNew) }
}
