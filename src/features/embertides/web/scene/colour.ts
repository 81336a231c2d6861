/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A colour from six hexadecimal digits. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Linear interpolation; `share` 0 is `from`, 1 is `to`. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Interpolation between two colours. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  return [between(from[0], to[0], share), between(from[1], to[1], share), between(from[2], to[2], share)]
}

/** The colour in CSS syntax; `alpha` 0 to 1. */
export function css([red, green, blue]: Colour, alpha = 1): string {
  return `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${alpha})`
}

/** Smoothstep: 0 below `low`, 1 above `high`. */
export function smooth(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}

/** Deterministic pseudo-random number from 0 to 1 for an index, so that the picture is reproducible. */
export function scattered(at: number, salt = 0): number {
  const value = Math.sin(at * 127.1 + salt * 311.7 + 17.3) * 43_758.545_3
  return value - Math.floor(value)
}
