import type * as z from 'zod/mini'
import type { Endpoint, ParamsOf, QueryOf, ReplyOf } from '../endpoint.ts'
import { type Details, type ErrorCode, fieldIn, messageOf } from '../errors.ts'
import { breathe } from './breathe.ts'
import { doubtServer } from './doubt.ts'
import { adoptSession, currentSession, expireSession, readTokens, writeTokens } from './session.ts'
import { isLive } from './token.ts'
import { language, t } from '../words.ts'

/** How long a call may take, how often a GET is tried again after a network failure, and the pause between (spec §9). */
export const TIMEOUT_MS = 10_000
export const RETRIES = 3
export const RETRY_PAUSE_MS = 1_000

export const UNREACHABLE = t`We could not reach Emberwell. Please check your connection and try again.`
export const TOO_SLOW = t`This is taking too long. Please try again in a moment.`

/** As the server says it. */
const SIGNED_OUT = t`Please sign in.`

/** A call that did not end well. `status` is 0 when no answer came; `message` is ready to be shown (spec §8). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'network' | 'timeout' | 'unknown'
  readonly body: unknown
  readonly details: Details

  constructor(status: number, code: ApiError['code'], message: string, body?: unknown) {
    super(message)
    this.status = status
    this.code = code
    this.body = body
    const details = typeof body === 'object' && body !== null && 'details' in body ? body.details : undefined
    this.details = typeof details === 'object' && details !== null ? (details as Details) : {}
  }

  /** Whether no answer came at all: offline, unreachable or too slow. */
  get isOffline(): boolean {
    return this.status === 0
  }
}

/** What to say when a call failed: the server's own words where it gave any (spec §8), else `fallback`; offline says so too. */
export function failureWords(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  if (error.isOffline) return t`${fallback} We could not reach Emberwell.`
  const words = messageOf(error.body, fallback)
  // The wire names the field before its sentence; she reads the label that stands on it.
  return fieldIn(words, error.details)?.sentence ?? words
}

type Part<Name extends string, Shape> = Record<never, never> extends Shape ? { [K in Name]?: Shape } : { [K in Name]: Shape }

/** What a call of one endpoint takes; `params`, `query` and `body` must be given where the contract asks for them. */
export type CallOptions<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', z.input<E['body']>> & {
    idempotencyKey?: string | undefined
    signal?: AbortSignal | undefined
    /** Lets the call outlive the page. */
    keepalive?: boolean
  }

type Loose = {
  params?: Record<string, unknown>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
  keepalive?: boolean
}

function toAddress(path: string, params: Record<string, unknown> = {}, query: NonNullable<Loose['query']> = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name]
    if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Random letters and digits, 128 bits; `crypto.randomUUID` is missing outside secure contexts. */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

async function attempt(address: string, request: RequestInit, signal: AbortSignal | undefined): Promise<{ status: number; body: unknown }> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(address, { ...request, signal: signal ? AbortSignal.any([signal, limit]) : limit })
    const text = await response.text()
    try {
      return { status: response.status, body: text ? JSON.parse(text) : undefined }
    } catch {
      throw new ApiError(response.status, 'unknown', messageOf(undefined))
    }
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    if (limit.aborted) throw new ApiError(0, 'timeout', TOO_SLOW)
    doubtServer()
    throw new ApiError(0, 'network', UNREACHABLE)
  }
}

async function exchange(endpoint: Endpoint, options: Loose, access: string | undefined): Promise<{ status: number; body: unknown }> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language() }
  if (access !== undefined) headers['Authorization'] = `Bearer ${access}`
  const isAuthCall = endpoint.access === 'public' && endpoint.path.startsWith('/api/auth/')
  if (!isAuthCall) headers['X-Request-Id'] = randomName()
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey
  // A browser empties its storage only for a call with credentials; there are no cookies that could go along.
  const credentials = endpoint.emptiesBrowser ? 'same-origin' : 'omit'
  const request: RequestInit = { method: endpoint.method, headers, credentials, cache: 'no-store' }
  if (options.keepalive) request.keepalive = true
  if (options.body !== undefined) {
    headers['Content-Type'] = 'application/json'
    request.body = JSON.stringify(options.body)
  }
  const address = toAddress(endpoint.path, options.params, options.query)
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(address, request, options.signal)
    } catch (error) {
      const mayRetry = endpoint.method === 'GET' && error instanceof ApiError && error.code === 'network' && tries < RETRIES
      if (!mayRetry) throw error
      await pause(RETRY_PAUSE_MS, options.signal)
    }
  }
}

