import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { figuresOf } from '../../test/figures.ts'
import { ENGINE, testServer, setUpServer } from '../../test/server.ts'
import { openStores } from '../kit/server/stores.ts'
import { PRIVILEGE_VIOLATIONS } from '../kit/server/vaults-privilege-audit.ts'

const { tell } = figuresOf('database rights')
setUpServer()

const ROLES = ['accounts', 'hers', 'couple'] as const
type Role = (typeof ROLES)[number]

const databaseUrl = () => new URL(testServer().config.postgres?.databases.hers.url ?? '')
const roleOf = (vault: Role) => `${databaseUrl().pathname.slice(1)}_${vault}`

async function ask(url: URL, query: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url.href)
  await client.connect()
  try {
    return await client.query(query)
  } finally {
    await client.end()
  }
}

function asRole(vault: Role, query: string): Promise<pg.QueryResult> {
  const url = databaseUrl()
  url.username = roleOf(vault)
  url.password = testServer().keys.rolePassword(url.username)
  return ask(url, query)
}

async function privilegeViolations(vault: Role): Promise<string[]> {
  const { rows } = await asRole(vault, `set search_path = ${vault}; ${PRIVILEGE_VIOLATIONS}`).then(
    (results) => (results as unknown as pg.QueryResult<{ violation: string }>[])[1] ?? { rows: [] },
  )
  return rows.map(({ violation }) => violation)
}

describe.runIf(ENGINE === 'postgres')('on PostgreSQL', () => {
  test.each(ROLES)('the %s role reaches only its own relations, columns and functions, and has no privileges', async (vault) => {
    expect(await privilegeViolations(vault)).toEqual([])
    const { rows } = await asRole(
      vault,
      `select count(*)::int as count from pg_class where relnamespace = '${vault}'::regnamespace and has_table_privilege(oid, 'SELECT')`,
    )
    expect(rows, 'it reads its own').toEqual([{ count: expect.any(Number) as number }])
    await expect(asRole(vault, `create table ${vault}.mine (a int)`)).rejects.toThrow('permission denied')
    await expect(asRole(vault, 'create table public.mine (a int)')).rejects.toThrow('permission denied')
  })

  test('the database refuses the couple role', async () => {
    await expect(asRole('couple', 'select * from hers.logs')).rejects.toThrow('permission denied')
    await expect(asRole('couple', 'select * from accounts.users')).rejects.toThrow('permission denied')
    expect((await asRole('hers', 'select count(*)::int as count from hers.logs')).rows).toEqual([{ count: expect.any(Number) as number }])
  })

  describe('a gap is found', () => {
    const violations: [string, string, string][] = [
      ['a table', 'grant select on hers.logs to COUPLE', 'revoke select on hers.logs from COUPLE'],
      ['a table that may be written', 'grant insert on hers.moments to COUPLE', 'revoke insert on hers.moments from COUPLE'],
      ['one column', 'grant select (log_date) on hers.logs to COUPLE', 'revoke select (log_date) on hers.logs from COUPLE'],
      ['what every role may read', 'grant select on hers.log_counts to public', 'revoke select on hers.log_counts from public'],
      ['her schema', 'grant usage on schema hers to COUPLE', 'revoke usage on schema hers from COUPLE'],
      ['a view in his own schema', 'create view couple.glance as select log_date from hers.logs', 'drop view couple.glance'],
      [
        'a function that reads for him',
        "create function couple.glance() returns bigint language sql security definer as 'select count(*) from hers.logs'",
        'drop function couple.glance()',
      ],
      ['membership in her role', 'grant HERS to COUPLE', 'revoke HERS from COUPLE'],
      ['the privilege to create roles', 'alter role COUPLE createrole', 'alter role COUPLE nocreaterole'],
      ['a table of its own', 'alter table couple.signals owner to COUPLE', 'alter table couple.signals owner to current_user'],
    ]
    let found = 0

    test.each(violations)('%s', async (_, open, close) => {
      const named = (query: string) => query.replaceAll('COUPLE', `"${roleOf('couple')}"`).replaceAll('HERS', `"${roleOf('hers')}"`)
      await ask(databaseUrl(), named(open))
      expect(await privilegeViolations('couple')).not.toEqual([])
      // Some privileges are revoked at the start; with any other gap the server does not start.
      const start = openStores(testServer().config).then(({ vaults }) => vaults)
      if (open.startsWith('alter role')) await (await start).close()
      else await expect(start).rejects.toThrow('reaches what is not its own')
      await ask(databaseUrl(), named(close))
      expect(await privilegeViolations('couple')).toEqual([])
      found += 1
    })

    test('every one of them', () => {
      tell(`${ROLES.length} roles checked, ${found} of ${violations.length} planted gaps found`)
      expect(found).toBe(violations.length)
    })
  })
})

describe.runIf(ENGINE === 'sqlite')('on the embedded database', () => {
  test.each(ROLES)('the %s vault cannot attach another file', async (name) => {
    const { vaults, config } = testServer()
    const attempt = sql`attach database ${`${config.dataDir}/hers.db`} as other`.execute(vaults[name].db)
    await expect(attempt).rejects.toThrow('not authorized')
  })

  test('no vault has a table of another, except the store’s own tables', async () => {
    const tablesIn = async (name: Role) => {
      const { rows } = await sql<{ name: string }>`select name from sqlite_master where type in ('table', 'view')`.execute(
        testServer().vaults[name].db,
      )
      return rows.map((row) => row.name)
    }
    const [accounts, hers, couple] = [await tablesIn('accounts'), await tablesIn('hers'), await tablesIn('couple')]
    expect([accounts.includes('users'), hers.includes('logs'), couple.includes('links')]).toEqual([true, true, true])
    const shared = couple.filter((name) => hers.includes(name) || accounts.includes(name))
    expect(shared.toSorted()).toEqual(['answered_writes', 'kysely_migration', 'kysely_migration_lock', 'write_probe'])
    tell(
      `${ROLES.length} vaults, none can open the file of another; the couple vault has ${couple.length - shared.length} tables, none of them hers`,
    )
  })

  test.each(ROLES)('the %s vault writes durably: WAL with a full sync at each commit', async (name) => {
    const { db } = testServer().vaults[name]
    expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
    expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
  })
})
