import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { buildServer, type BuiltServer } from '../src/app/server/app.ts'
import { deviceName } from '../src/features/auth/rules/device.ts'
import { addAccount } from '../src/features/auth/server/account-store.ts'
import { addSession, stepUpSession } from '../src/features/auth/server/session-store.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import type { BodyOf, Endpoint, ParamsOf, ReplyOf } from '../src/kit/endpoint.ts'
import type { ErrorBody } from '../src/kit/errors.ts'
import { type Config, readConfig } from '../src/kit/server/config.ts'
import type { Keys } from '../src/kit/server/keys.ts'
import type { UserKind } from '../src/kit/server/person.ts'
import { makeSecurityLog, type SecurityLog } from '../src/kit/server/security-log.ts'
import { openStores } from '../src/kit/server/stores.ts'
import type { Vaults } from '../src/kit/server/vaults.ts'

/** The engine under test: `TEST_ENGINE=postgres` runs the tests on PostgreSQL. */
export const ENGINE = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

/** Bearer token for /metrics of the server under test. */
export const METRICS_TOKEN = 'the-token-for-the-figures'

/** PostgreSQL server on which tests create and drop databases. */
export const TEST_POSTGRES = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Isolation level of transactions on PostgreSQL, such as `serializable`; its default is read committed. */
const ISOLATION = process.env['TEST_ISOLATION']

/** Noon UTC on a Saturday. */
export const NOON = Date.parse('2026-11-21T12:00:00Z')

type TestServer = { server: BuiltServer; vaults: Vaults; keys: Keys; config: Config; tearDown: () => Promise<void> }

let current: TestServer | undefined
let time = NOON

/** A new empty database on the test server, and a function that drops it with its roles. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `emberwell_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const admin = new pg.Client(TEST_POSTGRES)
  await admin.connect()
  await admin.query(`create database ${name}`)
  if (ISOLATION) await admin.query(`alter database ${name} set default_transaction_isolation = '${ISOLATION}'`)
  await admin.end()
  const url = new URL(TEST_POSTGRES)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      const client = new pg.Client(TEST_POSTGRES)
      await client.connect()
      await client.query(`drop database if exists ${name} with (force)`)
      for (const vault of ['accounts', 'hers', 'couple']) await client.query(`drop role if exists ${name}_${vault}`)
      await client.end()
    },
  }
}

async function start(environment: Record<string, string>, plant?: (app: BuiltServer['app']) => void): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwell-test-'))
  const database = ENGINE === 'postgres' && !environment['DATABASE_URL'] ? await freshDatabase() : undefined
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '10000',
    METRICS_TOKEN,
    PUBLIC_URL: 'http://emberwell.test',
    ...(database && { DATABASE_URL: database.url }),
    ...environment,
  })
  const { vaults, keys } = await openStores(config)
  const server = await buildServer(config, vaults, keys, () => time)
  plant?.(server.app)
  await server.app.ready()
  return {
    server,
    vaults,
    keys,
    config,
    tearDown: async () => {
      await server.close()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Builds the real server in process, on a real database of the engine under test, for the tests of one file.
 * `plant` may add a leak before it starts. A function is asked for the environment before the server starts.
 */
export function setUpServer(
  environment: Record<string, string> | (() => Promise<Record<string, string>>) = {},
  plant?: (app: BuiltServer['app']) => void,
): void {
  beforeAll(async () => {
    time = NOON
    current = await start(typeof environment === 'function' ? await environment() : environment, plant)
  })
  afterAll(async () => {
    await current?.tearDown()
    current = undefined
  })
}

/** The server under test. */
export function testServer(): TestServer {
  if (!current) throw new Error('setUpServer() must be called at the top of the test file')
  return current
}

/** The security log of the server under test, for a server that a test builds beside it. */
export function testSecurity(): SecurityLog {
  const { vaults, keys, server } = testServer()
  return makeSecurityLog(vaults.accounts, keys, server.app.log, deviceName)
}

