type Json = { readonly [key: string]: unknown }

function isNull(option: unknown): boolean {
  return typeof option === 'object' && option !== null && (option as Json)['type'] === 'null'
}

/**
 * The JSON Schema by which a reply is written. Writing walks the schema, so what nobody promised never leaves. A nullable value is
 * told as `nullable`, which the writer handles without trying alternatives; formats and bounds are dropped, since they guard input.
 */
export function replySchema(schema: Json): Json {
  const { anyOf, properties, items, type, required, additionalProperties } = schema
  if (Array.isArray(anyOf)) {
    const rest = anyOf.filter((option) => !isNull(option))
    if (rest.length === 1 && rest.length < anyOf.length) return { ...replySchema(rest[0] as Json), nullable: true }
    return { anyOf: anyOf.map((option) => replySchema(option as Json)) }
  }
  if (properties) {
    const kept = Object.entries(properties as Record<string, Json>).map(([name, value]) => [name, replySchema(value)])
    return { type: 'object', properties: Object.fromEntries(kept), ...(required ? { required } : {}), additionalProperties: false }
  }
  if (items) return { type: 'array', items: replySchema(items as Json) }
  const known = type ?? (Array.isArray(schema['enum']) ? typeof schema['enum'][0] : typeof schema['const'])
  return { type: known, ...(additionalProperties === undefined ? {} : { additionalProperties }) }
}
