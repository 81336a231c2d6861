import { between, css, mix, scattered, smooth } from './colour.ts'
import { emberRadius, type Frame, HORIZON, stamp, toned, tonedAll } from './frame.ts'

const TIDES = 6
/** Points along one crest. */
const STEPS = 60
const GLINTS = [8, 12, 11, 10, 9, 7] as const

/** Largest depth of a trough below the line of its tide. */
const TROUGH_MAX = 0.15

/** Points of one crest; reused in every frame to avoid allocation. */
const xs = new Float32Array(STEPS + 1)
const ys = new Float32Array(STEPS + 1)
/** Relative height of each point within its wave, 0 to 1. */
const heights = new Float32Array(STEPS + 1)

function baseOf(tide: number): number {
  return HORIZON + (1 - HORIZON) * (tide / TIDES) ** 1.45
}

/** Computes the crest of one tide: a long swell at rest; higher, quicker and sharper with tension, like wind waves. */
function roll({ tension, swell }: Frame, tide: number): void {
  const near = 0.28 + 0.72 * (tide / (TIDES - 1))
  const base = baseOf(tide)
  const storm = tension ** 1.2
  const long = between(0.019, 0.03, tension) * near
  const short = (0.006 + 0.088 * storm) * near
  const chop = 0.012 * storm ** 1.6 * near
  const turn = (tide % 2 ? -1 : 1) * 0.8
  const waves = between(5.4, 6.6, tension) / (0.34 + 0.48 * near)
  const steep = between(0.25, 0.9, smooth(0.1, 0.95, tension))
  for (let at = 0; at <= STEPS; at += 1) {
    const across = (at / STEPS) * 2.3 - 1.15
    const phase = across * waves + swell * turn + tide * 2.4
    const slow = Math.sin(across * (3.6 - 0.25 * tide) + swell * 0.45 * turn + tide * 1.9)
    const quick = Math.sin(phase * 2.7 - swell * 1.1 + tide)
    const uneven = 0.72 + 0.28 * Math.sin(across * 3.7 + tide * 2.1 + swell * 0.21)
    const up = Math.cos(phase)
    // Points move towards their crest, which narrows crests and widens troughs (a trochoid).
    xs[at] = across - ((steep * uneven) / waves) * Math.sin(phase)
    ys[at] = base - long * slow - short * uneven * (up + 0.2) - chop * quick
    heights[at] = (up * uneven + 1) / 2
  }
}

function fillTide({ context, palette, energy, tension }: Frame, tide: number): void {
  const tones = tonedAll(palette.sea, energy)
  const [above, below] = [tones[tide] ?? palette.shade, tones[tide + 1] ?? palette.shade]
  // Light shines through the thin top of a crest and fades towards its base.
  const top = baseOf(tide) - (0.02 + 0.07 * tension) * (0.3 + 0.14 * tide)
  const gradient = context.createLinearGradient(0, top, 0, baseOf(tide + 1) + 0.03)
  gradient.addColorStop(0, css(mix(above, toned(palette.crest, energy), tide === 0 ? 0.05 : 0.13)))
  gradient.addColorStop(0.3, css(mix(above, below, 0.4)))
  gradient.addColorStop(1, css(mix(below, palette.shade, 0.3)))
  context.fillStyle = gradient
  context.beginPath()
  // The next tide covers everything below its lowest trough.
  const foot = tide + 1 < TIDES ? baseOf(tide + 1) + TROUGH_MAX : 1
  context.moveTo(-1, foot)
  for (let at = 0; at <= STEPS; at += 1) context.lineTo(xs[at] ?? 0, ys[at] ?? 0)
  context.lineTo(1, foot)
  context.fill()
}

/** Strokes the parts of the crest with at least this relative height; 0 strokes all of it. */
function strokeAbove(context: CanvasRenderingContext2D, least: number): void {
  context.beginPath()
  let isOn = false
  for (let at = 0; at <= STEPS; at += 1) {
    const isHigh = (heights[at] ?? 0) >= least
    if (isHigh && isOn) context.lineTo(xs[at] ?? 0, ys[at] ?? 0)
    else if (isHigh) context.moveTo(xs[at] ?? 0, ys[at] ?? 0)
    isOn = isHigh
  }
  context.stroke()
}

