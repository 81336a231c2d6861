import type * as z from 'zod/mini'
import type { Endpoint, ParamsOf, QueryOf, ReplyOf } from '../endpoint.ts'
import { type Details, type ErrorCode, messageOf } from '../errors.ts'
import { pause, yieldToMain } from './scheduling.ts'
import { doubtServer } from './connection-doubt.ts'
import { adoptSession, currentSession, expireSession, readTokens, untilLeft, writeTokens } from './session.ts'
import { isLive } from './token.ts'
import { locale, t } from '../words.ts'

/**
 * Timeout of a call, retries of a GET after a network failure, and the pause between them in ms (docs/product.md,
 * section 3, "Calls").
 */
export const TIMEOUT_MS = 10_000
export const RETRIES = 3
export const RETRY_PAUSE_MS = 1_000

export const UNREACHABLE = t`We could not reach Emberwell. Please check your connection and try again.`
export const TOO_SLOW = t`This is taking too long. Please try again in a moment.`

/** The server's message for an ended session. */
const SIGNED_OUT = t`Please sign in.`

/**
 * A failed call. `status` is 0 when there was no reply; `message` can be shown (docs/product.md, section 3,
 * "Refusals").
 */
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

  /** Whether there was no reply: offline, unreachable or timed out. */
  get isOffline(): boolean {
    return this.status === 0
  }
}

/**
 * The message to show for a failed call: the server's own if there is one, else `fallback`. Says when the device is
 * offline.
 */
export function failureWords(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  if (error.isOffline) return t`${fallback} We could not reach Emberwell.`
  return messageOf(error.body, fallback)
}

type Part<Name extends string, Shape> = Record<never, never> extends Shape ? { [K in Name]?: Shape } : { [K in Name]: Shape }

/** Options of a call; `params`, `query` and `body` are required where the contract requires them. */
export type CallOptions<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', z.input<E['body']>> & {
    idempotencyKey?: string | undefined
    signal?: AbortSignal | undefined
    /** The call continues after the page is closed. */
    keepalive?: boolean
  }

type AnyOptions = {
  params?: Record<string, unknown>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
  keepalive?: boolean
}

function toAddress(path: string, params: Record<string, unknown> = {}, query: NonNullable<AnyOptions['query']> = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name]
    if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** A random id of 128 bits; `crypto.randomUUID` is missing outside secure contexts. */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
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

async function exchange(endpoint: Endpoint, options: AnyOptions, access: string | undefined): Promise<{ status: number; body: unknown }> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': locale() }
  if (access !== undefined) headers['Authorization'] = `Bearer ${access}`
  const isAuthCall = endpoint.access === 'public' && endpoint.path.startsWith('/api/auth/')
  if (!isAuthCall) headers['X-Request-Id'] = randomName()
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey
  // Clear-Site-Data takes effect only for calls with credentials. There are no cookies that could be sent.
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

type RefreshTokens = (refresh: string) => Promise<{ access: string; refresh: string }>
let renew: RefreshTokens | undefined
let renewing: Promise<string | undefined> | undefined

/** Registers how tokens are renewed; the app passes the refresh endpoint in, because the kit knows no feature. */
export function renewWith(how: RefreshTokens): void {
  renew = how
}

async function renewOnce(stale: string): Promise<string | undefined> {
  const tokens = readTokens()
  // Another tab has renewed it already, or she signed in again meanwhile.
  if (tokens && tokens.access !== stale && tokens.access !== '') return tokens.access
  if (!renew || tokens?.refresh === undefined) {
    expireSession()
    return undefined
  }
  try {
    const renewed = await renew(tokens.refresh)
    // The reply must not undo a logout that happened during the call.
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
 * Returns a live access token in place of `stale`, or undefined when the session has ended. Only one tab renews at a
 * time, after reading storage again (docs/safety.md, section 2). Throws ApiError when the server cannot be reached.
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
    // Offline, the stored person is shown; the first call that succeeds renews the token.
    if (!(error instanceof ApiError)) throw error
  }
}

/** Restores the stored session at start. Renews an expired access token first, and waits at most 3 s for it. */
export async function restoreSession(): Promise<void> {
  const tokens = readTokens()
  if (tokens && !isLive(tokens.access, Date.now())) await Promise.race([renewIfReachable(tokens.access), pause(3_000, undefined)])
  adoptSession()
}

/**
 * Calls an endpoint and returns its reply. Authenticated calls carry the access token; one 401 renews it and repeats
 * the call. GETs are retried on network failure, writes never. Throws ApiError or the reason of `signal`. When the
 * caller's session has ended or changed meanwhile, throws the error of a 401 without sending.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: Record<never, never> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]
): Promise<ReplyOf<E>> {
  // The overload above has checked the options; here the endpoint is generic.
  const given = (options ?? {}) as AnyOptions
  const isSigned = endpoint.access !== 'public'
  const person = currentSession()?.user.id
  // A page starts many reads at once; yielding lets input be handled between them. A read that was sent during a logout
  // would be refused, so it waits for the end.
  if (endpoint.method === 'GET') await yieldToMain().then(untilLeft)
  const access = isSigned ? readTokens()?.access : undefined
  // Signed out or changed since the call: it must not be sent with another session.
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
