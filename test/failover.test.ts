import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { lostOf, write } from './log-writers.ts'
import {
  findProgram,
  folderFor,
  freePort,
  ownPostgres,
  type OwnPostgres,
  POSTGRES_BIN,
  postgresProgram,
  runBeside,
  startIn,
} from './own-postgres.ts'
import { ENGINE } from './server.ts'
import { endServers, startServer } from './server-process.ts'
import { fillStore, freshFolder, removeFolders } from './store-folder.ts'

const HAPROXY = findProgram('haproxy')
const isHere = ENGINE === 'postgres' && HAPROXY !== undefined && POSTGRES_BIN !== undefined
if (ENGINE === 'postgres' && !isHere) console.info('HAProxy or the programs of PostgreSQL are not installed: failover is not tested')

const WRITERS = 6
/** Acknowledged logs before the primary is killed, and after the replica has taken over. */
const BEFORE = 400
const AFTER = 200

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  endServers()
  for (const end of ends) await end()
  removeFolders()
})

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  // A connection that breaks is reported by the query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A copy of the primary that follows it. */
async function startReplica(primary: OwnPostgres): Promise<OwnPostgres> {
  const folder = folderFor('replica')
  await postgresProgram('pg_basebackup', ['-D', join(folder, 'data'), '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'])
  return startIn(folder, await freePort())
}

/** Starts a server for the checks of HAProxy: 200 while this PostgreSQL is the primary. Resolves to its port. */
async function startRoleServer(database: OwnPostgres): Promise<number> {
  const server = createServer((_, response) => {
    ask(database.url, 'select pg_is_in_recovery() as follows').then(
      ([row]) => response.writeHead(row?.['follows'] === false ? 200 : 503).end(),
      () => response.writeHead(503).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.unshift(async () => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as { port: number }).port
}

/** Starts HAProxy, which leads to the primary of two. Resolves to its port. */
async function startProxy(databases: readonly OwnPostgres[]): Promise<number> {
  const folder = folderFor('haproxy')
  const port = await freePort()
  const checked = await Promise.all(databases.map(async (one) => `${new URL(one.url).host} check port ${await startRoleServer(one)}`))
  const settings = [
    'defaults',
    '  mode tcp',
    '  timeout connect 1s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen postgres',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk GET /primary',
    '  default-server inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...checked.map((server, index) => `  server number${index} ${server}`),
  ]
  writeFileSync(join(folder, 'haproxy.cfg'), `${settings.join('\n')}\n`)
  const end = await runBeside(HAPROXY ?? '', ['-db', '-f', join(folder, 'haproxy.cfg')], port)
  ends.unshift(async () => {
    await end()
    rmSync(folder, { recursive: true })
  })
  return port
}

test.runIf(isHere)('a killed primary loses no acknowledged log; its synchronous replica takes over', { timeout: 180_000 }, async () => {
  const primary = await ownPostgres()
  ends.unshift(primary.remove)
  const replica = await startReplica(primary)
  ends.unshift(replica.remove)
  await ask(primary.url, "alter system set synchronous_standby_names = '*'")
  await ask(primary.url, 'select pg_reload_conf()')
  const isSynchronous = async () => (await ask(primary.url, 'select sync_state from pg_stat_replication'))[0]?.['sync_state']
  await expect.poll(isSynchronous, { timeout: 10_000 }).toBe('sync')

  const port = await startProxy([primary, replica])
  const throughProxy = Object.assign(new URL(primary.url), { port: String(port) }).href
  // At first HAProxy takes both for ready and alternates.
  const isReady = async () => {
    for (let connection = 0; connection < 6; connection += 1) {
      const [row] = await ask(throughProxy, 'select pg_is_in_recovery() as follows').catch(() => [])
      if (row?.['follows'] !== false) return false
    }
    return true
  }
  await expect.poll(isReady, { timeout: 10_000 }).toBe(true)
  const settings = { DATA_DIR: freshFolder(), RATE_LIMIT_SCALE: '100000', DATABASE_URL: throughProxy }
  const women = await fillStore(settings, WRITERS)
  const server = await startServer(settings)
  const writers = write(server, women)
  await expect.poll(() => writers.count(), { timeout: 60_000 }).toBeGreaterThan(BEFORE)

  const from = performance.now()
  primary.kill()
  await postgresProgram('pg_ctl', ['-D', replica.data, '-w', 'promote'])
  const atPromotion = writers.count()
  await expect.poll(() => writers.count(), { timeout: 30_000 }).toBeGreaterThan(atPromotion)
  const seconds = ((performance.now() - from) / 1_000).toFixed(1)
  await expect.poll(() => writers.count(), { timeout: 60_000 }).toBeGreaterThan(atPromotion + AFTER)

  const { acknowledged, strange, refusals } = await writers.stop()
  const lost = await lostOf(server, women, acknowledged)
  console.info(
    `failover: ${acknowledged.flat().length} logs acknowledged, ${lost.length} lost, writes after ${seconds} s, ${refusals} answers 503`,
  )
  expect(lost).toEqual([])
  expect(strange).toEqual([])
  expect((await server.end('SIGTERM')).code).toBe(0)
})
