import { between, css, mix, scattered, smooth } from './colour.ts'
import { EMBER_Y, emberRadius, type Frame, HORIZON, stamp, toned, tonedAll } from './frame.ts'
import { SKY_STOPS } from './palette.ts'
import type { Sprites } from './sprites.ts'

const STARS = 74
const RINGS = 5
/** Vertices of a wobbling ring. */
const RING_STEPS = 56

/** Draws the sky from the top to the horizon; warmer with more energy. */
export function paintSky({ context, palette, energy }: Frame): void {
  const gradient = context.createLinearGradient(0, -1, 0, HORIZON)
  for (const [at, tone] of tonedAll(palette.sky, energy).entries()) gradient.addColorStop(SKY_STOPS[at] ?? 1, css(tone))
  context.fillStyle = gradient
  context.fillRect(-1, -1, 2, 2)
}

/** Draws the glow of the ember behind everything else. */
export function paintGlow(frame: Frame): void {
  const { context, sprites, energy } = frame
  const radius = emberRadius(frame)
  context.globalCompositeOperation = 'lighter'
  // The red of the coal fades out while the orange of the glow fades in.
  const warm = smooth(0, 0.5, energy)
  context.globalAlpha = 0.42 * (1 - warm)
  if (warm < 1) stamp(context, sprites.coal, 0, EMBER_Y, radius * 2.9)
  context.globalAlpha = between(0.2, 0.46, energy) * warm
  if (warm > 0) {
    stamp(context, sprites.halo, 0, EMBER_Y, radius * 2.7)
    stamp(context, sprites.halo, 0, HORIZON, 1.5, 0.34 + 0.3 * energy)
  }
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
}

/** Draws stars: few and dim without focus, many and bright with it, fainter near the ember. */
export function paintStars({ context, sprites, focus, energy, time }: Frame): void {
  context.globalCompositeOperation = 'lighter'
  for (let at = 0; at < STARS; at += 1) {
    const turn = scattered(at) * Math.PI
    const far = 0.34 + 0.64 * Math.sqrt(scattered(at, 1))
    const x = Math.cos(turn) * far
    const y = EMBER_Y - Math.sin(turn) * far
    const seen = smooth(scattered(at, 2) * 0.75, scattered(at, 2) * 0.75 + 0.3, focus + 0.06)
    const height = smooth(0.05, -0.5, y)
    const twinkle = 0.72 + 0.28 * Math.sin(time * (0.5 + scattered(at, 3)) + at)
    const alpha = seen * twinkle * (0.25 + 0.75 * height) * (1 - 0.45 * energy * (1 - height))
    if (alpha < 0.03) continue
    const size = 0.008 + 0.022 * scattered(at, 4) ** 3 + (at % 11 === 0 ? 0.014 * focus : 0)
    context.globalAlpha = Math.min(1, alpha)
    stamp(context, sprites.star, x, y, size)
  }
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
}

/** Strokes the part of one ring above the water. */
function ring(context: CanvasRenderingContext2D, radius: number, wobble: number, phase: number): void {
  const below = Math.asin(Math.min(1, (HORIZON - EMBER_Y + 0.06) / radius))
  context.beginPath()
  for (let step = 0; step <= RING_STEPS; step += 1) {
    const turn = Math.PI - below + (step / RING_STEPS) * (Math.PI + 2 * below)
    const bend = Math.sin(3 * turn + phase) * 0.5 + Math.sin(5 * turn - phase * 1.3) * 0.28 + Math.sin(2 * turn + phase * 0.7) * 0.36
    const far = radius * (1 + wobble * bend)
    context.lineTo(Math.cos(turn) * far, EMBER_Y + Math.sin(turn) * far)
  }
}

/**
 * Draws five rings around the ember: wide, soft and wobbling without focus; thin, bright and concentric with full
 * focus.
 */
export function paintRings(frame: Frame): void {
  const { context, palette, focus, energy, time } = frame
  const inner = emberRadius(frame) * 1.16 + 0.07
  const gap = (0.97 - inner) / RINGS
  const haze = 1 - focus
  const wobble = 0.085 * haze ** 1.3
  context.strokeStyle = css(toned(palette.crest, energy))
  context.globalCompositeOperation = 'lighter'
  for (let at = 0; at < RINGS; at += 1) {
    const radius = inner + gap * at
    const phase = time * 0.22 * (1 + haze) + at * 1.7
    const strength = (1 - at * 0.13) * between(0.5, 1, focus)
    const widths = [0.05 * haze + 0.012, 0.022 * haze + 0.0055, 0.0036]
    const alphas = [0.05 + 0.03 * focus, 0.07 + 0.08 * focus, 0.75 * focus ** 1.6 + 0.05]
    ring(context, radius, wobble, phase)
    for (const [layer, width] of widths.entries()) {
      context.globalAlpha = (alphas[layer] ?? 0) * strength
      context.lineWidth = width
      context.stroke()
    }
  }
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
}