type Renew = (refresh: string) => Promise<{ access: string; refresh: string }>
let renew: Renew | undefined
let renewing: Promise<string | undefined> | undefined

/** Says how tokens are renewed; the app wires the refresh endpoint in, so that the kit knows no room. */
export function renewWith(how: Renew): void {
  renew = how
}

async function renewOnce(stale: string): Promise<string | undefined> {
  const tokens = readTokens()
  // Another tab was faster, or she signed in again meanwhile.
  if (tokens && tokens.access !== stale && tokens.access !== '') return tokens.access
  if (!renew || tokens?.refresh === undefined) {
    expireSession()
    return undefined
  }
  try {
    const renewed = await renew(tokens.refresh)
    // A logout during the call must not be undone by its answer.
    if (readTokens()?.refresh !== tokens.refresh) return readTokens()?.access
    writeTokens(renewed)
    return renewed.access
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
    if (!isRefused) throw error
    if (readTokens()?.refresh === tokens.refresh) expireSession()
    return undefined
  }
}

/**
 * A live access token in place of the `stale` one, or undefined when the session is over (it is then ended).
 * One tab renews at a time, and reads storage again first (safety.md §2). Throws ApiError when the server cannot be asked.
 */
export function renewAccess(stale: string): Promise<string | undefined> {
  const renewed = () => renewOnce(stale)
  renewing ??= (navigator.locks ? navigator.locks.request('emberwell-renewal', renewed) : renewed()).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renewIfReachable(stale: string): Promise<void> {
  try {
    await renewAccess(stale)
  } catch (error) {
    // Offline the stored person is drawn as she is; the first call that gets through renews.
    if (!(error instanceof ApiError)) throw error
  }
}

/** Takes up the stored session at start. An expired access token is renewed first; a server slower than 3 s no longer holds up the page. */
export async function restoreSession(): Promise<void> {
  const tokens = readTokens()
  if (tokens && !isLive(tokens.access, Date.now())) await Promise.race([renewIfReachable(tokens.access), pause(3_000, undefined)])
  adoptSession()
}

/**
 * Makes one call of the contract and answers its reply. Signed-in calls carry the access token; one refusal
 * with 401 renews it and repeats the call. GETs are repeated on network failure; writes never. Throws ApiError,
 * or the reason of `signal`; where nobody is signed in, or no longer who was when it was called, it is refused like a 401 and not sent.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: Record<never, never> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]
): Promise<ReplyOf<E>> {
  // Inside, the endpoint is any endpoint; the signature above has checked what is given.
  const given = (options ?? {}) as Loose
  const isSigned = endpoint.access !== 'public'
  const person = currentSession()?.user.id
  // A page asks for much at once.
  if (endpoint.method === 'GET') await breathe()
  const access = isSigned ? readTokens()?.access : undefined
  // Whoever asked has signed out meanwhile; it would be asked in nobody's name, or in another one.
  if (isSigned && (access === undefined || currentSession()?.user.id !== person)) throw new ApiError(401, 'unauthenticated', SIGNED_OUT)
  let answer = await exchange(endpoint, given, access)
  if (answer.status === 401 && access !== undefined) {
    const renewed = await renewAccess(access)
    if (renewed !== undefined) answer = await exchange(endpoint, given, renewed)
  }
  const { status, body } = answer
  const fields: { success?: unknown; code?: unknown } = typeof body === 'object' && body !== null ? body : {}
  if (status < 200 || status >= 300 || fields.success === false) {
    throw new ApiError(status, typeof fields.code === 'string' ? (fields.code as ErrorCode) : 'unknown', messageOf(body), body)
  }
  return body as ReplyOf<E>
}
