import { between, css, mix, scattered, smooth } from './colour.ts'
import { EMBER_Y, emberRadius, type Frame, stamp, tonedAll } from './frame.ts'

const SPARKS_MAX = 26
const SPARKS_MIN = 4

/** Draws the ember: a small red coal that grows into a cream-coloured sun. */
export function paintEmber(frame: Frame): void {
  const { context, palette, sprites, energy } = frame
  const radius = emberRadius(frame)
  // Passes quickly through the dull tones between red and gold.
  const heat = energy < 0.5 ? 0.5 - 0.5 * (1 - 2 * energy) ** 1.7 : energy
  const [core, body, rim] = tonedAll(palette.ember, heat)
  if (!core || !body || !rim) return
  const warm = smooth(0, 0.5, energy)
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = 0.85 * (1 - warm)
  if (warm < 1) stamp(context, sprites.coal, 0, EMBER_Y, radius * 1.9)
  context.globalAlpha = 0.75 * warm
  if (warm > 0) stamp(context, sprites.halo, 0, EMBER_Y, radius * 1.65)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
  const heart = EMBER_Y + radius * between(0.3, 0.14, energy)
  const gradient = context.createRadialGradient(0, heart, 0, 0, EMBER_Y, radius)
  const spread = between(0.16, 0.42, energy)
  gradient.addColorStop(0, css(core))
  gradient.addColorStop(spread, css(mix(core, body, 0.25)))
  gradient.addColorStop(between(0.55, 0.76, energy), css(body))
  gradient.addColorStop(0.93, css(rim))
  gradient.addColorStop(0.985, css(rim, 0.85))
  gradient.addColorStop(1, css(rim, 0))
  context.fillStyle = gradient
  context.beginPath()
  context.arc(0, EMBER_Y, radius, 0, 2 * Math.PI)
  context.fill()
}

/** Draws sparks that rise from the ember and fade: 4 at energy 0, 26 at energy 1. */
export function paintSparks(frame: Frame): void {
  const { context, sprites, energy, time } = frame
  const radius = emberRadius(frame)
  const count = between(SPARKS_MIN, SPARKS_MAX, energy)
  context.globalCompositeOperation = 'lighter'
  for (let at = 0; at < count; at += 1) {
    const life = (time * (0.045 + 0.04 * scattered(at, 5)) + scattered(at, 6)) % 1
    const side = scattered(at, 7) * 2 - 1
    const sway = Math.sin(time * 0.6 + at * 1.3 + life * 4) * 0.035
    const x = side * radius * (0.85 + life * 0.5) + sway
    const y = EMBER_Y - radius * Math.sqrt(1 - side * side * 0.72) * 0.9 - life * (0.34 + 0.5 * scattered(at, 8))
    context.globalAlpha = Math.sin(Math.PI * Math.min(1, life * 1.02)) * Math.min(1, count - at) * (0.7 + 0.3 * energy)
    stamp(context, sprites.spark, x, y, (0.022 + 0.028 * scattered(at, 9)) * (1 - 0.4 * life))
  }
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
}
