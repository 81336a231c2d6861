import type { Kysely } from 'kysely'
import pg from 'pg'
import type { PostgresConfig } from './config.ts'
import type { Keys } from './keys.ts'
import { checkMark, leaveMark, markQuery } from './key-check-value.ts'
import { migrate } from './migrate.ts'
import { withMigrationLocks } from './vaults-migration-lock.ts'
import { CONNECT_TIMEOUT_MS, limitsOn, openPool, queriesOn } from './vaults-postgres-pool.ts'
import { StartProblem } from './startup-problem.ts'
import { type Vault, VAULT_NAMES, type VaultName, type Vaults } from './vaults.ts'
import { auditPrivileges } from './vaults-privilege-audit.ts'

const POOL_MAX = 10
const STATEMENT_TIMEOUT_MS = 8_000

/** An identifier for use in a statement. */
export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}

/** Address for the role of a vault in the database of `databaseUrl`, on the server of `through` if given. */
function roleUrl(databaseUrl: string, role: string, password: string, through = databaseUrl): string {
  const url = new URL(through)
  url.pathname = new URL(databaseUrl).pathname
  url.username = encodeURIComponent(role)
  url.password = encodeURIComponent(password)
  return url.href
}

/**
 * Why the server named by `variable` cannot be used, in one line without its address; undefined when the error has
 * another cause.
 */
function refusalOf(variable: string, error: unknown): StartProblem | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (!(cause instanceof pg.DatabaseError)) return undefined
  // SQLSTATE: connection, read-only transaction, authorization, no such database, resources, operator intervention,
  // privileges.
  return /^(08|25006|28|3D|53|57|42501)/.test(cause.code ?? '') ? cannotUse(variable, cause) : undefined
}

function cannotUse(variable: string, error: unknown): StartProblem {
  const { message = '', code = '' } = (error ?? {}) as { message?: string; code?: string }
  return new StartProblem(`${variable} cannot be used: ${message.replace(/\s+/g, ' ') || code || 'the server does not answer'}`)
}

async function connectOwner(pool: pg.Pool, variable: string): Promise<pg.PoolClient> {
  return pool.connect().catch((error: unknown) => {
    throw cannotUse(variable, error)
  })
}

/** Runs `work`; an error that means that the server cannot be used becomes a StartProblem that names `variable`. */
async function using<T>(variable: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(variable, error) ?? error
  }
}

/**
 * Whether the database has a store. Throws OtherMasterKey when it is under another master key; otherwise a server would
 * change the passwords of its roles.
 */
export async function hasStore(owner: pg.ClientBase, keys: Keys): Promise<boolean> {
  const { rows: found } = await owner.query<{ facts: string | null }>("select to_regclass('accounts.facts') as facts")
  if (!found[0]?.facts) return false
  const { rows } = await owner.query<{ value: Uint8Array }>(markQuery('accounts.facts'))
  if (rows[0]) checkMark(keys, rows[0].value)
  return rows.length > 0
}

/** Name of the login role of a vault. */
export function roleOf(database: string, name: VaultName): string {
  return `${database}_${name}`.slice(0, 63)
}

/** Whether a role can log in with its password. */
async function canLogIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // A connection that breaks later is reported by the query that uses it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && /^(28|42501)/.test(error.code ?? '')) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The login role of a vault, and its address in the vault's own database. */
type RoleOf = { database: string; role: string; password: string; url: string }

/**
 * Creates or updates the schema and login role of a vault. The role is no superuser, owns nothing, is a member of no
 * role, and has access to its schema only.
 */
async function prepareVault(owner: pg.PoolClient, name: VaultName, { database, role, password, url }: RoleOf): Promise<void> {
  const { rows } = await owner.query<{ is_plain: boolean }>(
    `select rolcanlogin and not (rolsuper or rolcreatedb or rolcreaterole or rolinherit or rolreplication) as is_plain
    from pg_roles where rolname = $1`,
    [role],
  )
  // Only a superuser may set these attributes of an existing role, even to the same values.
  const attributes = rows[0]?.is_plain ? '' : 'login nosuperuser nocreatedb nocreaterole noinherit noreplication'
  // A password is set only if it does not work: setting it again changes its salt, and a pooler that logs in with the
  // stored secret would be refused until its callers connect anew.
  const set = rows[0] && (await canLogIn(url)) ? '' : `password '${password}'`
  if (attributes || set) await owner.query(`${rows[0] ? 'alter' : 'create'} role ${quoted(role)} ${attributes} ${set}`)
  // Of the role, and not of a connection: poolers do not pass on what a connection asks for.
  const settings = { search_path: name, statement_timeout: STATEMENT_TIMEOUT_MS }
  for (const [setting, value] of Object.entries(settings))
    await owner.query(`alter role ${quoted(role)} in database ${quoted(database)} set ${setting} = ${value}`)
  await owner.query(`create schema if not exists ${name}`)
  await owner.query(`revoke all on schema ${name} from public`)
  await owner.query(`grant connect on database ${quoted(database)} to ${quoted(role)}`)
  await owner.query(`grant usage on schema ${name} to ${quoted(role)}`)
  await owner.query(`alter default privileges in schema ${name} grant select, insert, update, delete on tables to ${quoted(role)}`)
  await owner.query(`grant select, insert, update, delete on all tables in schema ${name} to ${quoted(role)}`)
}

