import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findProgram, folderFor, freePort, ownPostgres, type OwnPostgres, POSTGRES_BIN, runBeside } from './own-postgres.ts'
import { ENGINE, setUpServer, testServer } from './server.ts'
import { callEveryEndpoint } from './tour.ts'

const PGBOUNCER = findProgram('pgbouncer')
const PASSWORD = 'owner'
const isHere = ENGINE === 'postgres' && PGBOUNCER !== undefined && POSTGRES_BIN !== undefined
if (ENGINE === 'postgres' && !isHere) console.info('PgBouncer or the programs of PostgreSQL are not installed: not tested behind PgBouncer')

let postgres: OwnPostgres
let end = async () => {}

/** Starts PgBouncer in front of `postgres`. It reads the roles' secrets there. Resolves to its port. */
async function startPgBouncer(mode: 'session' | 'transaction'): Promise<number> {
  const { port: target } = new URL(postgres.url)
  const folder = folderFor('pgbouncer')
  const port = await freePort()
  writeFileSync(join(folder, 'users.txt'), `"postgres" "${PASSWORD}"\n`)
  const settings = [
    '[databases]',
    `* = host=127.0.0.1 port=${target} auth_user=postgres`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${join(folder, 'users.txt')}`,
    `pool_mode = ${mode}`,
    // In session mode each of the ten connections of a vault's pool needs its own.
    `default_pool_size = ${mode === 'session' ? 10 : 2}`,
  ]
  writeFileSync(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`)
  const stop = await runBeside(PGBOUNCER ?? '', [join(folder, 'pgbouncer.ini')], port)
  end = async () => {
    await stop()
    rmSync(folder, { recursive: true })
  }
  return port
}

/** Connections of the vaults' roles, by role. */
async function countConnections(): Promise<{ role: string; count: number }[]> {
  const client = new pg.Client(postgres.url)
  await client.connect()
  const { rows } = await client.query<{ role: string; count: number }>(
    "select usename as role, count(*)::int as count from pg_stat_activity where usename like 'postgres\\_%' group by 1 order by 1",
  )
  await client.end()
  return rows
}

describe.runIf(isHere)('behind PgBouncer', () => {
  beforeAll(async () => {
    postgres = await ownPostgres(PASSWORD)
  })
  afterAll(() => postgres.remove())

  describe.each(['session', 'transaction'] as const)('in %s mode', (mode) => {
    afterAll(() => end())
    setUpServer(async () => {
      const port = await startPgBouncer(mode)
      return {
        DATABASE_URL: postgres.url,
        DATABASE_POOL_URL: `postgres://127.0.0.1:${port}`,
        ...(mode === 'session' && { DATABASE_PREPARE: '1' }),
        MASTER_KEY: '7'.repeat(64),
      }
    })

    test('every endpoint, the workers and the sweep work', { timeout: 120_000 }, async () => {
      const statuses = await callEveryEndpoint()
      expect([...statuses].filter(([, status]) => status >= 500)).toEqual([])
      expect([...statuses.values()].filter((status) => status < 300).length).toBeGreaterThan(100)
    })

    test('requests reach PostgreSQL through PgBouncer only', async () => {
      const { postgres: config } = testServer().config
      expect(config?.prepares).toBe(mode === 'session')
      const counts = await countConnections()
      expect(counts.map(({ role }) => role)).toEqual(['postgres_accounts', 'postgres_couple', 'postgres_hers'])
      if (mode === 'transaction') for (const { count } of counts) expect(count).toBeLessThanOrEqual(2)
    })
  })
})
