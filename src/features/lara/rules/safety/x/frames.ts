/** What may be asked for as a diagnosis; each is a concept of the tables, and a cause of class X. */
const NAMES = ['stage', 'cancer', 'mood', 'memory', 'illness'] as const

/** The rows of a table: each frame once for each thing that may be asked for, which stands in it as `<@>`. */
export function toRows(frames: readonly string[]): readonly string[] {
  return NAMES.flatMap((name) => frames.map((frame) => `${name}${frame.replaceAll('<@>', `<${name}>`)}`))
}
