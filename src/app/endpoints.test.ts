import { makeReport, makeReportPdf } from '../features/report/contract.ts'
import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { twoLinked } from '../../test/couples.ts'
import { figuresOf } from '../../test/figures.ts'
import { fittingBody } from '../../test/fitting-body.ts'
import {
  as,
  guest,
  testSecurity,
  testServer,
  METRICS_TOKEN,
  metricsNow,
  NOON,
  person,
  setClock,
  setUpServer,
  steppedUp,
  withToken,
} from '../../test/server.ts'
import { addSession } from '../features/auth/server/session-store.ts'
import { makeTokens } from '../features/auth/server/tokens.ts'
import { leaveCompass } from '../features/compass/contract.ts'
import { NOT_LINKED } from '../features/couple/contract.ts'
import { unlinkPartner } from '../features/partner/contract.ts'
import type { Access, Endpoint } from '../kit/endpoint.ts'
import { fileTypeOf, uploadOf } from '../kit/files.ts'
import { LIMITS, makeLimits } from '../kit/server/limits.ts'
import { watchHealth } from '../kit/server/metrics.ts'
import { makeServe } from '../kit/server/serve.ts'

const { tell } = figuresOf('access')
setUpServer()

/** Fields of her records; no reply to a partner or guest may have one. */
const HERS = [
  'mood_rating',
  'energy_level',
  'sleep_hours',
  'hot_flashes_count',
  'thinking_clarity',
  'stress_triggers',
  'log_date',
  'menopause_phase',
  'current_streak',
  'journey_day',
  'flow_description',
  'symptoms',
  'entry_date',
]

/**
 * The status for each role at an endpoint of each access. `in` means that access is granted, whatever the status then
 * is, unless the endpoint requires step-up.
 */
const EXPECTED: Record<Access, Record<'guest' | 'woman' | 'partner' | 'expired', number | 'in'>> = {
  public: { guest: 'in', woman: 'in', partner: 'in', expired: 'in' },
  member: { guest: 401, woman: 'in', partner: 'in', expired: 401 },
  woman: { guest: 401, woman: 'in', partner: 403, expired: 401 },
  partner: { guest: 401, woman: 403, partner: 'in', expired: 401 },
}

const ANY_ID = '1234567'
const params = { id: ANY_ID, uid: ANY_ID, token: 'x', date: '2026-01-01' }

/** A body for endpoints that take a file. */
function requestFor(endpoint: Endpoint) {
  const upload = uploadOf(endpoint.body)
  return upload ? { raw: Buffer.from('no file'), headers: { 'content-type': upload.type } } : {}
}

function endpoints(): readonly Endpoint[] {
  return testServer().server.endpoints
}

test('there are endpoints to test', () => expect(endpoints().length).toBeGreaterThan(15))

