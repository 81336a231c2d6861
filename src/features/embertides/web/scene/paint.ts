import { css } from './colour.ts'
import { paintEmber, paintSparks } from './ember.ts'
import type { Frame } from './frame.ts'
import { paintSea } from './sea.ts'
import { paintCoast, paintGlow, paintMist, paintRings, paintSky, paintStars } from './sky.ts'
import { paintTraces, type Traces } from './touch.ts'

/** Draws the shadow ring around the picture and a thin light on its edge. */
function paintPorthole({ context, palette }: Frame): void {
  const shade = context.createRadialGradient(0, -0.04, 0.6, 0, 0, 1)
  shade.addColorStop(0, css(palette.shade, 0))
  shade.addColorStop(0.5, css(palette.shade, 0.1))
  shade.addColorStop(0.82, css(palette.shade, 0.36))
  shade.addColorStop(1, css(palette.shade, 0.72))
  context.fillStyle = shade
  context.fillRect(-1, -1, 2, 2)
  const glass = context.createLinearGradient(-0.7, -0.7, 0.7, 0.7)
  glass.addColorStop(0, css(palette.star, 0.3))
  glass.addColorStop(0.35, css(palette.star, 0.05))
  glass.addColorStop(0.7, css(palette.star, 0.03))
  glass.addColorStop(1, css(palette.star, 0.2))
  context.strokeStyle = glass
  context.lineWidth = 0.008
  context.beginPath()
  context.arc(0, 0, 0.986, 0, 2 * Math.PI)
  context.stroke()
}

/**
 * Draws the picture into a square of `size` device pixels. CSS makes the canvas round, which is cheaper than
 * clipping each stroke.
 */
export function paintScene(frame: Frame, traces: Traces, size: number): void {
  const { context } = frame
  context.setTransform(size / 2, 0, 0, size / 2, size / 2, size / 2)
  context.clearRect(-1, -1, 2, 2)
  paintSky(frame)
  paintStars(frame)
  paintGlow(frame)
  paintRings(frame)
  paintCoast(frame)
  paintEmber(frame)
  paintSparks(frame)
  paintMist(frame)
  paintSea(frame)
  paintTraces(frame, traces)
  paintPorthole(frame)
}
