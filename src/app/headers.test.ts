import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, guest, testServer, NOON, person, setClock, setUpServer, steppedUp, type TestPerson } from '../../test/server.ts'
import { exportAccount } from '../features/account/contract.ts'
import { login, logout } from '../features/auth/contract.ts'
import { sendFeedback } from '../features/landing/contract.ts'
import { createChatSession, sendMessage } from '../features/lara/contract.ts'
import { createQuickLog } from '../features/logs/contract.ts'
import { addFeed } from '../features/reminders/contract.ts'
import { answerErrors } from '../kit/server/error-handler.ts'
import { guardHeaders } from '../kit/server/headers.ts'
import { serveWeb } from '../kit/server/web-files.ts'

/**
 * The headers of docs/safety.md, section 3, on every kind of reply. The policy is repeated here on purpose: a change of
 * the server must change this test too.
 */
const ALWAYS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
    "manifest-src 'self'; worker-src 'self'; media-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'; trusted-types sw reader",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
}
const HSTS = 'strict-transport-security'

setUpServer({ RATE_LIMIT_SCALE: '0.2' })

type Answered = { statusCode: number; headers: Record<string, unknown>; body: string }
type Probe = { method?: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'OPTIONS'; url: string; headers?: Record<string, string>; payload?: string }

const ask = (asked: Probe): Promise<Answered> => testServer().server.app.inject(asked)
const post = (url: string, payload: unknown, headers = {}): Promise<Answered> =>
  ask({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify(payload) })
const bearer = ({ token }: TestPerson, accept = 'application/json') => ({ authorization: `Bearer ${token}`, accept })

function expectGuarded({ statusCode, headers }: Answered, status: number, type: string | undefined): void {
  expect(statusCode).toBe(status)
  if (type !== undefined) expect(headers['content-type']).toContain(type)
  expect(headers).toMatchObject(ALWAYS)
  expect(headers, 'without TLS').not.toHaveProperty(HSTS)
}

describe('of the API, which is never cached', () => {
  const JSON_TYPE = 'application/json'
  test.each<[string, number, string | undefined, () => Promise<Answered>]>([
    ['what is asked for', 200, JSON_TYPE, async () => ask({ url: '/api/landing/dashboard/', headers: bearer(await person('woman')) })],
    [
      'what was added',
      201,
      JSON_TYPE,
      async () => post(createQuickLog.path, { log_date: '2026-11-21', mood_rating: 6 }, bearer(await person('woman'))),
    ],
    [
      'a body that cannot be read',
      400,
      JSON_TYPE,
      () => ask({ method: 'POST', url: login.path, headers: { 'content-type': JSON_TYPE }, payload: '{' }),
    ],
    ['an address that cannot be read', 400, JSON_TYPE, () => ask({ url: '/api/%zz/' })],
    ['a guest', 401, JSON_TYPE, () => ask({ url: '/api/landing/dashboard/' })],
    ['the wrong role', 403, JSON_TYPE, async () => ask({ url: '/api/landing/dashboard/', headers: bearer(await person('partner')) })],
    ['an address that is too long', 404, JSON_TYPE, () => ask({ url: `/api/logs/quick-log/${'9'.repeat(300)}/` })],
    ['an unknown address', 404, JSON_TYPE, () => ask({ url: '/api/nothing/' })],
    ['the API itself', 404, JSON_TYPE, () => ask({ url: '/api' })],
    ['an unknown method', 404, JSON_TYPE, () => ask({ method: 'PUT', url: login.path })],
    [
      'a question before a call from elsewhere',
      404,
      JSON_TYPE,
      () => ask({ method: 'OPTIONS', url: login.path, headers: { origin: 'https://elsewhere.example' } }),
    ],
    ['too much', 413, JSON_TYPE, () => post(login.path, { email: 'x'.repeat(600_000) })],
    [
      'what is not JSON',
      415,
      JSON_TYPE,
      () => ask({ method: 'POST', url: login.path, headers: { 'content-type': 'text/xml' }, payload: '<x/>' }),
    ],
    [
      'too often',
      429,
      JSON_TYPE,
      async () => {
        const say = () => post(sendFeedback.path, { message: 'Thank you' })
        await say()
        return say()
      },
    ],
    [
      'an answer that comes in pieces',
      200,
      'text/event-stream',
      async () => {
        const her = await person('woman')
        const { session } = (await as(her).call(createChatSession)).reply
        return post(sendMessage.path, { session_id: session.id, message: 'Quick Facts' }, bearer(her, 'text/event-stream'))
      },
    ],
    [
      'a download',
      200,
      'application/zip',
      async () =>
        ask({ method: exportAccount.method as 'POST', url: exportAccount.path, headers: bearer(await steppedUp(await person('woman'))) }),
    ],
    [
      'her calendar link',
      200,
      'text/calendar',
      async () => ask({ url: new URL((await as(await steppedUp(await person('woman'))).call(addFeed)).reply.data.url).pathname }),
    ],
    ['an unknown calendar link', 404, JSON_TYPE, () => ask({ url: `/api/reminders/feed/${'x'.repeat(43)}.ics` })],
  ])('%s: %i', async (_what, status, type, answer) => {
    setClock(NOON)
    const answered = await answer()
    expectGuarded(answered, status, type)
    if (status >= 400) expect(JSON.parse(answered.body)).toMatchObject({ success: false, message: expect.any(String) })
    expect(answered.headers['cache-control']).toBe('no-store')
    expect(Object.keys(answered.headers).filter((name) => /^(?:access-control-|set-cookie|server$|x-powered-by)/.test(name))).toEqual([])
  })
})

