import { PATH_MAX, type TidePoint, type TideState } from '../../contract.ts'
import { css } from './colour.ts'
import { type Frame, HORIZON, stamp } from './frame.ts'

/** A touch in the bounding box (0 to 1); `age` in seconds. */
export type Ripple = { readonly x: number; readonly y: number; readonly state: TideState; readonly age: number }

/** Duration of a ripple, in seconds. */
export const RIPPLE_S = 1.8

/** Traces of the finger in the picture. */
export type Traces = {
  readonly path: readonly TidePoint[]
  readonly finger: { readonly x: number; readonly y: number; readonly state: TideState } | undefined
  readonly ripples: readonly Ripple[]
}

/** From the bounding box to the circle of radius 1. */
function place({ x, y }: { x: number; y: number }): [x: number, y: number] {
  return [(x - 0.5) * 2, (y - 0.5) * 2]
}

function paintRipple({ context, palette }: Frame, ripple: Ripple): void {
  const [x, y] = place(ripple)
  const share = ripple.age / RIPPLE_S
  // On the water a ring is seen from the side, so it is flattened.
  const flat = y > HORIZON ? 0.42 : 1
  context.strokeStyle = css(palette.spark[ripple.state])
  for (let ring = 0; ring < 3; ring += 1) {
    const run = share * 1.25 - ring * 0.13
    if (run <= 0 || run >= 1) continue
    const radius = 0.03 + 0.42 * (1 - (1 - run) ** 2)
    context.globalAlpha = (1 - run) ** 1.6 * (0.75 - ring * 0.2)
    context.lineWidth = 0.011 * (1 - run * 0.7)
    context.beginPath()
    context.ellipse(x, y, radius, radius * flat, 0, 0, 2 * Math.PI)
    context.stroke()
  }
}

/**
 * Draws the trail as fading sparks in the colour of their value, ripples where the finger landed, and a soft light
 * under it.
 */
export function paintTraces(frame: Frame, { path, finger, ripples }: Traces): void {
  const { context, sprites, time } = frame
  context.globalCompositeOperation = 'lighter'
  for (const ripple of ripples) paintRipple(frame, ripple)
  for (const [at, point] of path.entries()) {
    const [x, y] = place(point)
    const fresh = (at + 1 + PATH_MAX - path.length) / PATH_MAX
    const twinkle = 0.9 + 0.1 * Math.sin(time * 1.6 + at * 1.9)
    const alpha = (0.16 + 0.84 * fresh ** 1.5) * twinkle
    const size = 0.03 + 0.05 * fresh
    // Drawn over the sky without blending to preserve the hue; only the centre is brightened.
    context.globalCompositeOperation = 'source-over'
    context.globalAlpha = alpha
    stamp(context, sprites.touch[point.state], x, y, size)
    context.globalCompositeOperation = 'lighter'
    stamp(context, sprites.touch[point.state], x, y, size * 1.5)
    stamp(context, sprites.star, x, y, size * 0.55)
  }
  if (finger) {
    const [x, y] = place(finger)
    context.globalAlpha = 0.42
    stamp(context, sprites.touch[finger.state], x, y, 0.36)
    context.strokeStyle = css(frame.palette.star)
    context.globalAlpha = 0.9
    context.lineWidth = 0.008
    context.beginPath()
    context.arc(x, y, 0.075, 0, 2 * Math.PI)
    context.stroke()
  }
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
}
