import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { StartProblem } from './start-problem.ts'
import type { VaultName } from './vaults.ts'

const FOLDER = join(import.meta.dirname, '../../../migrations')

/** A migration file: it exports `up`, which changes one vault, the same on both engines. */
type MigrationFile = { up: Migration['up'] }

async function namesOf(vault: VaultName): Promise<string[]> {
  return (await readdir(join(FOLDER, vault)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .toSorted()
}

async function migrationsOf(vault: VaultName): Promise<Record<string, Migration>> {
  const loaded = (await namesOf(vault)).map(
    async (name) => [name, { up: ((await import(join(FOLDER, vault, `${name}.ts`))) as MigrationFile).up }] as const,
  )
  return Object.fromEntries(await Promise.all(loaded))
}

async function executed(db: Kysely<Record<string, unknown>>, schema: string | undefined): Promise<string[]> {
  const present = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!present.some((table) => table.name === DEFAULT_MIGRATION_TABLE && table.schema === schema)) return []
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Throws StartProblem when one of the migrations that a vault has seen is not known here. */
export async function refuseNewer(vault: VaultName, executed: readonly string[]): Promise<void> {
  const known = await namesOf(vault)
  if (executed.some((name) => !known.includes(name)))
    throw new StartProblem(`The ${vault} vault was written by a newer Emberwell than this one. Please start that version.`)
}

/**
 * Brings one vault to the newest tables; forward only, each step whole or not at all. `schema` names where they lie on an engine
 * that has schemas. Throws StartProblem when the store is newer than the program.
 */
export async function migrate(name: VaultName, db: Kysely<Record<string, unknown>>, schema?: string): Promise<void> {
  await refuseNewer(name, await executed(db, schema))
  const known = await migrationsOf(name)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known }, ...(schema && { migrationTableSchema: schema }) })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error(`the ${name} vault could not be migrated`, { cause: error })
}
