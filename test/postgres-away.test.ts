import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { addDays } from '../src/kit/local-date.ts'
import { call, lostOf, TODAY, write } from './log-writers.ts'
import { ownPostgres, POSTGRES_BIN } from './own-postgres.ts'
import { makeRelay } from './relay.ts'
import { ENGINE, freshDatabase } from './server.ts'
import { endServers, type ServerProcess, startServer } from './server-process.ts'
import { freshFolder, fillStore, removeFolders } from './store-folder.ts'

const WRITERS = 6
const ROUNDS = Number(process.env['POSTGRES_CUTS'] ?? 2)
/** Restarts of PostgreSQL; five at full size. */
const RESTARTS = Number(process.env['POSTGRES_RESTARTS'] ?? 2)

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  endServers()
  for (const end of ends) await end()
  removeFolders()
})

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
    ends.unshift(between.end)
    const settings = { DATA_DIR: freshFolder(), RATE_LIMIT_SCALE: '100000', DATABASE_URL: between.url }
    const women = await fillStore(settings, WRITERS)
    const server = await startServer(settings)
    const writers = write(server, women)
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(400)
      await between.cut()
      await sleep(200)
      await expectSurvives(server, between.restore)
    }
    await sleep(400)
    const { acknowledged, strange, refusals } = await writers.stop()
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
      const writers = write(server, women)
      for (let round = 0; round < RESTARTS; round += 1) {
        await sleep(1_000)
        await database.stop(round % 2 ? 'fast' : 'immediate')
        await expectSurvives(server, database.start)
      }
      await sleep(1_000)
      const { acknowledged, strange, refusals } = await writers.stop()
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
