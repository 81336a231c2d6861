import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf, TellOf } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import { type FileReply, fileTypeOf, uploadOf } from '../files.ts'
import { answerEvents, type Tell, wantsEvents } from './event-stream.ts'
import { receivedFile, sentFile } from './files.ts'
import { keyDigest, once } from './idempotency.ts'
import type { Limits } from './limits.ts'
import type { Person } from './people.ts'
import { parsed } from './problems.ts'
import { replySchema } from './reply-schema.ts'
import type { Vault, Vaults } from './vaults.ts'
import { said, t } from '../words.ts'

/** What the access of an endpoint opens: a partner's handler is given no handle to `hers`, so reading her data does not compile (house.md §2). */
type Opened<Who extends Access> = Who extends 'woman'
  ? { user: Person; hers: Vault<'hers'>; couple: Vault<'couple'> }
  : Who extends 'partner'
    ? { user: Person; couple: Vault<'couple'> }
    : Who extends 'member'
      ? { user: Person; accounts: Vault<'accounts'> }
      : { accounts: Vault<'accounts'> }

/** What every handler is given. `now` is the start of the request in ms; `origin` the caller's address, for limits only and never stored or logged. */
type Given<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  now: number
  origin: string
  userAgent: string
  /** Counts the call where the endpoint leaves that to the room. Throws AppError `too_many`. */
  count: () => Promise<void>
  /** The digest of the Idempotency-Key where the room keeps repeats by itself. */
  repeat: string | undefined
  /** Tells the caller on the way, who may have asked for it. */
  tell: TellOf<E> | undefined
}

type Handler<E extends Endpoint> = (given: Given<E> & Opened<E['access']>) => Promise<ReplyOf<E>>

/** Binds one endpoint to its handler. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

/** What the server needs to bind endpoints; `identify` turns a bearer token into a person or throws `unauthenticated`. */
type Kit = {
  app: FastifyInstance
  vaults: Vaults
  limits: Limits
  clock: () => number
  identify: (token: string, now: number) => Promise<Person>
}

/** The plain good answer: it is done, said in words, in the language of the request. */
export function done(message: string): { success: true; message: string } {
  return { success: true, message: said(message) }
}

const WRONG_ROLE = t`This is not available for your account.`
const SIGN_IN = t`Please sign in.`
const GIVE_PASSWORD = t`Please give your password again to go on.`

function bearer(request: FastifyRequest): string {
  const header = request.headers.authorization
  if (!header?.startsWith('Bearer ')) throw new AppError('unauthenticated', SIGN_IN)
  return header.slice(7)
}

/** What was sent, parsed; what cannot be read is counted, too. */
async function readOrCount<Read>(read: () => Read, count: () => Promise<void>): Promise<Read> {
  try {
    return read()
  } catch (error) {
    await count()
    throw error
  }
}

/** Endpoints as they were bound, in order; the test that walks every door reads it. */
export type Bound = readonly Endpoint[]

/**
 * Makes `serve`: it checks the token, the role, the limit and the step-up, parses what was sent, hands the handler the vaults of its access, does a
 * write with an Idempotency-Key once, and writes only what the contract's reply promises.
 */
export function makeServe(kit: Kit): { serve: Serve; bound: Bound } {
  const bound: Endpoint[] = []
  // A door that is not in a contract has no declared access: it stops the start.
  kit.app.addHook('onRoute', ({ url }) => {
    if (url.startsWith('/api/') && !bound.some(({ path }) => path === url || path.slice(0, -1) === url))
      throw new Error(`${url} is served without a contract`)
  })

  // Work whose caller has gone away is finished before the server stops.
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
    tell?: Tell,
  ): Promise<unknown> {
    const now = kit.clock()
    const origin = request.ip
    const { access } = endpoint
    const user = access === 'public' ? undefined : await kit.identify(bearer(request), now)
    const count = () => kit.limits.count(endpoint.limit, user ? String(user.id) : origin)
    const isCountedByRoom = endpoint.counted === 'by-room'
    const isWrongRole = user && access !== 'member' && access !== user.userType
    if (!isCountedByRoom || isWrongRole) await count()
    if (isWrongRole) throw new AppError('forbidden', WRONG_ROLE)
    if (endpoint.stepUp && !user?.isSteppedUp(now)) throw new AppError('reauth_required', GIVE_PASSWORD)

    const upload = uploadOf(endpoint.body)
    const read = () => ({
      params: parsed(endpoint.params, request.params ?? {}),
      query: parsed(endpoint.query, request.query ?? {}),
      body: upload ? receivedFile(request, reply, upload) : parsed(endpoint.body, request.body ?? {}),
      repeat: isKeptByRoom && typeof sentKey === 'string' ? keyDigest(sentKey) : undefined,
    })
    const sentKey = request.headers['idempotency-key']
    const isKeptByRoom = endpoint.repeats === 'kept-by-room'
    const given = {
      ...(isCountedByRoom ? await readOrCount(read, count) : read()),
      now,
      origin,
      userAgent: request.headers['user-agent'] ?? '',
      count,
      tell,
    }
    reply.code(endpoint.status)
    const work = (opened: Record<string, unknown>) => handler({ ...given, ...opened } as Given<E> & Opened<E['access']>)
    if (!user) return work({ accounts: kit.vaults.accounts })
    if (access === 'member') return work({ user, accounts: kit.vaults.accounts })

    const { hers, couple } = kit.vaults
    // A file is not kept as a first answer, nor told by its words whether it was sent before.
    const key = upload || fileTypeOf(endpoint.reply) || isKeptByRoom ? undefined : sentKey
    const call = { name: `${endpoint.method} ${request.url}`, body: given.body, now }
    if (access === 'partner') {
      return typeof key === 'string' ? once(couple, user, key, call, (inside) => work({ user, couple: inside })) : work({ user, couple })
    }
    return typeof key === 'string'
      ? once(hers, user, key, call, (inside) => work({ user, hers: inside, couple }))
      : work({ user, hers, couple })
  }

  const serve: Serve = (endpoint, handler) => {
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
          ? await answerEvents(request, reply, endpoint, (tell) => finished(answer(endpoint, handler, request, reply, tell)))
          : await finished(answer(endpoint, handler, request, reply))
        if (endpoint.emptiesBrowser) reply.header('clear-site-data', '"storage"')
        return fileType ? sentFile(request, reply, fileType, answered as FileReply) : answered
      },
    }
    if (!upload) kit.app.route(route)
    else {
      // A part of its own, where only this kind of file is taken, unread until the room reads it.
      void kit.app.register(async (part) => {
        part.removeAllContentTypeParsers()
        part.addContentTypeParser(upload.type, (_request, sent, ready) => ready(null, sent))
        part.route(route)
      })
    }
  }
  return { serve, bound }
}
