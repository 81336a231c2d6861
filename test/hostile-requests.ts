/** Requests that try to break the server: odd values, broken bodies, wrong types and unusual addresses. */
import fc from 'fast-check'
import * as z from 'zod/mini'
import { leaveCompass } from '../src/features/compass/contract.ts'
import { unlinkPartner } from '../src/features/partner/contract.ts'
import type { Endpoint } from '../src/kit/endpoint.ts'

type Json = { [key: string]: unknown }

/** Values that break careless code: wrong types, extreme numbers, unusual Unicode, prototype names, deep nesting. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    '',
    ' ',
    '\0',
    '\ud800',
    '‮evil',
    'NaN',
    '1e999',
    -0,
    1.5,
    -1,
    2 ** 53,
    1e308,
    [],
    [[]],
    {},
    { a: { b: { c: {} } } },
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    "'; drop table logs; --",
    '<img src=x onerror=alert(1)>',
    '2026-02-30',
    '0000-00-00',
    '99999-01-01',
    'x'.repeat(6_000),
  ),
  fc.anything({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value) ?? 'null') as unknown),
)

function fieldsOf(schema: z.ZodMiniType): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Json }
  return Object.keys(properties)
}

function bodies(endpoint: Endpoint): fc.Arbitrary<string> {
  const names = [...fieldsOf(endpoint.body), '__proto__', 'constructor', 'extra']
  const record = fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 6 })
  const text = record.map((value) => JSON.stringify(value))
  const broken = text.map((value) => value.slice(0, -1))
  const doubled = text.map((value) => (value === '{}' ? value : `${value.slice(0, -1)},${value.slice(1)}`))
  const nested = fc.integer({ min: 1, max: 3_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth))
  return fc.oneof(
    { weight: 6, arbitrary: text },
    broken,
    doubled,
    nested,
    odd.map((value) => JSON.stringify(value)),
    fc.constantFrom('', '{', 'null', '"', '\u0000', '{"a":1}{'),
  )
}

/** Generated calls of these endpoints, by a guest, a woman or a partner. */
export function hostileRequests(endpoints: readonly Endpoint[]) {
  return fc.constantFrom(...endpoints).chain((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      body: bodies(endpoint),
      value: fc.oneof(
        fc.constantFrom('1', '0', '-1', '9007199254740993', '2026-01-01', '%00', '..', 'é', 'x'.repeat(300)),
        fc.string({ maxLength: 20 }),
      ),
      search: fc.dictionary(fc.constantFrom(...fieldsOf(endpoint.query), 'extra', '__proto__'), fc.string({ maxLength: 30 }), {
        maxKeys: 3,
      }),
      role: fc.constantFrom('guest', 'woman', 'partner'),
      type: fc.constantFrom(
        'application/json',
        'application/json',
        'application/json; charset=utf-8',
        'application/zip',
        'text/plain',
        'application/x-www-form-urlencoded',
        '',
      ),
      key: fc.option(
        fc.string({ maxLength: 12 }).filter((text) => /^[\x20-\x7e]*$/.test(text)),
        { nil: undefined },
      ),
    }),
  )
}

/**
 * Whether the call leaves the session, the link and the account intact; without them only the access check would be
 * tested.
 */
export function isHarmless({ path }: Endpoint): boolean {
  return (
    path !== leaveCompass.path &&
    path !== unlinkPartner.path &&
    path !== '/api/account/delete/' &&
    !path.startsWith('/api/auth/logout/') &&
    !path.startsWith('/api/auth/signup/') &&
    !path.startsWith('/api/auth/login/')
  )
}
