import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Step } from './backup-manifest.ts'
import { leaveMark } from './key-check-value.ts'
import type { PostgresConfig } from './config.ts'
import type { Keys } from './keys.ts'
import { migrate } from './migrate.ts'
import { withMigrationLocks } from './vaults-migration-lock.ts'
import { StartProblem } from './startup-problem.ts'
import { type OpenDatabase, hasStore, ownerBuilder, quoted, roleOf, withDatabases } from './vaults-postgres.ts'

/**
 * Time in ms after which the connections of a server that has just ended are gone. A running server keeps some: its
 * workers look every 2 s.
 */
const STOPPED_MS = 3_000

/** Login roles of the vaults in a database; none before the first start of a server. */
async function rolesIn({ client, names }: OpenDatabase): Promise<string[]> {
  const { rows } = await client.query<{ database: string }>('select current_database()::text as database')
  const wanted = names.map((name) => roleOf(rows[0]?.database ?? '', name))
  const { rows: found } = await client.query<{ role: string }>('select rolname::text as role from pg_roles where rolname = any($1)', [
    wanted,
  ])
  return found.map(({ role }) => role)
}

async function setPasswords(databases: readonly OpenDatabase[], keys: Keys): Promise<void> {
  for (const database of databases)
    for (const role of await rolesIn(database))
      await database.client.query(`alter role ${quoted(role)} password '${keys.rolePassword(role)}'`)
}

async function hasSessions(databases: readonly OpenDatabase[]): Promise<boolean> {
  for (const database of databases) {
    const { rows } = await database.client.query('select 1 from pg_stat_activity where usename = any($1) limit 1', [
      await rolesIn(database),
    ])
    if (rows.length) return true
  }
  return false
}

/** Whether a server is connected, and still is after STOPPED_MS. */
async function isInUse(databases: readonly OpenDatabase[]): Promise<boolean> {
  for (const until = Date.now() + STOPPED_MS; await hasSessions(databases); await sleep(100)) if (Date.now() > until) return true
  return false
}

/**
 * Runs `work` in a transaction of the accounts vault while no server uses the store: their roles have the passwords of
 * `next` by then. Throws StartProblem when a server is connected, OtherMasterKey when the store is not under `keys`.
 */
export function rotatePostgres(
  config: PostgresConfig,
  { keys, next }: { keys: Keys; next: Keys },
  work: (accounts: Kysely<Record<string, unknown>>) => Promise<void>,
  step: Step,
): Promise<void> {
  return withDatabases(config, async (databases) => {
    const main = databases.find(({ names }) => names.includes('accounts'))
    if (!main) throw new Error('no database has the accounts vault')
    return withMigrationLocks(databases, async (confirm) => {
      if (!(await hasStore(main.client, keys))) throw new StartProblem('There is no store in the database of DATABASE_URL.')
      // From here on no server can open another connection; those that are open are seen below.
      await setPasswords(databases, next)
      if (await isInUse(databases)) {
        await setPasswords(databases, keys)
        throw new StartProblem('A server is using the database. Please stop every server first. Nothing was changed.')
      }
      await step('locked servers out')
      const db = ownerBuilder(main.url, 'accounts')
      try {
        await migrate('accounts', db, 'accounts')
        await leaveMark(db, keys)
        await db.transaction().execute(async (accounts) => {
          await work(accounts)
          // A server that started meanwhile would have set the passwords of the old key again.
          await confirm()
        })
      } finally {
        await db.destroy()
      }
      await step('committed')
      // Rewrites the tables: the former values leave the disk.
      const { rows } = await main.client.query<{ name: string }>(
        "select tablename::text as name from pg_tables where schemaname = 'accounts'",
      )
      for (const { name } of rows) await main.client.query(`vacuum full accounts.${quoted(name)}`)
    })
  })
}
