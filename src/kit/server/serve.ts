import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf, EmitOf } from '../endpoint.ts'
import { AppError, STATUS_OF } from '../errors.ts'
import { type FileReply, fileTypeOf, uploadOf } from '../files.ts'
import { answerEvents, type Emit, wantsEvents } from './event-stream.ts'
import { receivedFile, sentFile } from './files.ts'
import { keyDigest, once } from './idempotency.ts'
import { type Limits, quotaHeaders, tooMany } from './limits.ts'
import { type Network, networkOf } from './networks.ts'
import type { Person } from './person.ts'
import { parsed } from './validation.ts'
import { replySchema } from './reply-schema.ts'
import type { SecurityLog } from './security-log.ts'
import type { AccountsVault, CoupleVault, HerVault, Vaults } from './vaults.ts'
import { type Message, t } from '../words.ts'

/**
 * Vaults per access: a partner's handler receives no `hers`, so that reading her data does not compile (docs/safety.md,
 * section 1).
 */
type VaultsOf<Who extends Access> = Who extends 'woman'
  ? { user: Person; hers: HerVault; couple: CoupleVault }
  : Who extends 'partner'
    ? { user: Person; couple: CoupleVault }
    : Who extends 'member'
      ? { user: Person; accounts: AccountsVault; security: SecurityLog }
      : { accounts: AccountsVault; security: SecurityLog }

/** What every handler receives. `now` is the start of the request in ms; `network` is the caller's, for limits only. */
type Context<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  now: number
  network: Network
  userAgent: string
  /** Value of one of our cookies; undefined if the caller sent none. */
  cookie: (name: string) => string | undefined
  /** Sets a cookie for URLs below `path`: HttpOnly, SameSite. It lasts `seconds`. */
  setCookie: (name: string, value: string, scope: { path: string; seconds: number }) => void
  /** Counts the call, for endpoints that count in the feature. Throws AppError `too_many`. */
  count: () => Promise<void>
  /** Digest of the Idempotency-Key, for endpoints that handle repeats in the feature. */
  repeat: string | undefined
  /** Emits an event before the reply; undefined when the caller did not ask for events. */
  emit: EmitOf<E> | undefined
}

type Handler<E extends Endpoint> = (context: Context<E> & VaultsOf<E['access']>) => Promise<ReplyOf<E>>

/** Binds an endpoint to its handler. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

/** Dependencies of `makeServe`. `identify` resolves a bearer token to a user or throws `unauthenticated`. */
type Kit = {
  app: FastifyInstance
  vaults: Vaults
  limits: Limits
  clock: () => number
  /** Whether cookies are restricted to TLS. */
  isTls?: boolean
  identify: (token: string, now: number) => Promise<Person>
  security: SecurityLog
}

/** One request, with its user if the endpoint has one. */
type Call = {
  request: FastifyRequest
  reply: FastifyReply
  emit: Emit | undefined
  now: number
  network: Network
  user: Person | undefined
}

/** The reply of a call with no result: `message` in the language of the request. */
export function done(message: string): { success: true; message: string } {
  return { success: true, message }
}

const WRONG_ROLE: Message = () => t`This is not available for your account.`
const SIGN_IN: Message = () => t`Please sign in.`
const GIVE_PASSWORD: Message = () => t`Please give your password again to go on.`

function bearer(request: FastifyRequest): string {
  const header = request.headers.authorization
  if (!header?.startsWith('Bearer ')) throw new AppError('unauthenticated', SIGN_IN())
  return header.slice(7)
}

