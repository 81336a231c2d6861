import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { addDays } from '../src/kit/local-date.ts'
import { ownPostgres, POSTGRES_BIN } from './own-postgres.ts'
import { ENGINE, freshDatabase } from './server.ts'
import { endServers, type ServerProcess, startServer } from './server-process.ts'
import { freshFolder, fillStore, removeFolders, type Woman } from './store-folder.ts'

const WRITERS = 6
const ROUNDS = Number(process.env['POSTGRES_CUTS'] ?? 2)
/** Restarts of PostgreSQL; five at full size. */
const RESTARTS = Number(process.env['POSTGRES_RESTARTS'] ?? 2)
const TODAY = new Date().toISOString().slice(0, 10)

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  endServers()
  for (const end of ends) await end()
  removeFolders()
})

/** A TCP proxy to the database. When cut, it closes open connections and refuses new ones. */
async function makeRelay(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const [host, databasePort] = [target.hostname, Number(target.port || 5432)]
  const open = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(databasePort, host)
    for (const socket of [from, to]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        from.destroy()
        to.destroy()
      })
    }
    from.pipe(to)
    to.pipe(from)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as { port: number }).port
  }
  const port = await listen(0)
  target.hostname = '127.0.0.1'
  target.port = String(port)
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  ends.push(async () => {
    if (server.listening) await cut()
  })
  return { url: target.href, cut, restore: () => listen(port) }
}

type Reply = { status: number; retryAfter: string | null; body: { message?: string; code?: string; data?: unknown } }

