import * as z from 'zod/mini'

/** Who may knock. The server enforces it, the router mirrors it, one test walks every door. */
export type Access = 'public' | 'member' | 'woman' | 'partner'

/** The kinds of limit a call counts against; figures in `kit/server/limits.ts` (safety.md §2). */
export type Limit = 'read' | 'write' | 'login' | 'signup' | 'forgot' | 'token' | 'public-form' | 'transfer' | 'chat'

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}` ? Name | Names<Rest> : never

/** One HTTP call, written once: the server serves it, the web calls it, tests name it. A colon marks a parameter of `path`. */
export type Endpoint<
  Path extends string = string,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
  Events extends Record<string, z.ZodMiniType> = Record<string, z.ZodMiniType>,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: Path
  readonly access: Who
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
  readonly limit: Limit
  /** Whether the call is counted before it is read, or by the room once it knows what it is about; what cannot be read is counted all the same. */
  readonly counted: 'at-the-door' | 'by-room'
  /** Who sees to it that a write with an Idempotency-Key is done once: the kit, in one transaction around the handler, or the room by itself. */
  readonly repeats: 'kept-by-kit' | 'kept-by-room'
  /** What is told on the way to the reply, where the caller accepts `text/event-stream`. The last event is `done` with the reply, or `failed`. */
  readonly events: Events
  /** Status of a good answer; 200 unless told. */
  readonly status: number
  /** Whether the password must have been given again within five minutes; else 403 with the code `reauth_required` (safety.md §2). */
  readonly stepUp: boolean
  /** Whether a good answer tells the browser to forget all it keeps for us (safety.md §3). */
  readonly emptiesBrowser: boolean
}

const Nothing = z.strictObject({})
type Nothing = typeof Nothing

type Declared<Path extends string, Query, Body, Reply, Who, Events> = {
  method: Endpoint['method']
  path: Path
  access: Who
  params?: Record<Names<Path>, z.ZodMiniType>
  query?: Query
  body?: Body
  reply: Reply
  limit?: Limit
  counted?: Endpoint['counted']
  repeats?: Endpoint['repeats']
  events?: Events
  status?: number
  stepUp?: boolean
  emptiesBrowser?: boolean
}

/**
 * Declares an endpoint. A path with parameters must name a schema for each; `query` and `body` are empty
 * unless told; the limit is `read` for GET and `write` for all else unless told.
 */
export function endpoint<
  const Path extends string,
  const Params extends Record<Names<Path>, z.ZodMiniType>,
  Reply extends z.ZodMiniType,
  const Who extends Access,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
  Events extends Record<string, z.ZodMiniType> = Record<never, never>,
>(
  declared: Declared<Path, Query, Body, Reply, Who, Events> & ([Names<Path>] extends [never] ? unknown : { params: Params }),
): Endpoint<Path, z.ZodMiniObject<[Names<Path>] extends [never] ? Record<never, never> : Params>, Query, Body, Reply, Who, Events> {
  const { params = {}, query = Nothing, body = Nothing, events = {}, limit, status = 200, ...rest } = declared
  return {
    counted: 'at-the-door',
    repeats: 'kept-by-kit',
    stepUp: false,
    emptiesBrowser: false,
    ...rest,
    // The defaults stand for the type parameters they default to; TypeScript cannot see that across the spread.
    params: z.strictObject(params) as never,
    query: query as Query,
    body: body as Body,
    events: events as Events,
    limit: limit ?? (declared.method === 'GET' ? 'read' : 'write'),
    status,
  }
}

/** What a handler is given, and a caller must send: the parsed shapes of one endpoint. */
export type ParamsOf<E extends Endpoint> = z.output<E['params']>
export type QueryOf<E extends Endpoint> = z.output<E['query']>
export type BodyOf<E extends Endpoint> = z.output<E['body']>
/** Tells one event on the way to the reply of an endpoint. */
export type TellOf<E extends Endpoint> = <Name extends keyof E['events'] & string>(name: Name, data: z.output<E['events'][Name]>) => void
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
