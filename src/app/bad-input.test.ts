import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { twoLinked } from '../../test/couples.ts'
import { as, guest, testServer, NOON, setClock, type TestPerson, setUpServer, steppedUp } from '../../test/server.ts'
import type { Endpoint } from '../kit/endpoint.ts'
import { leaveCompass } from '../features/compass/contract.ts'
import { unlinkPartner } from '../features/partner/contract.ts'
import { listLogs } from '../features/logs/contract.ts'
import { listMoments } from '../features/moments/contract.ts'

setUpServer()

/** Requests tried on each change; `BAD_INPUT_RUNS=100000` tries more (docs/safety.md, section 6). */
const RUNS = Number(process.env['BAD_INPUT_RUNS'] ?? 5_000)
const PORTION = 500

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

function requests(endpoints: readonly Endpoint[]) {
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

let woman: TestPerson
let partner: TestPerson

beforeAll(async () => {
  setClock(NOON)
  const { her, him } = await twoLinked()
  woman = await steppedUp(her)
  partner = await steppedUp(him)
})

/**
 * Whether the call leaves the session, the link and the account intact; without them only the access check would be
 * tested.
 */
function isHarmless({ path }: Endpoint): boolean {
  return (
    path !== leaveCompass.path &&
    path !== unlinkPartner.path &&
    path !== '/api/account/delete/' &&
    !path.startsWith('/api/auth/logout/') &&
    !path.startsWith('/api/auth/signup/') &&
    !path.startsWith('/api/auth/login/')
  )
}

test('no input causes a 5xx, and every refusal has a readable message', async () => {
  const endpoints = testServer().server.endpoints.filter(isHarmless)
  let tried = 0
  while (tried < RUNS) {
    const portion = fc.sample(requests(endpoints), { numRuns: PORTION })
    for (const { endpoint, body, value, search, role, type, key } of portion) {
      const token = role === 'woman' ? woman.token : role === 'partner' ? partner.token : undefined
      const path = endpoint.path.replace(/:\w+/g, () => encodeURIComponent(value))
      const response = await testServer().server.app.inject({
        method: endpoint.method,
        url: `${path}?${new URLSearchParams(search).toString()}`,
        headers: {
          ...(type && { 'content-type': type }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(endpoint.method === 'GET' ? {} : { payload: body }),
      })
      tried += 1
      if (response.statusCode >= 500 || (response.statusCode >= 400 && !/\w+ \w+/.test(response.json<{ message: string }>().message))) {
        expect.fail(
          `${endpoint.method} ${path} as ${role} with ${type} ${body.slice(0, 300)} → ${response.statusCode} ${response.body.slice(0, 300)}`,
        )
      }
    }
  }
  expect(tried).toBeGreaterThanOrEqual(RUNS)
}, 120_000)

describe('an invalid body', () => {
  const send = (payload: string | Buffer, type = 'application/json') =>
    testServer().server.app.inject({
      method: 'POST',
      url: '/api/logs/quick-log/create/',
      headers: { authorization: `Bearer ${woman.token}`, 'content-type': type },
      payload,
    })

  test.each([
    ['too large', JSON.stringify({ log_date: '2026-11-21', mood_rating: 5, note: 'x'.repeat(600_000) }), 'application/json', 413],
    ['cut short', '{"log_date":"2026-11-21","mood_ra', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a number', '5', 'application/json', 400],
    ['of another type', 'log_date=2026-11-21', 'application/x-www-form-urlencoded', 415],
    ['with a prototype inside', '{"log_date":"2026-11-21","__proto__":{"mood_rating":5}}', 'application/json', 400],
  ])('%s is refused in words, and nothing is stored', async (_, payload, type, status) => {
    const response = await send(payload, type)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w+ \w+/) as string })
    expect((await as(woman).call(listLogs)).reply.data.filter(({ log_date }) => log_date === '2026-11-21')).toEqual([])
  })
})

test('no partial write remains afterwards', async () => {
  const logs = await as(woman).call(listLogs)
  const moments = await as(woman).call(listMoments)
  expect(logs.status).toBe(200)
  expect(moments.status).toBe(200)
  expect((await guest.call(listLogs)).status).toBe(401)
})
