/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A colour from its six hexadecimal digits. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Between two numbers; `share` 0 is the first, 1 the other. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Between two colours. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  return [between(from[0], to[0], share), between(from[1], to[1], share), between(from[2], to[2], share)]
}

/** The colour as CSS writes it; `alpha` 0 to 1. */
export function css([red, green, blue]: Colour, alpha = 1): string {
  return `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${alpha})`
}

/** 0 below `low`, 1 above `high`, a soft bend between. */
export function smooth(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}

/** A number from 0 to 1 that is always the same for the same place in a list: the picture is made without dice. */
export function scattered(at: number, salt = 0): number {
  const value = Math.sin(at * 127.1 + salt * 311.7 + 17.3) * 43_758.545_3
  return value - Math.floor(value)
}
