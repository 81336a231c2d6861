import * as z from 'zod/mini'
import type { Endpoint } from '../src/kit/endpoint.ts'

type Shape = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  minLength?: number
  minimum?: number
}

function valueOf(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return valueOf(shape.anyOf[0] ?? {})
  if (shape.type === 'object') {
    const { properties = {}, required = [] } = shape
    return Object.fromEntries(required.map((name) => [name, valueOf(properties[name] ?? {})]))
  }
  if (shape.type === 'array') return []
  if (shape.type === 'number' || shape.type === 'integer') return Math.max(shape.minimum ?? 1, 1)
  if (shape.type === 'boolean') return true
  return 'x'.repeat(Math.max(shape.minLength ?? 1, 1))
}

/** A minimal valid body for an endpoint, generated from its schema; supports texts, numbers and enumerations. */
export function fittingBody(endpoint: Endpoint): Record<string, unknown> {
  return valueOf(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Shape) as Record<string, unknown>
}
