import { describe, expect, test } from 'vitest'
import { slim } from '../scripts/build/slim-contracts.ts'
import { budgetProblems, type WebSizes } from '../scripts/build/web-budget.ts'

describe('the contract in the browser', () => {
  test('keeps of an endpoint what a call needs', () => {
    const code = `import * as z from 'zod/mini'
export const login = endpoint({ method: 'POST', path: '/api/x/:id/', access: 'public', params: { id: z.string() }, body: z.object({}), reply: z.any() })`
    const slimmed = slim(code, true)
    expect(slimmed).toContain(`({ method: 'POST', path: '/api/x/:id/', access: 'public' })`)
    expect(slimmed).not.toMatch(/params|body|reply|endpoint\(/)
  })

  test('keeps the body of a public form, which checks what was typed', () => {
    const slimmed = slim(
      `export const join = endpoint({ method: 'POST', path: '/p/', access: 'public', limit: 'public-form', body: z.object({ a: Email }), reply: Done })`,
      true,
    )
    expect(slimmed).toContain('body: z.object({ a: Email })')
    expect(slimmed).not.toContain('reply')
  })

  test('lets shapes that nobody uses fall away, and leaves everything else as it is', () => {
    const code = `const A = z.object({ b: z.string() })
export const LIMITS = { low: 4, high: 10 }
export const B = z.pipe(z.string(), z.transform((text) => text.trim()))
const formats = new Map()
export function whole(low) { return z.number().check(z.gte(low)) }
let current = z.any()`
    expect(slim(code, false)).toBe(`const A = /* @__PURE__ */ (() => (z.object({ b: z.string() })))()
export const LIMITS = { low: 4, high: 10 }
export const B = /* @__PURE__ */ (() => (z.pipe(z.string(), z.transform((text) => text.trim()))))()
const formats = new Map()
export function whole(low) { return z.number().check(z.gte(low)) }
let current = z.any()`)
  })
})

describe('the budget', () => {
  const within: WebSizes = {
    entry: { script: 105_000, style: 4_000 },
    fonts: 60_000,
    routes: { HomePage: { script: 10_000, style: 6_000 } },
    parts: { later: { script: 90_000, style: 0 } },
  }

  test('holds up to the last byte', () => expect(budgetProblems(within)).toEqual([]))

  test('names each thing that is too heavy, and by how much', () => {
    const sizes = { ...within, entry: { script: 105_001, style: 4_001 }, fonts: 60_002 }
    expect(budgetProblems(sizes)).toEqual([
      'Entry script is 105001 B, 1 B above its budget of 105000 B (brotli)',
      'Fonts is 60002 B, 2 B above its budget of 60000 B (brotli)',
      "Script of HomePage with the entry's is 115001 B, 1 B above its budget of 115000 B (brotli)",
      "Style of HomePage with the entry's is 10001 B, 1 B above its budget of 10000 B (brotli)",
    ])
  })
})
