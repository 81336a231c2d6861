import * as z from 'zod/mini'
import type { SecurityEventKind } from './security-events.ts'

/** Roles that may call an endpoint. Enforced in `serve`, mirrored by route guards, covered by endpoints.test.ts. */
export type Access = 'public' | 'member' | 'woman' | 'partner'

/** Rate limits a call can count against; figures in `kit/server/limits.ts` (docs/operations.md, section 11). */
export type Limit = 'read' | 'write' | 'login' | 'signup' | 'forgot' | 'token' | 'public-form' | 'transfer' | 'import' | 'chat' | 'shared'

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}` ? Name | Names<Rest> : never

/** Declaration of one HTTP call, shared by server, web app and tests. A colon marks a parameter of `path`. */
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
  /**
   * Whether the call is counted before it is parsed, or by the feature once it knows the content. Unparseable calls
   * always count.
   */
  readonly counted: 'before-parsing' | 'by-feature'
  /**
   * Who ensures that a write with an Idempotency-Key runs once: the kit, in a transaction around the handler, or the
   * feature.
   */
  readonly repeats: 'kept-by-kit' | 'kept-by-feature'
  /**
   * Events before the reply, for callers that accept `text/event-stream`. The last event is `done` with the reply, or
   * `failed`.
   */
  readonly events: Events
  /** Status of a successful reply; default 200. */
  readonly status: number
  /**
   * Whether the password must have been repeated within five minutes; otherwise 403 `reauth_required` (docs/safety.md,
   * section 2).
   */
  readonly stepUp: boolean
  /**
   * What a successful call is in the owner's security log, if anything, or how that depends on the body. For endpoints
   * of the other two vaults; those of accounts store their events themselves, in the transaction of the change.
   */
  readonly records: SecurityEventKind | ((body: never) => SecurityEventKind | undefined) | undefined
  /** Whether a successful reply clears the site's storage in the browser (docs/safety.md, section 3). */
  readonly emptiesBrowser: boolean
}

const Nothing = z.strictObject({})
type Nothing = typeof Nothing

type Declared<Path extends string, Query, Body, Reply, Events> = {
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
  records?: Endpoint['records']
  emptiesBrowser?: boolean
}

/**
 * Declares an endpoint by its method and path, such as `GET /api/logs/:id/`, and who may call it. A path with
 * parameters needs a schema for each. Defaults: empty `query` and `body`; limit `read` for GET, otherwise `write`.
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
  route: `${Endpoint['method']} ${Path}`,
  access: Who,
  declared: Declared<Path, Query, Body, Reply, Events> & ([Names<Path>] extends [never] ? unknown : { params: Params }),
): Endpoint<Path, z.ZodMiniObject<[Names<Path>] extends [never] ? Record<never, never> : Params>, Query, Body, Reply, Who, Events> {
  const { params = {}, query = Nothing, body = Nothing, events = {}, limit, status = 200, ...rest } = declared
  const [method, path] = route.split(' ') as [Endpoint['method'], Path]
  return {
    method,
    path,
    access,
    counted: 'before-parsing',
    repeats: 'kept-by-kit',
    stepUp: false,
    records: undefined,
    emptiesBrowser: false,
    ...rest,
    // The defaults match the type parameters' defaults; TypeScript cannot infer that across the spread.
    params: z.strictObject(params) as never,
    query: query as Query,
    body: body as Body,
    events: events as Events,
    limit: limit ?? (method === 'GET' ? 'read' : 'write'),
    status,
  }
}

/** Parsed shapes of an endpoint: what a handler receives and a caller sends. */
export type ParamsOf<E extends Endpoint> = z.output<E['params']>
export type QueryOf<E extends Endpoint> = z.output<E['query']>
export type BodyOf<E extends Endpoint> = z.output<E['body']>
/** Function that emits one event of an endpoint before its reply. */
export type EmitOf<E extends Endpoint> = <Name extends keyof E['events'] & string>(name: Name, data: z.output<E['events'][Name]>) => void
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
