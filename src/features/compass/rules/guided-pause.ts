/** One line of the guided pause, and the second at which it begins. */
export type PauseLine = { readonly at: number; readonly text: string }

/** Duration of the guided pause in seconds (docs/product.md, Compass page). */
export const PAUSE_S = 120

/** Index of the line shown at `second`, at least 0. Lines are ordered by time. */
export function lineAt(lines: readonly PauseLine[], second: number): number {
  return Math.max(
    0,
    lines.findLastIndex(({ at }) => at <= second),
  )
}

/** Remaining time at `second`, such as 1:05. */
export function timeLeft(second: number): string {
  const remaining = Math.max(0, PAUSE_S - Math.floor(second))
  return `${Math.floor(remaining / 60)}:${String(remaining % 60).padStart(2, '0')}`
}
