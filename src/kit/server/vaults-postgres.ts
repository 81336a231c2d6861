import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import type { Keys } from './keys.ts'
import { checkMark, leaveMark, markQuery } from './key-check-value.ts'
import { migrate } from './migrate.ts'
import { StartProblem } from './startup-problem.ts'
import { type AccountsVault, type CoupleVault, type HerVault, preparedName, type Vault, type VaultName, type Vaults } from './vaults.ts'
import { auditPrivileges } from './vaults-privilege-audit.ts'

const NAMES = ['accounts', 'hers', 'couple'] as const
const POOL_MAX = 10
const CONNECT_TIMEOUT_MS = 5_000
const INT8 = 20
/** An arbitrary number: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 4_621_907

/** Parses BIGINT as number: ids are below 2^52, times are milliseconds. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser,
}

/** A pool that prepares hot queries once per connection. */
function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient) => {
    const query = (text: string, values: unknown[]) => {
      const name = preparedName(text)
      return name ? client.query({ name, text, values }) : client.query(text, values)
    }
    // Cursors are passed through: nothing here streams.
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

/** Why the server cannot be used, in one line without its address; undefined when the error has another cause. */
function refusalOf(error: unknown): StartProblem | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (!(cause instanceof pg.DatabaseError)) return undefined
  // SQLSTATE: connection, read-only transaction, authorization, no such database, resources, operator intervention,
  // privileges.
  return /^(08|25006|28|3D|53|57|42501)/.test(cause.code ?? '') ? cannotUse(cause) : undefined
}

function cannotUse(error: unknown): StartProblem {
  const { message = '', code = '' } = (error ?? {}) as { message?: string; code?: string }
  return new StartProblem(`DATABASE_URL cannot be used: ${message.replace(/\s+/g, ' ') || code || 'the server does not answer'}`)
}

/**
 * Throws StartProblem when a server with another master key uses this database; otherwise it would lose its role
 * passwords.
 */
async function refuseOtherKey(owner: pg.PoolClient, keys: Keys): Promise<void> {
  const { rows: found } = await owner.query<{ facts: string | null }>("select to_regclass('accounts.facts') as facts")
  if (!found[0]?.facts) return
  const { rows } = await owner.query<{ value: Uint8Array }>(markQuery('accounts.facts'))
  if (rows[0]) checkMark(keys, rows[0].value)
}

/**
 * Handles errors of broken connections, which would otherwise end the process. The pool replaces an idle connection; a
 * query on a connection in use rejects by itself.
 */
function guarded(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

function builder(pool: pg.Pool): Kysely<Record<string, unknown>> {
  return new Kysely<Record<string, unknown>>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
}

/**
 * Creates or updates the schema and login role of a vault. The role is no superuser, owns nothing, is a member of no
 * role, and has access to its schema only.
 */
async function prepareVault(owner: pg.PoolClient, database: string, name: VaultName, role: string, password: string): Promise<void> {
  const { rows } = await owner.query<{ is_plain: boolean }>(
    `select rolcanlogin and not (rolsuper or rolcreatedb or rolcreaterole or rolinherit or rolreplication) as is_plain
    from pg_roles where rolname = $1`,
    [role],
  )
  // Only a superuser may set these attributes of an existing role, even to the same values.
  const attributes = rows[0]?.is_plain ? '' : 'login nosuperuser nocreatedb nocreaterole noinherit noreplication'
  await owner.query(`${rows[0] ? 'alter' : 'create'} role ${quoted(role)} ${attributes} password '${password}'`)
  await owner.query(`create schema if not exists ${name}`)
  await owner.query(`revoke all on schema ${name} from public`)
  await owner.query(`grant connect on database ${quoted(database)} to ${quoted(role)}`)
  await owner.query(`grant usage on schema ${name} to ${quoted(role)}`)
  await owner.query(`alter default privileges in schema ${name} grant select, insert, update, delete on tables to ${quoted(role)}`)
  await owner.query(`grant select, insert, update, delete on all tables in schema ${name} to ${quoted(role)}`)
}

/**
 * Creates and migrates the vaults of one database and opens a pool for each with its own role. Adds every opened pool
 * to `pools`.
 */
async function openDatabase(databaseUrl: string, names: readonly VaultName[], keys: Keys, pools: pg.Pool[]): Promise<Vault[]> {
  const owner = guarded(new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, types }))
  try {
    const client = await owner.connect().catch((error: unknown) => {
      throw cannotUse(error)
    })
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      const { rows } = await client.query<{ database: string; version: string }>(
        "select current_database() as database, current_setting('server_version_num') as version",
      )
      const { database = '', version = '0' } = rows[0] ?? {}
      if (Number(version) < 150_000) throw new StartProblem('DATABASE_URL needs PostgreSQL 15 or newer.')
      await refuseOtherKey(client, keys)
      await client.query('revoke create on schema public from public')
      // Otherwise the couple role could log in to the other database on the same server and read its statistics.
      if (names.length < NAMES.length) await client.query(`revoke connect, temporary on database ${quoted(database)} from public`)
      const vaults: Vault[] = []
      for (const name of names) {
        const role = `${database}_${name}`.slice(0, 63)
        const password = keys.rolePassword(role)
        await prepareVault(client, database, name, role, password)
        const migrating = guarded(new pg.Pool({ connectionString: databaseUrl, max: 1, types, options: `-c search_path=${name}` }))
        const db = builder(migrating)
        try {
          await migrate(name, db, name)
          if (name === 'accounts') await leaveMark(db, keys)
        } finally {
          await db.destroy()
        }
        const pool = guarded(
          new pg.Pool({
            connectionString: vaultUrl(databaseUrl, role, password),
            max: POOL_MAX,
            connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
            types,
            options: `-c search_path=${name} -c statement_timeout=8000`,
          }),
        )
        pools.push(pool)
        await auditPrivileges(pool, name)
        vaults.push({ name, engine: 'postgres', db: builder(pool) })
      }
      return vaults
    } finally {
      client.release(true)
    }
  } finally {
    await owner.end()
  }
}

/**
 * Opens and migrates the store on PostgreSQL 15 or newer: one schema and one login role per vault, created by the owner
 * role of `databaseUrl`, with passwords derived from the master key. With `coupleUrl` the couple vault has a database
 * of its own, so that the statistics views of its role contain nothing of her tables. Throws StartProblem when a server
 * cannot be used.
 */
export async function openPostgres(databaseUrl: string, keys: Keys, coupleUrl?: string): Promise<Vaults> {
  const pools: pg.Pool[] = []
  try {
    const vaults = await openDatabase(databaseUrl, coupleUrl ? ['accounts', 'hers'] : NAMES, keys, pools)
    if (coupleUrl) vaults.push(...(await openDatabase(coupleUrl, ['couple'], keys, pools)))
    const [accounts, hers, couple] = vaults as [AccountsVault, HerVault, CoupleVault]
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
  }
}