function cookieIn(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? []
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** Parses the input. Calls `count` when that fails, so that unreadable calls count as well. */
async function readOrCount<Read>(read: () => Read, count: () => Promise<void>): Promise<Read> {
  try {
    return read()
  } catch (error) {
    await count()
    throw error
  }
}

/** The bound endpoints, in order; used by the test that calls every endpoint. */
export type BoundEndpoints = readonly Endpoint[]

/**
 * Creates `serve`. It checks token, role, limit and step-up, parses the input, passes the vaults of the endpoint's
 * access to the handler, executes a write with an Idempotency-Key once, and sends only fields declared in the contract.
 */
export function makeServe(kit: Kit): { serve: Serve; bound: BoundEndpoints } {
  const bound: Endpoint[] = []
  // A route without a contract has no declared access: it stops the start.
  kit.app.addHook('onRoute', ({ url }) => {
    if (url.startsWith('/api/') && !bound.some(({ path }) => path === url || path.slice(0, -1) === url))
      throw new Error(`${url} is served without a contract`)
  })

  // Work whose caller has disconnected is finished before the server stops.
  const open = new Set<Promise<unknown>>()
  kit.app.addHook('onClose', async () => {
    await Promise.allSettled(open)
  })
  function finished<T>(work: Promise<T>): Promise<T> {
    open.add(work)
    const forget = () => void open.delete(work)
    work.then(forget, forget)
    return work
  }

  async function answer<E extends Endpoint>(
    endpoint: E,
    handler: Handler<E>,
    request: FastifyRequest,
    reply: FastifyReply,
    emit?: Emit,
  ): Promise<unknown> {
    const now = kit.clock()
    const network = networkOf(request.ip)
    const user = endpoint.access === 'public' ? undefined : await kit.identify(bearer(request), now)
    try {
      return await answerTo(endpoint, handler, { request, reply, emit, now, network, user })
    } catch (error) {
      if (user && error instanceof AppError && STATUS_OF[error.code] === 403)
        kit.security.tell('access_refused', user.id, { code: error.code, route: `${endpoint.method} ${endpoint.path}` })
      throw error
    }
  }

  async function answerTo<E extends Endpoint>(endpoint: E, handler: Handler<E>, call: Call): Promise<unknown> {
    const { request, reply, emit, now, network, user } = call
    const { access } = endpoint
    const count = async () => {
      const left = await (user ? kit.limits.count(endpoint.limit, String(user.id)) : kit.limits.countNetwork(endpoint.limit, network))
      reply.headers(quotaHeaders(endpoint.limit, left, user !== undefined))
      if (left.isOver) throw tooMany(left.waitMs)
    }
    const isCountedByFeature = endpoint.counted === 'by-feature'
    const isWrongRole = user && access !== 'member' && access !== user.userType
    if (!isCountedByFeature || isWrongRole) await count()
    if (isWrongRole) throw new AppError('forbidden', WRONG_ROLE())
    if (endpoint.stepUp && !user?.isSteppedUp(now)) throw new AppError('reauth_required', GIVE_PASSWORD())

    const upload = uploadOf(endpoint.body)
    const read = () => ({
      params: parsed(endpoint.params, request.params ?? {}),
      query: parsed(endpoint.query, request.query ?? {}),
      body: upload ? receivedFile(request, reply, upload) : parsed(endpoint.body, request.body ?? {}),
      repeat: isKeptByFeature && typeof sentKey === 'string' ? keyDigest(sentKey) : undefined,
    })
    const sentKey = request.headers['idempotency-key']
    const isKeptByFeature = endpoint.repeats === 'kept-by-feature'
    const context = {
      ...(isCountedByFeature ? await readOrCount(read, count) : read()),
      now,
      network,
      userAgent: request.headers['user-agent'] ?? '',
      cookie: (name: string) => cookieIn(request.headers.cookie, name),
      setCookie: (name: string, value: string, { path, seconds }: { path: string; seconds: number }) => {
        const only = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${kit.isTls ? '; Secure' : ''}`
        reply.header('set-cookie', `${name}=${value}; ${only}`)
      },
      count,
      emit,
    }
    reply.code(endpoint.status)
    let isDone = false
    const work = async (opened: Record<string, unknown>) => {
      const result = await handler({ ...context, ...opened } as Context<E> & VaultsOf<E['access']>)
      isDone = true
      return result
    }
    const { accounts, hers, couple } = kit.vaults
    if (!user) return work({ accounts, security: kit.security })

    // File replies are not stored for repeats, and uploads are not compared by their body.
    const key = upload || fileTypeOf(endpoint.reply) || isKeptByFeature ? undefined : sentKey
    const write = { name: `${endpoint.method} ${request.url}`, body: context.body, now }
    const isOnce = typeof key === 'string'
    const result =
      access === 'member'
        ? await work({ user, accounts, security: kit.security })
        : access === 'partner'
          ? await (isOnce ? once(couple, user, key, write, (inside) => work({ user, couple: inside })) : work({ user, couple }))
          : await (isOnce ? once(hers, user, key, write, (inside) => work({ user, hers: inside, couple })) : work({ user, hers, couple }))
    const kind = typeof endpoint.records === 'function' ? endpoint.records(context.body as never) : endpoint.records
    // A repeated write changes nothing, so it is no event.
    if (kind && isDone) await kit.security.note({ kind, userId: user.id, key: user.key, userAgent: context.userAgent, now })
    return result
  }

  const serve: Serve = (endpoint, handler) => {
    // The kit's transaction may run a handler several times, which would emit its events several times.
    if (Object.keys(endpoint.events).length > 0 && endpoint.repeats !== 'kept-by-feature')
      throw new Error(`${endpoint.path} emits events and needs repeats: 'kept-by-feature'`)
    bound.push(endpoint)
    const { method, path: url, status } = endpoint
    const fileType = fileTypeOf(endpoint.reply)
    const upload = uploadOf(endpoint.body)
    const route = {
      method,
      url,
      ...(!fileType && { schema: { response: { [status]: replySchema(z.toJSONSchema(endpoint.reply, { io: 'output' })) } } }),
      config: { takes: upload?.type ?? 'application/json' },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const answered = wantsEvents(request, endpoint)
          ? await answerEvents(request, reply, endpoint, (emit) => finished(answer(endpoint, handler, request, reply, emit)))
          : await finished(answer(endpoint, handler, request, reply))
        if (endpoint.emptiesBrowser) reply.header('clear-site-data', '"storage"')
        return fileType ? sentFile(request, reply, fileType, answered as FileReply) : answered
      },
    }
    if (!upload) kit.app.route(route)
    else {
      // A separate Fastify scope that accepts only this media type and leaves the body unread for the handler.
      void kit.app.register(async (part) => {
        part.removeAllContentTypeParsers()
        part.addContentTypeParser(upload.type, (_request, sent, ready) => ready(null, sent))
        part.route(route)
      })
    }
  }
  return { serve, bound }
}
