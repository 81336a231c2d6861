import { PATH_MAX, TIDE_DEFAULTS, type TidePoint, type TideValues } from '../contract.ts'

/** Points of one stroke lie at least this far apart, as a share of the picture, so that eleven show the way the finger took. */
const STEP = 0.045

/** What the picture shows: the three numbers and the last points, oldest first. */
export type TideSketch = TideValues & { readonly path: readonly TidePoint[] }

/** The picture before she touches it, and after Reset. */
export const UNTOUCHED: TideSketch = { ...TIDE_DEFAULTS, path: [] }

function isSameStep(tip: TidePoint, before: TidePoint): boolean {
  return tip.state === before.state && Math.hypot(tip.x - before.x, tip.y - before.y) < STEP
}

/**
 * The trail with one more point, at most 11. Within a stroke the tip follows the finger until it is a step away from the point
 * before it; `isNew` begins another stroke, whose first point always stays.
 */
export function addToTrail(path: readonly TidePoint[], point: TidePoint, isNew: boolean): readonly TidePoint[] {
  const [before, tip] = [path.at(-2), path.at(-1)]
  const isFollowing = !isNew && before !== undefined && tip !== undefined && tip.state === point.state && isSameStep(tip, before)
  return [...(isFollowing ? path.slice(0, -1) : path), point].slice(-PATH_MAX)
}

/** The picture after a touch, a key or a slider set `point`. The other two numbers stay. */
export function withPoint(sketch: TideSketch, point: TidePoint, isNew: boolean): TideSketch {
  return { ...sketch, [point.state]: point.intensity, path: addToTrail(sketch.path, point, isNew) }
}
