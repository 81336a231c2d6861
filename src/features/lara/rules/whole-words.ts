const compiled = new Map<string, RegExp>()

/** A pattern that matches whole words only, compiled once; not global, so that it has no state. */
export function wholeWords(pattern: string): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const made = new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'u')
  compiled.set(pattern, made)
  return made
}