/** The current text of /metrics. */
export async function metricsNow(): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  return (await testServer().server.app.inject({ method: 'GET', url: '/metrics', headers })).body
}

/** Sets the server's clock, in ms since the epoch or as an ISO instant. */
export function setClock(at: number | string): void {
  time = typeof at === 'number' ? at : Date.parse(at)
}

/** The server's clock, in ms since the epoch. */
export function clockNow(): number {
  return time
}

/** A response: `reply` typed by the contract, `refusal` the error body when the status is 400 or above. */
export type Answer<E extends Endpoint> = {
  status: number
  reply: ReplyOf<E>
  refusal: ErrorBody
  headers: Record<string, unknown>
  text: string
  bytes: Buffer
}

type Sent<E extends Endpoint> = {
  params?: { readonly [Name in keyof ParamsOf<E>]: string | number }
  query?: Record<string, string | number>
  body?: BodyOf<E> | Record<string, unknown>
  /** A raw body instead of JSON. */
  raw?: string | Buffer
  headers?: Record<string, string>
}

/** The path of an endpoint with its parameters filled in. */
export function addressOf(
  endpoint: Endpoint,
  params: Record<string, string | number> = {},
  query: Record<string, string | number> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

/** A client that calls endpoints. */
export type Caller = { call<E extends Endpoint>(endpoint: E, sent?: Sent<E>): Promise<Answer<E>> }

function caller(token: string | undefined): Caller {
  return {
    call: async (endpoint, sent = {}) => {
      const { params, query, body, raw, headers = {} } = sent
      const payload = raw ?? (endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : JSON.stringify(body ?? {}))
      const response = await testServer().server.app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, params, query),
        headers: {
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(payload === undefined ? {} : { payload }),
      })
      const parsed: unknown = response.body.startsWith('{') ? JSON.parse(response.body) : undefined
      return {
        status: response.statusCode,
        reply: parsed as ReplyOf<typeof endpoint>,
        refusal: parsed as ErrorBody,
        headers: response.headers,
        text: response.body,
        bytes: response.rawPayload,
      }
    },
  }
}

/** A client that is not signed in. */
export const guest: Caller = caller(undefined)

/** A person with an account and a session. */
export type TestPerson = { id: number; sessionId: number; token: string; refresh: string; email: string }

/** The password of every test person. */
export const PASSWORD = 'a long quiet walk'
/** Precomputed because hashing is slow. */
const PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$h7AfcTvv97D3G9UmI5T7+g$hpSWbVCCM2RVg6RhxJaxafrUs1/Z7N6Qsq482US1twE'

let people = 0

/** Creates an account with a session. Does not sign up over HTTP, because hashing passwords is slow. */
export async function person(userType: UserKind, timezone = 'UTC'): Promise<TestPerson> {
  const { vaults, keys } = testServer()
  people += 1
  const number = String(people).padStart(4, '0')
  const email = `person-${number}-${process.pid}@example.org`
  const profile = { full_name: `Person Number${number}`, email, pronouns: '' }
  const id = await addAccount(vaults.accounts, keys, {
    userType,
    passwordHash: PASSWORD_HASH,
    timezone,
    profile,
    now: time,
    confirmedAt: time,
  })
  if (!id) throw new Error('Test account exists already')
  const sessionId = await addSession(vaults.accounts, id, 'Test', time)
  const tokens = makeTokens(keys)
  return {
    id,
    sessionId,
    email,
    token: tokens.access({ userId: id, sessionId }, time),
    refresh: tokens.refresh({ userId: id, sessionId, generation: 1 }),
  }
}

/** The same person after a step-up (password given again). */
export async function steppedUp(someone: TestPerson): Promise<TestPerson> {
  await stepUpSession(testServer().vaults.accounts, someone.id, someone.sessionId, time)
  return someone
}

/** A client for this person, with a fresh access token by the server's clock unless `keepToken` is set. */
export function as(someone: TestPerson): Caller {
  return caller(someone.token)
}

/** A client with any bearer token. */
export function withToken(token: string): Caller {
  return caller(token)
}
