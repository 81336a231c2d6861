import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import type { Keys } from './keys.ts'
import { checkMark, leaveMark, markQuery } from './master-key-mark.ts'
import { migrate } from './migrate.ts'
import { StartProblem } from './start-problem.ts'
import { preparedName, type Vault, type VaultName, type Vaults } from './vaults.ts'
import { walkVault } from './vaults-walk.ts'

const NAMES = ['accounts', 'hers', 'couple'] as const
const POOL_MAX = 10
const CONNECT_TIMEOUT_MS = 5_000
const INT8 = 20
/** Any fixed number: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 4_621_907

/** BIGINT arrives as a number: ids are below 2^52, times are milliseconds. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser,
}

/** A pool whose hot queries are parsed and planned once a connection, not once a call. */
function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient) => {
    const query = (text: string, values: unknown[]) => {
      const name = preparedName(text)
      return name ? client.query({ name, text, values }) : client.query(text, values)
    }
    // A cursor passes as it is: nothing here streams.
    const wrapped = { query, release: (broken?: boolean | Error) => client.release(broken) } as unknown as PostgresPoolClient
    clients.set(client, wrapped)
    return wrapped
  }
  return {
    connect: async () => {
      const client = await pool.connect()
      return clients.get(client) ?? wrap(client)
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}

function vaultUrl(databaseUrl: string, role: string, password: string): string {
  const url = new URL(databaseUrl)
  url.username = encodeURIComponent(role)
  url.password = encodeURIComponent(password)
  return url.href
}

/** Says why the server cannot be used, in one line without the address; undefined when the error is no refusal of it. */
function refusalOf(error: unknown): StartProblem | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (!(cause instanceof pg.DatabaseError)) return undefined
  // Classes of PostgreSQL: connection, read-only transaction, authorization, no such database, resources, operator intervention, privileges.
  return /^(08|25006|28|3D|53|57|42501)/.test(cause.code ?? '') ? cannotUse(cause) : undefined
}

function cannotUse(error: unknown): StartProblem {
  const { message = '', code = '' } = (error ?? {}) as { message?: string; code?: string }
  return new StartProblem(`DATABASE_URL cannot be used: ${message.replace(/\s+/g, ' ') || code || 'the server does not answer'}`)
}

/** A server with another master key would take the vaults' passwords away from the one that runs: it is refused before anything changes. */
async function refuseOtherKey(owner: pg.PoolClient, keys: Keys): Promise<void> {
  const { rows: found } = await owner.query<{ facts: string | null }>("select to_regclass('accounts.facts') as facts")
  if (!found[0]?.facts) return
  const { rows } = await owner.query<{ value: Uint8Array }>(markQuery('accounts.facts'))
  if (rows[0]) checkMark(keys, rows[0].value)
}

function builder(pool: pg.Pool): Kysely<Record<string, unknown>> {
  return new Kysely<Record<string, unknown>>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
}

/** Makes or renews the vault's schema and login role: no superuser, owns nothing, member of nothing, at home in its schema alone. */
async function prepareVault(owner: pg.PoolClient, database: string, name: VaultName, role: string, password: string): Promise<void> {
  const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [role])
  const attributes = `login nosuperuser nocreatedb nocreaterole noinherit noreplication password '${password}'`
  await owner.query(`${rowCount ? 'alter' : 'create'} role ${quoted(role)} ${attributes}`)
  await owner.query(`create schema if not exists ${name}`)
  await owner.query(`revoke all on schema ${name} from public`)
  await owner.query(`grant connect on database ${quoted(database)} to ${quoted(role)}`)
  await owner.query(`grant usage on schema ${name} to ${quoted(role)}`)
  await owner.query(`alter default privileges in schema ${name} grant select, insert, update, delete on tables to ${quoted(role)}`)
  await owner.query(`grant select, insert, update, delete on all tables in schema ${name} to ${quoted(role)}`)
}

/**
 * Opens and migrates the store on PostgreSQL 15 or newer: one schema and one login role per vault, made here by the owner role of
 * `databaseUrl`; role passwords are derived from the master key. Throws StartProblem when the server cannot be used.
 */
export async function openPostgres(databaseUrl: string, keys: Keys): Promise<Vaults> {
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, types })
  const pools: pg.Pool[] = []
  try {
    const client = await owner.connect().catch((error: unknown) => {
      throw cannotUse(error)
    })
    const vaults: Partial<Record<VaultName, Vault>> = {}
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      const { rows } = await client.query<{ database: string; version: string }>(
        "select current_database() as database, current_setting('server_version_num') as version",
      )
      const { database = '', version = '0' } = rows[0] ?? {}
      if (Number(version) < 150_000) throw new StartProblem('DATABASE_URL needs PostgreSQL 15 or newer.')
      await refuseOtherKey(client, keys)
      await client.query('revoke create on schema public from public')
      for (const name of NAMES) {
        const role = `${database}_${name}`.slice(0, 63)
        const password = keys.rolePassword(role)
        await prepareVault(client, database, name, role, password)
        const migrating = new pg.Pool({ connectionString: databaseUrl, max: 1, types, options: `-c search_path=${name}` })
        const db = builder(migrating)
        try {
          await migrate(name, db, name)
          if (name === 'accounts') await leaveMark(db, keys)
        } finally {
          await db.destroy()
        }
        const pool = new pg.Pool({
          connectionString: vaultUrl(databaseUrl, role, password),
          max: POOL_MAX,
          connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
          types,
          options: `-c search_path=${name} -c statement_timeout=8000`,
        })
        // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
        pool.on('error', () => undefined)
        pools.push(pool)
        await walkVault(pool, name)
        vaults[name] = { name, engine: 'postgres', db: builder(pool) }
      }
    } finally {
      client.release(true)
    }
    const { accounts, hers, couple } = vaults as { accounts: Vault<'accounts'>; hers: Vault<'hers'>; couple: Vault<'couple'> }
    return {
      accounts,
      hers,
      couple,
      limitsPool: pools[0],
      check: async () => {
        for (const vault of [accounts, hers, couple]) await sql`select 1`.execute(vault.db)
      },
      close: async () => {
        for (const vault of [accounts, hers, couple]) await vault.db.destroy()
      },
    }
  } catch (error) {
    for (const pool of pools) await pool.end()
    throw refusalOf(error) ?? error
  } finally {
    await owner.end()
  }
}
