import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ApiError, call, failureWords, renewWith, restoreSession, RETRIES, RETRY_PAUSE_MS } from './api.ts'
import { currentSession, expireSession, onSessionEnd, signIn } from './session.ts'

class MemoryStorage {
  private readonly kept = new Map<string, string>()
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value)
  }
  removeItem(key: string): void {
    this.kept.delete(key)
  }
  clear(): void {
    this.kept.clear()
  }
}

const anything = z.any()
const list = endpoint('GET /api/things/', 'woman', { query: z.object({ q: z.optional(z.string()) }), reply: anything })
const add = endpoint('POST /api/things/:id/', 'woman', { params: { id: z.string() }, body: anything, reply: anything })
const enter = endpoint('POST /api/auth/login/', 'public', { body: anything, reply: anything })
const ana = { access: 'old', refresh: 'r1', user_id: 7, full_name: 'Ana', user_type: 'woman' } as const

type Sent = { address: string; method: string | undefined; headers: Record<string, string>; body: unknown }
let sent: Sent[] = []
let answers: ((request: Sent) => Response | Promise<Response>)[] = []

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  sent = []
  answers = []
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const one: Sent = { address, method: request.method, headers: request.headers as Record<string, string>, body: request.body }
    sent.push(one)
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(one)
  })
  signIn(ana, 'ana@example.org')
})

describe('a call', () => {
  test('carries the token, a request id and the key of a write', async () => {
    answers = [() => json(201, { data: 1 })]
    expect(await call(add, { params: { id: 'a b' }, body: { x: 1 }, idempotencyKey: 'k' })).toEqual({ data: 1 })
    expect(sent[0]).toMatchObject({ address: '/api/things/a%20b/', method: 'POST', body: '{"x":1}' })
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer old', 'Idempotency-Key': 'k', 'Content-Type': 'application/json' })
    expect(sent[0]?.headers['X-Request-Id']).toMatch(/^[\da-f]{32}$/)
  })

  test('without a session carries neither token nor request id', async () => {
    answers = [() => json(200, ana)]
    await call(enter, { body: {} })
    expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['Accept', 'Accept-Language', 'Content-Type'])
  })

  test('omits unset query parameters', async () => {
    answers = [() => json(200, []), () => json(200, [])]
    await call(list, { query: { q: undefined } })
    await call(list, { query: { q: 'ä&b' } })
    expect(sent.map(({ address }) => address)).toEqual(['/api/things/', '/api/things/?q=%C3%A4%26b'])
  })

  test('with success false in the reply fails, whatever its status', async () => {
    answers = [() => json(200, { success: false, code: 'invalid', message: 'No.', details: { name: ['Why'] } })]
    const error = await call(list).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 200, code: 'invalid', message: 'No.', details: { name: ['Why'] }, isOffline: false })
  })

  test('with a reply that is not JSON fails with a readable message', async () => {
    answers = [() => new Response('<html>', { status: 502 })]
    await expect(call(list)).rejects.toMatchObject({ status: 502, message: 'An error occurred' })
  })
})

describe('when the network fails', () => {
  test('a read is retried three times, a second apart', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const reading = call(list).catch((reason: unknown) => reason)
      await vi.advanceTimersByTimeAsync(RETRIES * RETRY_PAUSE_MS - 1)
      expect(sent).toHaveLength(RETRIES)
      await vi.advanceTimersByTimeAsync(1)
      expect(await reading).toMatchObject({ status: 0, code: 'network', isOffline: true })
      expect(sent).toHaveLength(RETRIES + 1)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a write is never repeated', async () => {
    await expect(call(add, { params: { id: '1' }, body: {} })).rejects.toMatchObject({ isOffline: true })
    expect(sent).toHaveLength(1)
  })

  test('a refusal by the server is not a network failure', async () => {
    answers = [() => json(500, { success: false, message: 'Down.' })]
    await expect(call(list)).rejects.toMatchObject({ status: 500, message: 'Down.' })
    expect(sent).toHaveLength(1)
  })
})

describe('a read by someone who meanwhile', () => {
  test('signed out is not sent', async () => {
    const reading = call(list)
    expireSession()
    await expect(reading).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(sent).toEqual([])
  })

  test('was replaced by another person is not sent with that person’s session', async () => {
    const reading = call(list)
    expireSession()
    signIn({ ...ana, user_id: 8, access: 'hers', refresh: 'r8' }, 'bea@example.org')
    await expect(reading).rejects.toMatchObject({ status: 401 })
    expect(sent).toEqual([])
  })
})