/** A query builder with the owner role on the schema of one vault; `destroy` closes its connection. */
export function ownerBuilder(databaseUrl: string, name: VaultName): Kysely<Record<string, unknown>> {
  return queriesOn(openPool(databaseUrl, 1, `-c search_path=${name}`), false)
}

/** Migrates a vault as its owner. */
async function migrateVault(databaseUrl: string, name: VaultName, keys: Keys): Promise<void> {
  const db = ownerBuilder(databaseUrl, name)
  try {
    await migrate(name, db, name)
    if (name === 'accounts') await leaveMark(db, keys)
  } finally {
    await db.destroy()
  }
}

/** A database, the variable that names it, and the vaults in it. */
type Database = { url: string; variable: string; names: VaultName[] }

function databasesOf({ databases }: PostgresConfig): Database[] {
  const found: Database[] = []
  for (const name of VAULT_NAMES) {
    const { url, variable } = databases[name]
    const same = found.find((database) => database.url === url)
    if (same) same.names.push(name)
    else found.push({ url, variable, names: [name] })
  }
  return found
}

/** A database of a store with a connection of its owner role. */
export type OpenDatabase = Database & { client: pg.PoolClient }

/** Runs `work` with a connection to each database of the store, that of the accounts vault last. */
export async function withDatabases<T>(config: PostgresConfig, work: (databases: OpenDatabase[]) => Promise<T>): Promise<T> {
  const pools: pg.Pool[] = []
  const open: OpenDatabase[] = []
  try {
    for (const database of databasesOf(config).toReversed()) {
      const pool = openPool(database.url, 1)
      pools.push(pool)
      open.push({ ...database, client: await connectOwner(pool, database.variable) })
    }
    return await using(config.databases.accounts.variable, () => work(open))
  } finally {
    for (const { client } of open) client.release(true)
    for (const pool of pools) await pool.end()
  }
}

type Login = { name: VaultName; role: string; password: string }

/** Creates and migrates the vaults of one database; resolves to the role of each. */
async function prepareDatabase(target: Database, keys: Keys): Promise<Login[]> {
  const { url: databaseUrl, variable, names } = target
  const owner = openPool(databaseUrl, 1)
  const logins: Login[] = []
  try {
    const client = await connectOwner(owner, variable)
    try {
      const { rows } = await client.query<{ database: string; version: string }>(
        "select current_database() as database, current_setting('server_version_num') as version",
      )
      const { database = '', version = '0' } = rows[0] ?? {}
      if (Number(version) < 150_000) throw new StartProblem(`${variable} needs PostgreSQL 15 or newer.`)
      return await withMigrationLocks([target], async () => {
        await hasStore(client, keys)
        await client.query('revoke create on schema public from public')
        // Otherwise a role could log in to the database of another vault on the same server and read its statistics.
        if (names.length < VAULT_NAMES.length) await client.query(`revoke connect, temporary on database ${quoted(database)} from public`)
        for (const name of names) {
          const role = roleOf(database, name)
          const password = keys.rolePassword(role)
          await prepareVault(client, name, { database, role, password, url: roleUrl(databaseUrl, role, password) })
          await migrateVault(databaseUrl, name, keys)
          logins.push({ name, role, password })
        }
        return logins
      })
    } finally {
      client.release(true)
    }
  } finally {
    await owner.end()
  }
}

/**
 * Opens and migrates the store on PostgreSQL 15 or newer: one schema and one login role per vault, created by the owner
 * role of its database, with passwords derived from the master key. The statistics views of a role show nothing of a
 * vault in another database. Throws StartProblem when a server cannot be used.
 */
export async function openPostgres(config: PostgresConfig, keys: Keys): Promise<Vaults> {
  const { poolUrl, prepares } = config
  const pools = new Map<VaultName, pg.Pool>()
  try {
    for (const database of databasesOf(config)) {
      const { url, variable } = database
      const logins = await using(variable, () => prepareDatabase(database, keys))
      for (const { name, role, password } of logins) {
        const pool = openPool(roleUrl(url, role, password, poolUrl), POOL_MAX)
        pools.set(name, pool)
        await using(poolUrl ? 'DATABASE_POOL_URL' : variable, () => auditPrivileges(pool, name))
      }
    }
  } catch (error) {
    for (const pool of pools.values()) await pool.end()
    throw error
  }
  const vaultOf = <Name extends VaultName>(name: Name): Vault<Name> => {
    const pool = pools.get(name)
    if (!pool) throw new Error(`The ${name} vault has no pool`)
    return { name, engine: 'postgres', db: queriesOn(pool, prepares) }
  }
  const vaults = { accounts: vaultOf('accounts'), hers: vaultOf('hers'), couple: vaultOf('couple') }
  const limits = pools.get('accounts')
  return {
    ...vaults,
    limitsPool: limits && limitsOn(limits, prepares),
    close: async () => {
      for (const name of VAULT_NAMES) await vaults[name].db.destroy()
      // Kysely leaves the pool of a vault that it never queried.
      for (const pool of pools.values()) if (!pool.ended) await pool.end()
    },
  }
}
