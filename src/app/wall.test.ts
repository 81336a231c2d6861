import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { ENGINE, house, setUpHouse } from '../../test/people.ts'

setUpHouse()

const ROLES = ['accounts', 'hers', 'couple'] as const

async function asRole(vault: (typeof ROLES)[number], query: string): Promise<pg.QueryResult> {
  const { config, keys } = house()
  const url = new URL(config.databaseUrl ?? '')
  const role = `${url.pathname.slice(1)}_${vault}`
  url.username = role
  url.password = keys.rolePassword(role)
  const client = new pg.Client(url.href)
  await client.connect()
  try {
    return await client.query(query)
  } finally {
    await client.end()
  }
}

describe.runIf(ENGINE === 'postgres')('on PostgreSQL the couple role', () => {
  test('reads no relation and no column of hers or of the accounts', async () => {
    const { rows } = await asRole(
      'couple',
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('hers', 'accounts') and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
         and (has_any_column_privilege(c.oid, 'SELECT') or has_table_privilege(c.oid, 'SELECT, INSERT, UPDATE, DELETE'))`,
    )
    expect(rows).toEqual([])
    for (const schema of ['hers', 'accounts']) {
      expect((await asRole('couple', `select has_schema_privilege('${schema}', 'USAGE') as usage`)).rows).toEqual([{ usage: false }])
    }
    await expect(asRole('couple', 'select * from hers.logs')).rejects.toThrow('permission denied')
    await expect(asRole('couple', 'select * from accounts.users')).rejects.toThrow('permission denied')
  })

  test('and no other role of the server is a superuser, owns anything, makes anything or belongs to another', async () => {
    for (const vault of ROLES) {
      const { rows } = await asRole(
        vault,
        `select r.rolsuper, r.rolcreaterole, r.rolcreatedb, r.rolbypassrls,
           (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships,
           (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
         from pg_roles r where r.rolname = current_user`,
      )
      expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false, memberships: 0, owned: 0 }])
      await expect(asRole(vault, `create table ${vault}.mine (a int)`)).rejects.toThrow('permission denied')
      await expect(asRole(vault, 'create table public.mine (a int)')).rejects.toThrow('permission denied')
    }
  })

  test('her own role reads her vault', async () => {
    expect((await asRole('hers', 'select count(*)::int as count from hers.logs')).rows).toEqual([{ count: expect.any(Number) as number }])
  })
})

describe.runIf(ENGINE === 'sqlite')('on the embedded store', () => {
  test.each(ROLES)('the %s vault cannot attach another file', async (name) => {
    const { vaults, config } = house()
    const attempt = sql`attach database ${`${config.dataDir}/hers.db`} as other`.execute(vaults[name].db)
    await expect(attempt).rejects.toThrow('not authorized')
  })

  test('the couple vault has no table of hers', async () => {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(house().vaults.couple.db)
    expect(rows.map(({ name }) => name)).not.toContain('logs')
  })

  test.each(ROLES)('the %s vault writes durably: WAL with a full sync at each commit', async (name) => {
    const { db } = house().vaults[name]
    expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
    expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
  })
})
