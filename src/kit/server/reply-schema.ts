type Json = { readonly [key: string]: unknown }

function isNull(option: unknown): boolean {
  return typeof option === 'object' && option !== null && (option as Json)['type'] === 'null'
}

/**
 * JSON Schema for the serialiser, which omits undeclared fields. A nullable value becomes `nullable`, which the
 * serialiser handles without trying alternatives. Formats and bounds are dropped: they only validate input.
 */
export function replySchema(schema: Json): Json {
  const { anyOf, properties, items, type, required, additionalProperties } = schema
  if (Array.isArray(anyOf)) {
    const nonNull = anyOf.filter((option) => !isNull(option))
    if (nonNull.length === 1 && nonNull.length < anyOf.length) return { ...replySchema(nonNull[0] as Json), nullable: true }
    return { anyOf: anyOf.map((option) => replySchema(option as Json)) }
  }
  if (properties) {
    const declared = Object.entries(properties as Record<string, Json>).map(([name, value]) => [name, replySchema(value)])
    return { type: 'object', properties: Object.fromEntries(declared), ...(required ? { required } : {}), additionalProperties: false }
  }
  if (items) return { type: 'array', items: replySchema(items as Json) }
  if (type === 'object' && typeof additionalProperties === 'object')
    return { type, additionalProperties: replySchema(additionalProperties as Json) }
  const known = type ?? (Array.isArray(schema['enum']) ? typeof schema['enum'][0] : typeof schema['const'])
  return { type: known, ...(additionalProperties === undefined ? {} : { additionalProperties }) }
}