test('every address ends in a slash and is unique', () => {
  const names = endpoints().map(({ method, path }) => `${method} ${path}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { path } of endpoints()) expect.soft(path).toMatch(/^\/api\/.+\/$/)
})

test('a route under /api without a contract prevents the start', () => {
  const app = fastify()
  const { vaults } = testServer()
  makeServe({
    app,
    vaults,
    limits: makeLimits(1),
    clock: () => NOON,
    identify: () => Promise.reject(new Error('no one is signed in')),
    security: testSecurity(),
  })
  expect(() => app.get('/api/secret/', async () => ({}))).toThrow('/api/secret/ is served without a contract')
})

test('every endpoint has a limit, and account endpoints count per origin', () => {
  for (const endpoint of endpoints()) {
    expect.soft(LIMITS[endpoint.limit].points, endpoint.path).toBeGreaterThan(0)
    if (endpoint.path.startsWith('/api/auth/') && endpoint.access === 'public') {
      expect.soft(['login', 'signup', 'forgot', 'token'], endpoint.path).toContain(endpoint.limit)
    }
    const shape = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as { properties?: object }
    if ('password' in (shape.properties ?? {}))
      expect.soft(['login', 'signup'], `${endpoint.path} takes a password`).toContain(endpoint.limit)
  }
})

test('no reply to a partner, a guest or both kinds of member declares a field of her records', () => {
  for (const endpoint of endpoints().filter(({ access }) => access !== 'woman')) {
    const shape = JSON.stringify(z.toJSONSchema(endpoint.reply, { io: 'output', unrepresentable: 'any' }))
    expect
      .soft(
        HERS.filter((field) => shape.includes(`"${field}"`)),
        endpoint.path,
      )
      .toEqual([])
  }
})

test('no reply declares a last-seen time, a read receipt or a streak of the other person', () => {
  const telling =
    /"[^"]*(?:seen|read_at|is_read|unread|opened|last_(?:login|active|visit|used|used_at)|online|presence|typing|streak|device)[^"]*":/
  const aboutBoth = endpoints().filter(({ access, path }) => access === 'partner' || /partner|compass|signal/.test(path))
  expect(aboutBoth.filter(({ access }) => access === 'woman').length, 'her endpoints about him').toBeGreaterThan(3)
  for (const { path, reply } of aboutBoth) {
    const shape = JSON.stringify(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }))
    expect.soft(telling.exec(shape)?.[0], path).toBeUndefined()
  }
  expect(telling.test('{"properties":{"last_used_at":{}}}')).toBe(true)
})

test('a file is sent only after step-up, to the owner of a secret address, or of what a page shows', () => {
  for (const { path, access, stepUp } of endpoints().filter(({ reply }) => fileTypeOf(reply))) {
    if (path.includes(':token')) expect.soft(access, path).toBe('public')
    else if (path === makeReportPdf.path) expect.soft([access, stepUp]).toEqual([makeReport.access, makeReport.stepUp])
    else expect.soft([access, stepUp], path).toEqual(['woman', true])
  }
})

describe('every caller gets the status that the endpoint declares', () => {
  let calls = 0
  test.each(['guest', 'woman', 'partner', 'expired'] as const)('%s', async (role) => {
    setClock(NOON)
    const prefetch = await person('woman')
    for (const endpoint of endpoints()) {
      setClock(NOON)
      const fresh = role === 'partner' ? (await twoLinked()).him : await person('woman')
      if (role === 'expired') setClock(NOON + 16 * 60_000)
      const caller = role === 'guest' ? guest : role === 'expired' ? withToken(prefetch.token) : as(fresh)
      const { status, refusal } = await caller.call(endpoint, { params, ...requestFor(endpoint) })
      const expected = EXPECTED[endpoint.access][role]
      calls += 1
      const where = `${role} at ${endpoint.method} ${endpoint.path}`
      if (expected === 'in') {
        expect.soft(status, where).toBeLessThan(500)
        if (endpoint.stepUp) expect.soft([status, refusal.code], where).toEqual([403, 'reauth_required'])
        else if (endpoint.access !== 'public') expect.soft([401, 403], where).not.toContain(status)
      } else {
        expect.soft(status, where).toBe(expected)
        expect.soft(refusal.success, where).toBe(false)
      }
    }
  })

  test('at every endpoint', () => {
    tell(`${endpoints().length} endpoints; ${calls} calls by a guest, a woman, a partner and an expired session`)
    expect(calls).toBe(endpoints().length * 4)
  })
})

test('without a link, every endpoint of his but leaving refuses, in the same words whatever the reason', async () => {
  setClock(NOON)
  const never = await person('partner')
  const { her, him } = await twoLinked()
  await as(her).call(unlinkPartner)
  // His sessions ended with the link; he signs in again.
  const sessionId = await addSession(testServer().vaults.accounts, him.id, 'Test', NOON)
  const parted = { ...him, token: makeTokens(testServer().keys).access({ userId: him.id, sessionId }, NOON) }
  const his = endpoints().filter(({ access, path }) => access === 'partner' && path !== leaveCompass.path)
  for (const endpoint of his) {
    const where = `${endpoint.method} ${endpoint.path}`
    const texts = await Promise.all(
      [never, parted].map(async (partner) => {
        const { status, refusal, text } = await as(partner).call(endpoint, { params, body: fittingBody(endpoint) })
        expect.soft([status, refusal.code, refusal.message], where).toEqual([403, 'not_linked', NOT_LINKED()])
        return text
      }),
    )
    expect.soft(texts[0], where).toBe(texts[1])
  }
  for (const partner of [never, parted]) expect((await as(partner).call(leaveCompass)).status).toBe(200)
  tell(`${his.length} endpoints refuse a partner without a link`)
})

test('an endpoint with step-up is open for five minutes after the password was given', async () => {
  for (const endpoint of endpoints().filter(({ stepUp }) => stepUp)) {
    setClock(NOON)
    const caller = await steppedUp(endpoint.access === 'partner' ? (await twoLinked()).him : await person('woman'))
    const where = `${endpoint.method} ${endpoint.path}`
    setClock(NOON + 5 * 60_000)
    expect.soft((await as(caller).call(endpoint, { params, ...requestFor(endpoint) })).refusal.code, where).toBe('reauth_required')
    setClock(NOON + 5 * 60_000 - 1)
    const { status } = await as(caller).call(endpoint, { params, ...requestFor(endpoint) })
    expect.soft(status, where).toBeLessThan(500)
    expect.soft([401, 403], where).not.toContain(status)
  }
})

test('an unknown address under /api gets a JSON reply', async () => {
  for (const url of ['/api/', '/api/nothing/', '/api/logs/', '/api/auth/login/more/']) {
    const { statusCode, headers, body } = await testServer().server.app.inject({ method: 'GET', url })
    expect.soft(statusCode, url).toBe(404)
    expect.soft(headers['content-type'], url).toContain('application/json')
    expect.soft(JSON.parse(body), url).toMatchObject({ success: false })
  }
})

test('health, readiness and metrics reply', async () => {
  const get = (url: string) => testServer().server.app.inject({ method: 'GET', url })
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  expect(await metricsNow()).toContain('http_request_duration_seconds')
})

test('metrics require the token, wherever the call comes from', async () => {
  const statusOf = async (headers: Record<string, string>) =>
    (await testServer().server.app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress: '127.0.0.1' })).statusCode
  expect(await statusOf({ authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200)
  for (const authorization of ['', 'Bearer ', METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`, `Bearer ${METRICS_TOKEN.toUpperCase()}`])
    expect.soft(await statusOf({ authorization }), authorization).toBe(404)
  expect(await statusOf({})).toBe(404)
})

test('metrics are off without a token', async () => {
  const app = fastify()
  watchHealth(app, async () => [], undefined)
  for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
    expect.soft((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode, authorization).toBe(404)
  await app.close()
})

test('addresses under /.well-known never return the app’s page', async () => {
  const get = (url: string) => testServer().server.app.inject({ method: 'GET', url })
  const change = await get('/.well-known/change-password')
  expect(change.statusCode).toBe(302)
  expect(change.headers.location).toBe('/settings?tab=account')
  for (const name of ['security.txt', 'resource-that-should-not-exist-whose-status-code-should-not-be-200', 'acme-challenge/x', '']) {
    const { statusCode, headers } = await get(`/.well-known/${name}`)
    expect.soft(statusCode, name).toBe(404)
    expect.soft(headers['content-type'], name).toContain('application/json')
  }
})

test('a request that does not arrive in time is aborted', () => {
  const { server } = testServer().server.app
  expect(server.requestTimeout).toBe(240_000)
  expect(server.headersTimeout).toBeGreaterThan(0)
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000)
})