describe('a refused access token', () => {
  test('is renewed once when several calls are refused, and each call is repeated', async () => {
    const renew = vi.fn(async (refresh: string) => ({ access: `new of ${refresh}`, refresh: 'r2' }))
    renewWith(renew)
    const byToken = ({ headers }: Sent) => (headers['Authorization'] === 'Bearer new of r1' ? json(200, 'good') : json(401, {}))
    answers = [byToken, byToken, byToken, byToken]
    expect(await Promise.all([call(list), call(list)])).toEqual(['good', 'good'])
    expect(renew).toHaveBeenCalledTimes(1)
    expect([localStorage.getItem('auth_token'), localStorage.getItem('refresh_token')]).toEqual(['new of r1', 'r2'])
  })

  test('is not renewed when another tab has done so', async () => {
    const renew = vi.fn()
    renewWith(renew)
    answers = [
      () => {
        localStorage.setItem('auth_token', 'from elsewhere')
        return json(401, {})
      },
      ({ headers }) => json(200, headers['Authorization']),
    ]
    expect(await call(list)).toBe('Bearer from elsewhere')
    expect(renew).not.toHaveBeenCalled()
  })

  test('ends the session and removes both tokens when the renewal is refused', async () => {
    const ended = vi.fn()
    onSessionEnd(ended)
    renewWith(async () => {
      throw new ApiError(401, 'unauthenticated', 'Over.')
    })
    answers = [() => json(401, { message: 'Who?' })]
    await expect(call(list)).rejects.toMatchObject({ status: 401 })
    expect([localStorage.getItem('auth_token'), localStorage.getItem('refresh_token')]).toEqual([null, null])
    expect(currentSession()).toBeUndefined()
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
  })

  test.each([0, 429, 503])('keeps the session when the renewal ends with %i', async (status) => {
    renewWith(async () => {
      throw new ApiError(status, 'unknown', 'Later.')
    })
    answers = [() => json(401, {})]
    await expect(call(list)).rejects.toMatchObject({ status, message: 'Later.' })
    expect(currentSession()?.user.name).toBe('Ana')
    expect(localStorage.getItem('refresh_token')).toBe('r1')
  })

  test('is not repeated twice', async () => {
    renewWith(async () => ({ access: 'new', refresh: 'r2' }))
    answers = [() => json(401, {}), () => json(401, { message: 'Still no.' })]
    await expect(call(list)).rejects.toMatchObject({ status: 401, message: 'Still no.' })
    expect(sent).toHaveLength(2)
  })
})

describe('at start', () => {
  const live = `a.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.c`

  test('a live token restores the saved person without a call', async () => {
    signIn({ ...ana, access: live }, 'ana@example.org')
    await restoreSession()
    expect(currentSession()?.user).toEqual({ id: 7, name: 'Ana', email: 'ana@example.org', user_type: 'woman' })
    expect(sent).toHaveLength(0)
  })

  test.each(['nonsense', '[]', '{"user_type":"nobody"}', 'null'])('with %s saved, the default person is shown', async (saved) => {
    localStorage.setItem('auth_token', live)
    localStorage.setItem('emberwell-user-data', saved)
    await restoreSession()
    expect(currentSession()?.user).toMatchObject({ name: 'User', user_type: 'woman' })
  })

  test('an expired token is renewed first', async () => {
    renewWith(async () => ({ access: live, refresh: 'r2' }))
    await restoreSession()
    expect(currentSession()?.user.name).toBe('Ana')
    expect(localStorage.getItem('auth_token')).toBe(live)
  })

  test('an expired token without a refresh token is not a session', async () => {
    localStorage.removeItem('refresh_token')
    await restoreSession()
    expect(currentSession()).toBeUndefined()
    expect(localStorage.getItem('auth_token')).toBeNull()
  })
})

test('on a shared device nothing is in local storage', () => {
  signIn(ana, 'ana@example.org', true)
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(sessionStorage.getItem('auth_token')).toBe('old')
  expect(currentSession()?.isSharedDevice).toBe(true)
})

test('a failure shows the server’s message, else the fallback, and says when the device is offline', () => {
  const refusal = new ApiError(400, 'invalid', 'x', { message: 'An error occurred', detail: 'This one.' })
  expect(failureWords(refusal, 'Login failed. Please try again.')).toBe('This one.')
  const body = { message: 'Please enter a valid email address', details: { email: ['Please enter a valid email address'] } }
  expect(failureWords(new ApiError(400, 'invalid', body.message, body), 'Login failed. Please try again.')).toBe(
    'Please enter a valid email address',
  )
  expect(failureWords(new ApiError(500, 'unknown', 'x', {}), 'Login failed. Please try again.')).toBe('Login failed. Please try again.')
  expect(failureWords(new Error('inner'), 'Login failed. Please try again.')).toBe('Login failed. Please try again.')
  expect(failureWords(new ApiError(0, 'network', 'x'), 'Login failed. Please try again.')).toBe(
    'Login failed. Please try again. We could not reach Emberwell.',
  )
})
