/** Conditions a diagnosis may be requested for; each is a concept of the tables, and a cause of class X. */
const NAMES = ['stage', 'cancer', 'mood', 'memory', 'illness'] as const

/** The rows of a table: each frame once per condition, inserted at `<@>`. */
export function toRows(frames: readonly string[]): readonly string[] {
  return NAMES.flatMap((name) => frames.map((frame) => `${name}${frame.replaceAll('<@>', `<${name}>`)}`))
}
