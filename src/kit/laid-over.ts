function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `base` with what `change` names replaced, field by field, at any depth; lists are replaced whole, and undefined changes nothing. */
export function laidOver(base: object, change: object): Record<string, unknown> {
  const result: Record<string, unknown> = { ...base }
  for (const [name, value] of Object.entries(change) as [string, unknown][]) {
    if (value === undefined) continue
    const before = result[name]
    result[name] = isRecord(value) ? laidOver(isRecord(before) ? before : {}, value) : value
  }
  return result
}
