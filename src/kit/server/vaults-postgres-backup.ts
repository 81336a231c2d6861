import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { PostgresConfig } from './config.ts'
import type { Keys } from './keys.ts'
import { type Applied, migrate, UNFINISHED_RESTORE } from './migrate.ts'
import { withMigrationLocks } from './vaults-migration-lock.ts'
import { StartProblem } from './startup-problem.ts'
import { type OpenDatabase, hasStore, ownerBuilder, quoted, withDatabases } from './vaults-postgres.ts'
import type { VaultName } from './vaults.ts'
import type { AddPart, Manifest, Part, Step } from './backup-manifest.ts'

/** Tables of a vault with their columns, in a fixed order. */
async function tablesOf(client: Client, vault: VaultName): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name::text as table, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = $1 and table_type = 'BASE TABLE' group by table_name order by table_name`,
    [vault],
  )
  return rows
}

const copyOf = (vault: VaultName, table: string, columns: readonly string[]) =>
  `copy ${vault}.${quoted(table)} (${columns.map(quoted).join(', ')})`

/**
 * Adds every table of the store, which servers may be using. A database is read as of one moment; of several, that
 * with `accounts` is read as of the last, so that a row in the others has its account.
 */
export function backupPostgres(config: PostgresConfig, keys: Keys, add: AddPart): Promise<Manifest['migrations']> {
  return withDatabases(config, async (databases) => {
    for (const { client } of databases) {
      await client.query('begin isolation level repeatable read read only')
      await client.query('select 1')
    }
    const migrations: Manifest['migrations'] = { accounts: [], hers: [], couple: [] }
    for (const { client, names } of databases) {
      if (names.includes('accounts') && !(await hasStore(client, keys)))
        throw new StartProblem('There is no store in the database of DATABASE_URL.')
      for (const vault of names) {
        for (const { table, columns } of await tablesOf(client, vault)) {
          const copy = client.query(copyTo(`${copyOf(vault, table, columns)} to stdout (format binary)`))
          await add({ name: `${vault}.${table}`, vault, table, columns }, copy, () => copy.rowCount)
        }
        const { rows } = await client.query<Applied>(`select name, digest from ${vault}.kysely_migration order by name`)
        migrations[vault] = rows
      }
    }
    return migrations
  })
}

async function refuseFull({ client, names }: OpenDatabase): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select nspname::text as name from pg_namespace where nspname = any($1) limit 1', [
    names,
  ])
  if (rows[0]) throw new StartProblem(`The database is not empty: it has the schema ${rows[0].name}. Nothing was changed.`)
}

/** Creates the tables of a vault as they were when the backup was made. */
async function createTables({ client, url }: OpenDatabase, vault: VaultName, applied: readonly Applied[]): Promise<void> {
  await client.query(`create schema ${vault}`)
  const db = ownerBuilder(url, vault)
  try {
    await migrate(
      vault,
      db,
      vault,
      applied.map(({ name }) => name),
    )
  } finally {
    await db.destroy()
  }
}

/**
 * Writes the tables of a backup into databases without the schemas of a store. The data of a database is written in one
 * transaction, that with `accounts` last; until then no server starts on it.
 */
export function restorePostgres(
  config: PostgresConfig,
  manifest: Manifest,
  { read, step }: { read: (part: Part) => AsyncIterable<Uint8Array>; step: Step },
): Promise<void> {
  return withDatabases(config, (databases) =>
    withMigrationLocks(databases, async () => {
      for (const database of databases) await refuseFull(database)
      // `accounts` first: from then on no server starts.
      for (const database of databases.toReversed()) {
        for (const vault of database.names) {
          await createTables(database, vault, manifest.migrations[vault])
          if (vault === 'accounts')
            await database.client.query(`insert into accounts.kysely_migration (name, timestamp) values ('${UNFINISHED_RESTORE}', '')`)
          await step(`created ${vault}`)
        }
      }
      for (const { client, names } of databases) {
        await client.query('begin')
        for (const part of manifest.parts.filter(({ vault }) => names.includes(vault))) {
          const { vault, table = '', columns = [] } = part
          await client.query(`delete from ${vault}.${quoted(table)}`)
          const copy = client.query(copyFrom(`${copyOf(vault, table, columns)} from stdin (format binary)`))
          await pipeline(read(part), copy)
          if (copy.rowCount !== part.rows) throw new Error(`${part.name} has ${copy.rowCount} rows instead of ${part.rows}`)
          await step(`restored ${part.name}`)
        }
        await client.query('commit')
        await client.query('analyze')
      }
    }),
  )
}
