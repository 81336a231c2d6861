/** Merges two logs of the same date that were written in different places. */

type Named = { readonly name: string }

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'name' in value
}

/** The union of both lists; of two supplements with the same name, the later one. */
function joinedLists(earlier: readonly unknown[], later: readonly unknown[]): unknown[] {
  const isRepeated = (item: unknown) => later.some((next) => next === item || (isNamed(item) && isNamed(next) && item.name === next.name))
  return [...earlier.filter((item) => !isRepeated(item)), ...later]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function joinedValue(earlier: unknown, later: unknown): unknown {
  if (later === undefined || later === null || later === '') return earlier
  if (earlier === undefined || earlier === null || earlier === '') return later
  if (Array.isArray(earlier) && Array.isArray(later)) return joinedLists(earlier, later)
  if (isRecord(earlier) && isRecord(later)) return { ...earlier, ...later }
  if (typeof earlier !== 'string' || typeof later !== 'string') return later
  if (earlier.includes(later)) return earlier
  return later.includes(earlier) ? later : `${earlier}\n\n${later}`
}

/**
 * Merges two forms. Of the fields in `texts` both texts are kept, one below the other, unless one contains the other;
 * lists are united, records merged by key; of other answers `later` wins, and an answer that only one form has is kept.
 */
export function joinedForm<Form extends object>(earlier: Form, later: Form, texts: readonly string[]): Form {
  const answers = Object.entries(later) as [keyof Form & string, unknown][]
  const entries = answers.map(([name, value]): [string, unknown] => {
    const isJoined = texts.includes(name) || typeof value === 'object'
    return [name, isJoined ? joinedValue(earlier[name], value) : (value ?? earlier[name])]
  })
  return { ...earlier, ...(Object.fromEntries(entries) as Partial<Form>) }
}
