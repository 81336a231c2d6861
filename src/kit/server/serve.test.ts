import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testSecurity, testServer, NOON, person, setUpServer, steppedUp } from '../../../test/server.ts'
import { makeIdentify } from '../../features/auth/server/routes.ts'
import { makeTokens } from '../../features/auth/server/tokens.ts'
import { endpoint } from '../endpoint.ts'
import { fileBody, fileReply } from '../files.ts'
import { makeLimits } from './limits.ts'
import { makeServe, type Serve } from './serve.ts'
import { answerErrors } from './error-handler.ts'

setUpServer()

const Opened = z.object({ opened: z.array(z.string()) })
const endpoints = {
  woman: endpoint('GET /api/try/woman/', 'woman', { reply: Opened }),
  partner: endpoint('GET /api/try/partner/', 'partner', { reply: Opened }),
  member: endpoint('GET /api/try/member/', 'member', { reply: Opened }),
  public: endpoint('GET /api/try/public/', 'public', { reply: Opened }),
  careful: endpoint('GET /api/try/careful/', 'member', { stepUp: true, reply: Opened }),
}

const MOST_BYTES = 1_000
const fileEndpoints = {
  json: endpoint('POST /api/try/json/', 'public', { reply: z.object({}) }),
  fetch: endpoint('GET /api/try/file/', 'public', { reply: fileReply('application/zip') }),
  bring: endpoint('POST /api/try/bring/', 'public', {
    body: fileBody('application/zip', MOST_BYTES),
    reply: z.object({ bytes: z.number() }),
  }),
}

const VAULTS = ['accounts', 'hers', 'couple']

function openedOf(context: object): { opened: string[] } {
  return { opened: VAULTS.filter((name) => name in context) }
}

/** A server with one endpoint per access; each returns the vaults that its handler received. */
function tryServer() {
  const { vaults, keys } = testServer()
  const app = fastify()
  answerErrors(app)
  const identify = makeIdentify(vaults.accounts, keys, makeTokens(keys))
  const { serve } = makeServe({ app, vaults, limits: makeLimits(1000), clock: () => NOON, identify, security: testSecurity() })
  serve(endpoints.woman, async (context) => openedOf(context))
  serve(endpoints.partner, async (context) => openedOf(context))
  serve(endpoints.member, async (context) => openedOf(context))
  serve(endpoints.public, async (context) => openedOf(context))
  serve(endpoints.careful, async (context) => openedOf(context))
  return app
}

test.each([
  ['woman', 'woman', ['hers', 'couple']],
  ['partner', 'partner', ['couple']],
  ['member', 'partner', ['accounts']],
  ['public', 'partner', ['accounts']],
] as const)('a door for %s hands its room the vaults of that access and no other', async (access, role, vaults) => {
  const app = tryServer()
  const { token } = await person(role)
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url: endpoints[access].path,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({ opened: vaults })
})

test('a partner endpoint that uses her vault does not compile', () => {
  const plant = (serve: Serve) => {
    // @ts-expect-error -- a partner's handler receives no `hers`
    serve(endpoints.partner, async ({ hers }) => ({ opened: [String(hers)] }))
    // @ts-expect-error -- a woman's handler receives no `accounts`
    serve(endpoints.woman, async ({ accounts }) => ({ opened: [String(accounts)] }))
  }
  expect(plant).toBeTypeOf('function')
})

test('an endpoint with step-up accepts only a session that repeated the password', async () => {
  const app = tryServer()
  const request = ({ token }: { token: string }) =>
    app.inject({ method: 'GET', url: endpoints.careful.path, headers: { authorization: `Bearer ${token}` } })
  const her = await person('woman')
  const refused = await request(her)
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'reauth_required'])
  expect((await request(await steppedUp(her))).statusCode).toBe(200)
})

test('an unknown token is accepted by public endpoints only', async () => {
  const app = tryServer()
  for (const access of ['woman', 'partner', 'member'] as const) {
    expect((await app.inject({ method: 'GET', url: endpoints[access].path, headers: { authorization: 'Bearer x' } })).statusCode).toBe(401)
  }
  expect((await app.inject({ method: 'GET', url: endpoints.public.path })).statusCode).toBe(200)
})

