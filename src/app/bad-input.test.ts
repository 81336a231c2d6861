import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { twoLinked } from '../../test/couples.ts'
import { hostileRequests, isHarmless } from '../../test/hostile-requests.ts'
import { as, guest, testServer, NOON, setClock, type TestPerson, setUpServer, steppedUp } from '../../test/server.ts'
import { listLogs } from '../features/logs/contract.ts'
import { listMoments } from '../features/moments/contract.ts'

setUpServer()

/** Requests tried on each change; `BAD_INPUT_RUNS=100000` tries more (docs/safety.md, section 6). */
const RUNS = Number(process.env['BAD_INPUT_RUNS'] ?? 5_000)
const PORTION = 500

let woman: TestPerson
let partner: TestPerson

beforeAll(async () => {
  setClock(NOON)
  const { her, him } = await twoLinked()
  woman = await steppedUp(her)
  partner = await steppedUp(him)
})

test('no input causes a 5xx, and every refusal has a readable message', async () => {
  const endpoints = testServer().server.endpoints.filter(isHarmless)
  let tried = 0
  while (tried < RUNS) {
    const portion = fc.sample(hostileRequests(endpoints), { numRuns: PORTION })
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
