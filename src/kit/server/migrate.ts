import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { StartProblem } from './startup-problem.ts'
import type { VaultName } from './vaults.ts'

const FOLDER = join(import.meta.dirname, '../../../migrations')

/** A migration file: `up` changes one vault and works on both engines. */
type MigrationFile = { up: Migration['up'] }

async function namesOf(vault: VaultName): Promise<string[]> {
  return (await readdir(join(FOLDER, vault)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .toSorted()
}

async function migrationsOf(vault: VaultName, names: readonly string[]): Promise<Record<string, Migration>> {
  const loaded = names.map(async (name) => [name, { up: ((await import(join(FOLDER, vault, `${name}.ts`))) as MigrationFile).up }] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

/**
 * A migration that a vault has applied. `digest` is that of its file at the time; null when it was applied before
 * digests were recorded (decision 0039).
 */
export type Applied = { name: string; digest: string | null }

type MigrationTable = { kysely_migration: Applied }

/** Digest of a migration's code. Comments, imports, whitespace and line endings do not affect it. */
async function digestOf(vault: VaultName, name: string): Promise<string> {
  const text = await readFile(join(FOLDER, vault, `${name}.ts`), 'utf8')
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^import[\s\S]*?'$/gm, '')
    .replaceAll(/\s/g, '')
  return createHash('sha256').update(code).digest('base64url')
}

/**
 * Name under which a restore that has not finished is recorded among the migrations of `accounts`: no server starts on
 * such a store.
 */
export const UNFINISHED_RESTORE = 'unfinished_restore'

async function findApplied(db: Kysely<Record<string, unknown>>, schema: string | undefined): Promise<Applied[]> {
  const present = await db.introspection.getTables({ withInternalKyselyTables: true })
  const found = present.find((table) => table.name === DEFAULT_MIGRATION_TABLE && table.schema === schema)
  if (!found) return []
  if (!found.columns.some(({ name }) => name === 'digest'))
    await db.schema.alterTable(DEFAULT_MIGRATION_TABLE).addColumn('digest', 'varchar(50)').execute()
  return (db as unknown as Kysely<MigrationTable>).selectFrom('kysely_migration').select(['name', 'digest']).execute()
}

/** Throws StartProblem when an applied migration is unknown to this version or its code differs. */
export async function refuseStrange(vault: VaultName, applied: readonly Applied[]): Promise<void> {
  const known = await namesOf(vault)
  if (applied.some(({ name }) => name === UNFINISHED_RESTORE))
    throw new StartProblem('A restore into this database did not finish. Please empty the database and restore the backup again.')
  if (applied.some(({ name }) => !known.includes(name)))
    throw new StartProblem(`The ${vault} vault was written by a newer Emberwell than this one. Please start that version.`)
  for (const { name, digest } of applied) {
    if (digest !== null && digest !== (await digestOf(vault, name)))
      throw new StartProblem(
        `migrations/${vault}/${name}.ts is not the file that this store was made with; nothing was changed. Please put the released file back.`,
      )
  }
}

/**
 * Migrates one vault to the newest version: forward only, each step in a transaction, recorded with the digest of its
 * file. `schema` is the schema of its tables on engines that have schemas. With `steps` only these migrations are
 * applied. Throws StartProblem when the store is newer than the program or was made with other steps.
 */
export async function migrate(name: VaultName, db: Kysely<Record<string, unknown>>, schema?: string, steps?: string[]): Promise<void> {
  await refuseStrange(name, await findApplied(db, schema))
  const known = await migrationsOf(name, steps ?? (await namesOf(name)))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known }, ...(schema && { migrationTableSchema: schema }) })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error(`the ${name} vault could not be migrated`, { cause: error })
  const applied = await findApplied(db, schema)
  for (const { name: step, digest } of applied) {
    if (digest !== null) continue
    const set = { digest: await digestOf(name, step) }
    await (db as unknown as Kysely<MigrationTable>).updateTable('kysely_migration').set(set).where('name', '=', step).execute()
  }
}