describe('a file endpoint', () => {
  type Making = { made: number; ended: boolean }

  function fileServer(making: Making, breaksAt = Number.POSITIVE_INFINITY) {
    const app = fastify()
    answerErrors(app)
    const { serve } = makeServe({
      app,
      vaults: testServer().vaults,
      limits: makeLimits(1000),
      clock: () => NOON,
      identify: () => Promise.reject(new Error()),
      security: testSecurity(),
    })
    const content = async function* pieces() {
      try {
        for (; making.made < 2_000; making.made += 1) {
          if (making.made === breaksAt) throw new Error('her words')
          yield new Uint8Array(64 * 1024)
          await new Promise(setImmediate)
        }
      } finally {
        making.ended = true
      }
    }
    serve(fileEndpoints.fetch, async () => ({ name: 'some.zip', content: content() }))
    serve(fileEndpoints.bring, async ({ body }) => {
      let bytes = 0
      for await (const piece of body) bytes += piece.length
      return { bytes }
    })
    serve(fileEndpoints.json, async () => ({}))
    return app
  }

  test('sends the file with its name and type, and generates no more than is fetched', async () => {
    const making = { made: 0, ended: false }
    const app = fileServer(making)
    const origin = await app.listen({ port: 0 })
    const leaving = new AbortController()
    const response = await fetch(`${origin}/api/try/file/`, { signal: leaving.signal })
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="some.zip"')
    const reader = response.body?.getReader()
    await reader?.read()
    await expect.poll(() => making.made).toBeGreaterThan(0)
    let before = -1
    // Without a reader the buffers fill up, and generation stops.
    await expect.poll(() => before === (before = making.made), { interval: 100 }).toBe(true)
    expect(making.made).toBeLessThan(2_000)
    expect(making.ended).toBe(false)
    leaving.abort()
    await expect.poll(() => making.ended).toBe(true)
    await app.close()
  })

  test('a file that fails midway is cut off, so that it is not mistaken for a complete one', async () => {
    const app = fileServer({ made: 0, ended: false }, 5)
    const origin = await app.listen({ port: 0 })
    const response = await fetch(`${origin}/api/try/file/`)
    await expect(response.arrayBuffer()).rejects.toThrow()
    await app.close()
  })

  const bring = (app: ReturnType<typeof fastify>, payload: Buffer | undefined, type: string) =>
    app.inject({ method: 'POST', url: '/api/try/bring/', ...(payload && { payload }), headers: { 'content-type': type } })

  test.each([
    [new Uint8Array(MOST_BYTES), 'application/zip', 200, undefined],
    [new Uint8Array(MOST_BYTES + 1), 'application/zip', 413, 'This file is larger than we can take.'],
    [new Uint8Array(10), 'application/json', 415, 'Please send a file (Content-Type: application/zip).'],
    [new Uint8Array(10), 'text/plain', 415, 'Please send a file (Content-Type: application/zip).'],
  ])('takes %o as %s with %d', async (bytes, type, status, message) => {
    const app = fileServer({ made: 0, ended: false })
    const response = await bring(app, Buffer.from(bytes), type)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject(message ? { success: false, message } : { bytes: bytes.length })
  })

  test('refuses a body over the limit also without Content-Length', async () => {
    const app = fileServer({ made: 0, ended: false })
    const origin = await app.listen({ port: 0 })
    const body = new ReadableStream({
      start: (sending) => {
        for (let piece = 0; piece < 20; piece += 1) sending.enqueue(new Uint8Array(100))
        sending.close()
      },
    })
    const request = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/zip' } } as RequestInit
    expect((await fetch(`${origin}/api/try/bring/`, request)).status).toBe(413)
    await app.close()
  })

  test('an upload aborted midway ends the work on it', async () => {
    const app = fileServer({ made: 0, ended: false })
    const origin = await app.listen({ port: 0 })
    const leaving = new AbortController()
    const body = new ReadableStream({
      start: (sending) => sending.enqueue(new Uint8Array(100)),
    })
    const headers = { 'content-type': 'application/zip' }
    const sending = fetch(`${origin}/api/try/bring/`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers,
      signal: leaving.signal,
    } as RequestInit)
    setTimeout(() => leaving.abort(), 100)
    await expect(sending).rejects.toThrow()
    // `close` would not resolve with work in progress.
    await app.close()
  })

  test('other endpoints still accept JSON only', async () => {
    const app = fileServer({ made: 0, ended: false })
    const response = await app.inject({
      method: 'POST',
      url: '/api/try/json/',
      payload: 'zip',
      headers: { 'content-type': 'application/zip' },
    })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ message: 'Please send JSON (Content-Type: application/json).' })
  })
})
