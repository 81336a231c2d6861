/** One line of the guided pause, and the second at which it begins. */
export type PauseLine = { readonly at: number; readonly text: string }

/** How long the guided pause lasts, in seconds (product.md §7). */
export const PAUSE_S = 120

/** The place of the line that stands at `second`; the first one before it begins. Lines are in the order of their time. */
export function lineAt(lines: readonly PauseLine[], second: number): number {
  return Math.max(
    0,
    lines.findLastIndex(({ at }) => at <= second),
  )
}

/** What is left at `second`, as a clock shows it: 1:05. */
export function timeLeft(second: number): string {
  const left = Math.max(0, PAUSE_S - Math.floor(second))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
