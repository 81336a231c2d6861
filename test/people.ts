import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { buildHouse, type House } from '../src/app/server/app.ts'
import { addAccount, addSession, stepUpSession } from '../src/features/auth/server/store.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import type { BodyOf, Endpoint, ParamsOf, ReplyOf } from '../src/kit/endpoint.ts'
import type { ErrorBody } from '../src/kit/errors.ts'
import { type Config, readConfig } from '../src/kit/server/config.ts'
import type { Keys } from '../src/kit/server/keys.ts'
import type { UserKind } from '../src/kit/server/people.ts'
import { openStores } from '../src/kit/server/stores.ts'
import type { Vaults } from '../src/kit/server/vaults.ts'

/** The engine under test: `TEST_ENGINE=postgres` runs the same tests on PostgreSQL. */
export const ENGINE = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

/** The server whose databases the tests make and drop. */
export const TEST_POSTGRES = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Noon UTC on an ordinary Saturday. */
export const NOON = Date.parse('2026-11-21T12:00:00Z')

type Standing = { house: House; vaults: Vaults; keys: Keys; config: Config; tearDown: () => Promise<void> }

let standing: Standing | undefined
let time = NOON

/** A fresh, empty database of its own on the test server, and how to drop it with its roles. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `emberwell_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const admin = new pg.Client(TEST_POSTGRES)
  await admin.connect()
  await admin.query(`create database ${name}`)
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

async function standUp(environment: Record<string, string>): Promise<Standing> {
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwell-test-'))
  const database = ENGINE === 'postgres' ? await freshDatabase() : undefined
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '10000',
    PUBLIC_URL: 'http://emberwell.test',
    ...(database && { DATABASE_URL: database.url }),
    ...environment,
  })
  const { vaults, keys } = await openStores(config)
  const house = await buildHouse(config, vaults, keys, () => time)
  await house.app.ready()
  return {
    house,
    vaults,
    keys,
    config,
    tearDown: async () => {
      await house.close()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Builds the real server in process, on a real database of the engine under test, for the tests of one file. */
export function setUpHouse(environment: Record<string, string> = {}): void {
  beforeAll(async () => {
    time = NOON
    standing = await standUp(environment)
  })
  afterAll(async () => {
    await standing?.tearDown()
    standing = undefined
  })
}

/** The server under test. */
export function house(): Standing {
  if (!standing) throw new Error('call setUpHouse() at the top of the test file')
  return standing
}

/** Sets the server's clock, in ms since the epoch or as an ISO instant. */
export function setClock(at: number | string): void {
  time = typeof at === 'number' ? at : Date.parse(at)
}

/** The server's clock, in ms since the epoch. */
export function clockNow(): number {
  return time
}

/** What came back: `reply` is typed as the contract promises, `refusal` is the error body when the status is 400 or above. */
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
  /** A body as it stands on the wire, for what is not JSON. */
  raw?: string | Buffer
  headers?: Record<string, string>
}

/** The address of an endpoint with its parameters filled in. */
export function addressOf(
  endpoint: Endpoint,
  params: Record<string, string | number> = {},
  query: Record<string, string | number> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

/** Somebody who can call endpoints. */
export type Caller = { call<E extends Endpoint>(endpoint: E, sent?: Sent<E>): Promise<Answer<E>> }

function caller(token: string | undefined): Caller {
  return {
    call: async (endpoint, sent = {}) => {
      const { params, query, body, raw, headers = {} } = sent
      const payload = raw ?? (endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : JSON.stringify(body ?? {}))
      const response = await house().house.app.inject({
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

/** Somebody who is not signed in. */
export const guest: Caller = caller(undefined)

/** Somebody with an account and a session. */
export type TestPerson = { id: number; sessionId: number; token: string; refresh: string; email: string }

/** The password of every test person. */
export const PASSWORD = 'a long quiet walk'
/** Made once: hashing takes its time. */
const PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$h7AfcTvv97D3G9UmI5T7+g$hpSWbVCCM2RVg6RhxJaxafrUs1/Z7N6Qsq482US1twE'

let people = 0

/** A fresh account with a session; signing up over HTTP is left to the tests of auth, since hashing passwords takes its time. */
export async function person(userType: UserKind, timezone = 'UTC'): Promise<TestPerson> {
  const { vaults, keys } = house()
  people += 1
  const email = `person-${people}-${process.pid}@example.org`
  const profile = { full_name: `Person Number${people}`, email, pronouns: '' }
  const id = await addAccount(vaults.accounts, keys, { userType, passwordHash: PASSWORD_HASH, timezone, profile, now: time })
  if (!id) throw new Error('the test account exists already')
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

/** The same person, whose session has just given the password again. */
export async function steppedUp(somebody: TestPerson): Promise<TestPerson> {
  await stepUpSession(house().vaults.accounts, somebody.id, somebody.sessionId, time)
  return somebody
}

/** Calls as this person, with an access token that is fresh by the server's clock unless `keepToken` is set. */
export function as(somebody: TestPerson): Caller {
  return caller(somebody.token)
}

/** Calls with any bearer token. */
export function withToken(token: string): Caller {
  return caller(token)
}