/** Draws the light on a crest, brightest under the ember; with tension it breaks up and foam appears. */
function lightCrest({ context, palette, energy, tension }: Frame, tide: number): void {
  const near = tide / (TIDES - 1)
  const tone = toned(palette.crest, energy)
  const strength = between(0.5, 0.92, energy)
  const reach = 0.16 + 0.2 * near + 0.16 * energy
  const gradient = context.createLinearGradient(-1, 0, 1, 0)
  for (const [side, alpha] of [
    [-1, 0.1],
    [-0.5, 0.24],
    [-0.2, 0.62],
    [0, 1],
    [0.2, 0.62],
    [0.5, 0.24],
    [1, 0.1],
  ] as const) {
    gradient.addColorStop(Math.min(1, Math.max(0, 0.5 + side * reach * (Math.abs(side) === 1 ? 9 : 2))), css(tone, alpha * strength))
  }
  context.strokeStyle = gradient
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = 0.004 + 0.0035 * near
  const broken = smooth(0.35, 0.95, tension)
  context.globalAlpha = 1 - 0.75 * broken
  strokeAbove(context, 0)
  if (broken > 0.02) {
    context.globalAlpha = broken
    strokeAbove(context, 0.62)
    context.globalAlpha = broken * 0.8
    context.lineWidth = 0.007 + 0.011 * near
    strokeAbove(context, 0.86)
  }
  context.globalAlpha = 1
}

/** Draws the reflection of the ember on the water, scattered by tension. */
function paintGlints(frame: Frame, tide: number): void {
  const { context, sprites, energy, tension, time } = frame
  const from = baseOf(tide)
  const depth = baseOf(tide + 1) - from
  const wide = (emberRadius(frame) * (tide < 2 ? 0.78 - tide * 0.2 : 0.42) + 0.028 * tide) * between(0.85, 1.8, tension)
  const bright = between(0.16, 0.95, energy ** 0.8)
  const count = GLINTS[tide] ?? 6
  context.globalCompositeOperation = 'lighter'
  for (let at = 0; at < count; at += 1) {
    const name = tide * 31 + at
    const down = (at + 0.5) / count
    const drift = Math.sin(time * (0.35 + 0.5 * tension) + name * 2.3)
    const side = (scattered(name, 11) - 0.5) * 2
    const x = side * Math.abs(side) * wide + drift * (0.012 + 0.05 * tension)
    const y = from + depth * down + 0.012 + 0.01 * drift * tension
    const flicker = 0.62 + 0.38 * Math.sin(time * (0.7 + tension * 1.6) + name * 1.7)
    context.globalAlpha = bright * flicker * (1 - 0.55 * Math.abs(side)) * between(1, 0.72, tension)
    const length = (0.1 + 0.13 * scattered(name, 12)) * between(1.15, 0.5, tension) * (0.6 + 0.1 * tide) * (0.7 + energy * 0.6)
    stamp(context, sprites.light, x, y, length, 0.0065 + 0.0022 * tide)
  }
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
}

/** Draws six tides from the horizon to the viewer, each with its light. */
export function paintSea(frame: Frame): void {
  const { context, sprites, energy, tension } = frame
  const radius = emberRadius(frame)
  for (let tide = 0; tide < TIDES; tide += 1) {
    roll(frame, tide)
    fillTide(frame, tide)
    if (tide % 2 === 0) {
      context.globalCompositeOperation = 'lighter'
      context.globalAlpha = between(0.14, 0.44, energy) * (1 - tide * 0.14) * between(1, 0.7, tension)
      stamp(context, energy < 0.25 ? sprites.coal : sprites.halo, 0, baseOf(tide), radius + 0.1, 0.15 + 0.09 * tide)
      context.globalCompositeOperation = 'source-over'
      context.globalAlpha = 1
    }
    lightCrest(frame, tide)
    paintGlints(frame, tide)
  }
}
