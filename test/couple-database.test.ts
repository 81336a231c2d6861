import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/kit/server/config.ts'
import type { Keys } from '../src/kit/server/keys.ts'
import { openStores } from '../src/kit/server/stores.ts'
import { findAway, type Vaults } from '../src/kit/server/vaults.ts'
import { twoLinked } from './couples.ts'
import { ENGINE, freshDatabase, testServer, setUpServer } from './server.ts'

/** Queries on PostgreSQL's statistics about her tables, as a role without access to them. */
const STATISTICS = {
  'rows written, pg_stat_all_tables': "select coalesce(sum(n_tup_ins), 0)::int as count from pg_stat_all_tables where schemaname = 'hers'",
  'tables, pg_class': "select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace where nspname = 'hers'",
  'tables, pg_statio_all_tables': "select count(*)::int as count from pg_statio_all_tables where schemaname = 'hers'",
  'values, pg_stats': "select count(*)::int as count from pg_stats where schemaname = 'hers'",
}

async function ask(database: string, query: string, role?: { name: string; password: string }): Promise<number> {
  const url = new URL(database)
  if (role) [url.username, url.password] = [role.name, role.password]
  const client = new pg.Client(url.href)
  await client.connect()
  try {
    return (await client.query<{ count: number }>(query)).rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}

describe.runIf(ENGINE === 'postgres')('statistics views for the couple role', () => {
  let main: Awaited<ReturnType<typeof freshDatabase>>
  let couple: Awaited<ReturnType<typeof freshDatabase>>
  let stores: { vaults: Vaults; keys: Keys }
  const folder = mkdtempSync(join(tmpdir(), 'emberwell-couple-'))
  const roleIn = (url: string) => {
    const name = `${new URL(url).pathname.slice(1)}_couple`
    return { name, password: stores.keys.rolePassword(name) }
  }
  setUpServer()
  beforeAll(async () => {
    ;[main, couple] = [await freshDatabase(), await freshDatabase()]
    stores = await openStores(readConfig({ DATA_DIR: folder, DATABASE_URL: main.url, DATABASE_URL_COUPLE: couple.url }))
  })
  afterAll(async () => {
    await stores.vaults.close()
    await main.drop()
    await couple.drop()
    rmSync(folder, { recursive: true })
  })

  test('show table sizes but no values if all vaults share a database', async () => {
    await twoLinked()
    const url = testServer().config.postgres?.databases.couple.url ?? ''
    const name = `${new URL(url).pathname.slice(1)}_couple`
    const role = { name, password: testServer().keys.rolePassword(name) }
    const { 'values, pg_stats': values, ...counts } = STATISTICS
    expect(await ask(url, counts['tables, pg_class'], role)).toBeGreaterThan(10)
    expect(await ask(url, counts['tables, pg_statio_all_tables'], role)).toBeGreaterThan(10)
    expect(await ask(url, values, role)).toBe(0)
  })

  test.each(Object.entries(STATISTICS))('show nothing about her tables if DATABASE_URL_COUPLE is set: %s', async (_, query) => {
    expect(await ask(couple.url, query, roleIn(couple.url))).toBe(0)
  })

  test('the couple role cannot connect to her database', async () => {
    await expect(ask(main.url, 'select 1 as count', roleIn(couple.url))).rejects.toThrow('permission denied for database')
  })

  test('a server with two databases serves a couple', async () => {
    expect(await findAway(stores.vaults)).toEqual([])
    const herTables = await ask(main.url, STATISTICS['tables, pg_class'])
    const coupleTables = await ask(
      couple.url,
      "select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace where nspname = 'couple'",
    )
    expect([herTables > 10, coupleTables > 5]).toEqual([true, true])
    expect(await ask(main.url, "select count(*)::int as count from pg_namespace where nspname = 'couple'")).toBe(0)
  })
})