/** Draws distant coasts on both sides. */
export function paintCoast({ context, palette, energy }: Frame): void {
  const horizon = tonedAll(palette.sky, energy)[3] ?? palette.shade
  const tone = toned(palette.coast, energy)
  const y = HORIZON + 0.02
  context.fillStyle = css(mix(tone, horizon, 0.55))
  context.beginPath()
  context.moveTo(-1, y)
  context.lineTo(-1, HORIZON - 0.12)
  context.bezierCurveTo(-0.88, HORIZON - 0.14, -0.8, HORIZON - 0.06, -0.7, HORIZON - 0.055)
  context.bezierCurveTo(-0.6, HORIZON - 0.05, -0.55, HORIZON - 0.012, -0.42, y)
  context.moveTo(1, y)
  context.lineTo(1, HORIZON - 0.075)
  context.bezierCurveTo(0.9, HORIZON - 0.09, 0.84, HORIZON - 0.035, 0.74, HORIZON - 0.03)
  context.bezierCurveTo(0.66, HORIZON - 0.026, 0.6, HORIZON - 0.004, 0.5, y)
  context.fill()
  context.fillStyle = css(mix(tone, horizon, 0.2))
  context.beginPath()
  context.moveTo(-1, y)
  context.lineTo(-1, HORIZON - 0.055)
  context.bezierCurveTo(-0.92, HORIZON - 0.06, -0.84, HORIZON - 0.012, -0.68, y)
  context.moveTo(1, y)
  context.lineTo(1, HORIZON - 0.04)
  context.bezierCurveTo(0.95, HORIZON - 0.045, 0.9, HORIZON - 0.01, 0.8, y)
  context.fill()
}

/** Clouds: horizontal position they drift around, height above the horizon, half length. */
const CLOUDS = [
  { x: -0.66, up: 0.34, across: 0.4 },
  { x: 0.62, up: 0.25, across: 0.44 },
  { x: -0.5, up: 0.13, across: 0.5 },
  { x: 0.5, up: 0.085, across: 0.46 },
] as const

/** Blends two adjacent sprites of three according to the energy. */
function stampToned({ context, energy }: Frame, sprites: Sprites['mist'], alpha: number, place: [number, number, number, number]): void {
  const [from, to, share] = energy < 0.5 ? [sprites[0], sprites[1], energy * 2] : [sprites[1], sprites[2], energy * 2 - 1]
  context.globalAlpha = alpha * (1 - share)
  if (share < 1) stamp(context, from, ...place)
  context.globalAlpha = alpha * share
  if (share > 0) stamp(context, to, ...place)
}

/** Draws long clouds in front of the ember, lit from below; with less focus they grow into mist. */
export function paintMist(frame: Frame): void {
  const { context, sprites, focus, energy, time } = frame
  const haze = (1 - focus) ** 1.4
  for (const [at, { x: middle, up, across }] of CLOUDS.entries()) {
    const x = middle + Math.sin(time * 0.02 + at * 2.1) * 0.08
    stampToned(frame, sprites.cloud, 0.42 + 0.15 * haze, [x, HORIZON - up, across, 0.034 + 0.02 * haze])
    stampToned(frame, sprites.cloud, 0.3, [x + across * 0.3, HORIZON - up - 0.02, across * 0.5, 0.026])
    context.globalCompositeOperation = 'lighter'
    context.globalAlpha = 0.3 * energy
    stamp(context, sprites.light, x * 0.92, HORIZON - up + 0.014, across * 0.8, 0.012)
    context.globalCompositeOperation = 'source-over'
  }
  const banks = haze > 0.02 ? 5 : 0
  for (let at = 0; at < banks; at += 1) {
    const x = Math.sin(time * 0.04 + at * 1.9) * 0.3 + (at - 2) * 0.34
    stampToned(frame, sprites.mist, (0.36 + 0.14 * energy) * haze, [x, HORIZON - 0.02 - 0.09 * (at % 3), 0.8, 0.09 + 0.05 * (at % 3)])
  }
  context.globalAlpha = 1
}