async function call(server: ServerProcess, woman: Woman, method: string, path: string, body?: unknown): Promise<Reply> {
  const headers = { authorization: `Bearer ${woman.token}`, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const response = await fetch(`${server.url}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: (await response.json()) as Reply['body'] }
}

/** Responses to writers while the database was interrupted. */
type Written = { readonly acknowledged: readonly string[][]; readonly strange: readonly Reply[]; readonly refusals: number }

/** Each woman writes one log per day, backwards, as fast as possible, until the returned function is called. */
function write(server: ServerProcess, women: readonly Woman[]): () => Promise<Written> {
  const acknowledged = women.map((): string[] => [])
  const strange: Reply[] = []
  let refusals = 0
  const over = new AbortController()
  const writing = women.map(async (woman, index) => {
    for (let back = 0; !over.signal.aborted;) {
      const log_date = addDays(TODAY, -back)
      const reply = await call(server, woman, 'POST', '/api/logs/quick-log/create/', { log_date, mood_rating: 1 + (back % 10) })
      if (reply.status === 503) {
        refusals += 1
        if (!Number(reply.retryAfter) || reply.body.code !== 'unavailable') strange.push(reply)
        await sleep(20)
        continue
      }
      // A write whose response was lost may be stored; repeating it is refused with 400.
      if (reply.status !== 201 && reply.status !== 400) strange.push(reply)
      acknowledged[index]?.push(log_date)
      back += 1
    }
  })
  return async () => {
    over.abort()
    await Promise.all(writing)
    return { acknowledged, strange, refusals }
  }
}

/** Acknowledged days of all women that are not stored. */
async function lostOf(server: ServerProcess, women: readonly Woman[], acknowledged: readonly string[][]): Promise<string[]> {
  const lost: string[] = []
  for (const [index, woman] of women.entries()) {
    const stored = new Set<string>()
    for (let before = '9999-12-31'; before;) {
      const { body } = await call(server, woman, 'GET', `/api/logs/all-logs/history/?before=${before}`)
      for (const { log_date } of body.data as { log_date: string }[]) stored.add(log_date)
      before = (body as { next?: string }).next ?? ''
    }
    expect(acknowledged[index]?.length).toBeGreaterThan(0)
    lost.push(...(acknowledged[index] ?? []).filter((day) => !stored.has(day)))
  }
  return lost
}

/** Checks that the server keeps running without its database, reports not ready, and is ready again after `restore`. */
async function expectSurvives(server: ServerProcess, restore: () => Promise<unknown>): Promise<void> {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  await restore()
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 20_000 }).toBe(200)
}

describe.runIf(ENGINE === 'postgres')('interrupted database', () => {
  test('loses no acknowledged log; the server keeps running and responds with 503 and Retry-After', { timeout: 120_000 }, async () => {
    const { url, drop } = await freshDatabase()
    ends.unshift(drop)
    const between = await makeRelay(url)
    const settings = { DATA_DIR: freshFolder(), RATE_LIMIT_SCALE: '100000', DATABASE_URL: between.url }
    const women = await fillStore(settings, WRITERS)
    const server = await startServer(settings)
    const stopWriting = write(server, women)
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(400)
      await between.cut()
      await sleep(200)
      await expectSurvives(server, between.restore)
    }
    await sleep(400)
    const { acknowledged, strange, refusals } = await stopWriting()
    expect(strange).toEqual([])
    expect(refusals).toBeGreaterThan(0)
    expect(await lostOf(server, women, acknowledged)).toEqual([])
    expect((await server.end('SIGTERM')).code).toBe(0)
  })

  test.skipIf(!POSTGRES_BIN)(
    'stopping and crashing PostgreSQL under six writers loses no acknowledged log, and writes are refused with 503 only',
    { timeout: 300_000 },
    async () => {
      const database = await ownPostgres()
      ends.unshift(database.remove)
      const settings = { DATA_DIR: freshFolder(), RATE_LIMIT_SCALE: '100000', DATABASE_URL: database.url }
      const women = await fillStore(settings, WRITERS)
      const server = await startServer(settings)
      const stopWriting = write(server, women)
      for (let round = 0; round < RESTARTS; round += 1) {
        await sleep(1_000)
        await database.stop(round % 2 ? 'fast' : 'immediate')
        await expectSurvives(server, database.start)
      }
      await sleep(1_000)
      const { acknowledged, strange, refusals } = await stopWriting()
      console.info(`${RESTARTS} restarts: ${acknowledged.flat().length} logs acknowledged, ${refusals} calls refused with 503`)
      expect(strange).toEqual([])
      expect(refusals).toBeGreaterThan(0)
      expect(await lostOf(server, women, acknowledged)).toEqual([])
      expect((await server.end('SIGTERM')).code).toBe(0)
    },
  )

  test('connections closed by the database are replaced', { timeout: 60_000 }, async () => {
    const { url, drop } = await freshDatabase()
    ends.unshift(drop)
    const settings = { DATA_DIR: freshFolder(), RATE_LIMIT_SCALE: '100000', DATABASE_URL: url }
    const [woman] = await fillStore(settings, 1)
    if (!woman) throw new Error('Account not created')
    const server = await startServer(settings)
    const admin = new pg.Client(url)
    await admin.connect()
    const end =
      'select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
    const statuses = new Set<number>()
    for (let round = 0; round < 5; round += 1) {
      const calls = Array.from({ length: 20 }, (_, back) =>
        call(server, woman, 'POST', '/api/logs/deep-log/create/', { log_date: addDays(TODAY, -20 * round - back), calm_challenges: 'x' }),
      )
      await admin.query(end)
      for (const { status } of await Promise.all(calls)) statuses.add(status)
    }
    await admin.end()
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect((await call(server, woman, 'GET', '/api/logs/deep-log/history/')).status).toBe(200)
    expect((await server.end('SIGTERM')).code).toBe(0)
  })
})

test.runIf(ENGINE === 'postgres')('an owner without superuser rights can start the server repeatedly', { timeout: 60_000 }, async () => {
  const { url, drop } = await freshDatabase()
  const address = new URL(url)
  const database = address.pathname.slice(1)
  const role = `${database}_owner`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create role ${role} login createrole password 'plain'`)
  await admin.query(`alter database ${database} owner to ${role}`)
  ends.unshift(async () => {
    await drop()
    const client = new pg.Client(new URL('/postgres', url).href)
    await client.connect()
    await client.query(`drop role if exists ${role}`)
    await client.end()
  })
  await admin.end()
  address.username = role
  address.password = 'plain'
  const settings = { DATA_DIR: freshFolder(), DATABASE_URL: address.href }
  for (let start = 0; start < 3; start += 1) {
    const server = await startServer(settings)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect((await server.end('SIGTERM')).code).toBe(0)
  }
})
