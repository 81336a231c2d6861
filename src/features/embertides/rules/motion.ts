/** Of the way that is left, a value goes this share in one frame of 60 a second (design.md). */
const EASE = 0.07
const FRAME_MS = 1_000 / 60
/** Values are at their goal when they are this near. */
const NEAR = 0.05

/** `value` on its way to `goal` after `ms`: 7 % of what is left per frame, at any rate of frames; arrives in the end. */
export function easeTo(value: number, goal: number, ms: number): number {
  const left = goal - value
  return Math.abs(left) < NEAR ? goal : value + left * (1 - (1 - EASE) ** (ms / FRAME_MS))
}

/** How finely and how often the picture is drawn: device pixels for one CSS pixel at most, and every how many frames. */
export type Pace = { readonly scale: number; readonly every: number }

/** From the finest to the one that any machine can hold: 60 frames a second, then 30 (design.md). */
export const PACES: readonly Pace[] = [
  { scale: 2, every: 1 },
  { scale: 1.5, every: 1 },
  { scale: 1, every: 1 },
  { scale: 1, every: 2 },
]

/** Frames that may take this long in the middle, in ms, before the next pace is taken. */
const SLOW_MS = 20
/** So many frames are looked at before a judgement. */
export const FRAMES_JUDGED = 30

/** The place in `PACES` after the last frames took so many ms each: one further when they were slow, never back. */
export function nextPace(pace: number, frames: readonly number[]): number {
  if (frames.length < FRAMES_JUDGED) return pace
  const middle = frames.toSorted((one, other) => one - other)[Math.floor(frames.length / 2)] ?? 0
  return middle > SLOW_MS ? Math.min(pace + 1, PACES.length - 1) : pace
}