test('a logout clears the browser’s storage, and no other reply does', async () => {
  const her = await person('woman')
  const { headers } = await as(her).call(logout)
  expect(headers).toMatchObject({ ...ALWAYS, 'clear-site-data': '"storage"', 'cache-control': 'no-store' })
  const refused = await as(her).call(logout)
  expect([refused.status, refused.headers['clear-site-data']]).toEqual([401, undefined])
  const emptying = testServer().server.endpoints.filter(({ emptiesBrowser }) => emptiesBrowser)
  expect(emptying.map(({ path }) => path)).toEqual([logout.path])
  expect((await guest.call(login, { body: { email: 'nobody@example.org', password: 'x' } })).headers).not.toHaveProperty('clear-site-data')
})

describe('of the web app, and of an unhandled error', () => {
  let folder = ''
  let plain: FastifyInstance
  let behindTls: FastifyInstance

  async function site(isTls: boolean): Promise<FastifyInstance> {
    const app = fastify()
    guardHeaders(app, isTls)
    answerErrors(app)
    app.get('/api/broken/', () => {
      throw new Error('unexpected')
    })
    await serveWeb(app, folder)
    return app
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'emberwell-site-'))
    await mkdir(join(folder, 'assets'))
    const files = ['index.html', 'sw.js', 'manifest.webmanifest', 'favicon.svg', 'assets/a.js', 'assets/a.css', 'assets/a.woff2']
    for (const name of files) writeFileSync(join(folder, name), name)
    plain = await site(false)
    behindTls = await site(true)
  })
  afterAll(async () => {
    await plain.close()
    await behindTls.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const YEAR = 'public, max-age=31536000, immutable'
  test.each([
    ['/', 200, 'text/html', 'no-cache'],
    ['/home', 200, 'text/html', 'no-cache'],
    ['/reset-password/1/secret', 200, 'text/html', 'no-cache'],
    ['/sw.js', 200, 'application/javascript', 'no-cache'],
    ['/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache'],
    ['/favicon.svg', 200, 'image/svg+xml', 'no-cache'],
    ['/assets/a.js', 200, 'application/javascript', YEAR],
    ['/assets/a.css', 200, 'text/css', YEAR],
    ['/assets/a.woff2', 200, 'font/woff2', YEAR],
    ['/assets/gone.js', 404, 'application/json', undefined],
    ['/api/broken/', 500, 'application/json', 'no-store'],
  ])('%s: %i', async (url, status, type, cache) => {
    const answered = await plain.inject(url)
    expectGuarded(answered, status, type)
    expect(answered.headers['cache-control']).toBe(cache)
    const unchanged = await plain.inject({ url, headers: { 'if-none-match': String(answered.headers['etag']) } })
    if (status === 200) expectGuarded(unchanged, 304, undefined)
    const head = await plain.inject({ method: 'HEAD', url })
    expect(head.headers).toMatchObject(ALWAYS)
    const { headers } = await behindTls.inject(url)
    expect(headers).toMatchObject({ ...ALWAYS, [HSTS]: 'max-age=31536000; includeSubDomains' })
  })
})
