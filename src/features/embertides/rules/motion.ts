/** Share of the remaining distance covered in one frame at 60 frames per second (docs/design.md, section 7). */
const EASE = 0.07
const FRAME_MS = 1_000 / 60
/** Distance at which a value snaps to its goal. */
const EPSILON = 0.05

/** `value` eased towards `goal` after `ms`, independent of the frame rate. Reaches the goal. */
export function easeTo(value: number, goal: number, ms: number): number {
  const left = goal - value
  return Math.abs(left) < EPSILON ? goal : value + left * (1 - (1 - EASE) ** (ms / FRAME_MS))
}

/** Drawing quality: largest number of device pixels per CSS pixel, and one drawn frame out of `every`. */
export type Pace = { readonly scale: number; readonly every: number }

/** From the finest to one that slow devices manage: 60 frames per second, finally 30. */
export const PACES: readonly Pace[] = [
  { scale: 2, every: 1 },
  { scale: 1.5, every: 1 },
  { scale: 1, every: 1 },
  { scale: 1, every: 2 },
]

/** Median frame time in ms above which the next pace is used. */
const SLOW_MS = 20
/** Number of frames measured before each decision. */
export const FRAMES_JUDGED = 30

/** Index in `PACES` after the last frame times (ms): the next one if they were slow; never a previous one. */
export function nextPace(pace: number, frames: readonly number[]): number {
  if (frames.length < FRAMES_JUDGED) return pace
  const middle = frames.toSorted((one, other) => one - other)[Math.floor(frames.length / 2)] ?? 0
  return middle > SLOW_MS ? Math.min(pace + 1, PACES.length - 1) : pace
}
