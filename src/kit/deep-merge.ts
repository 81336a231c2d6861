function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * `base` with the fields of `change` replaced at any depth. Lists are replaced as a whole; undefined changes nothing.
 */
export function deepMerge(base: object, change: object): Record<string, unknown> {
  const result: Record<string, unknown> = { ...base }
  for (const [name, value] of Object.entries(change) as [string, unknown][]) {
    if (value === undefined) continue
    const before = result[name]
    result[name] = isRecord(value) ? deepMerge(isRecord(before) ? before : {}, value) : value
  }
  return result
}
