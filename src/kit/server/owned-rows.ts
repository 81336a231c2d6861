import { CompiledQuery } from 'kysely'
import { tables, type Vault } from './vaults.ts'

/** Column with the id of the row's owner. */
const OWNER = 'user_id'

type AnyTable = Record<string, Record<string, unknown>>

/** Every table of a vault with its columns, from the database's catalogue. */
export async function tablesOf(vault: Vault): Promise<{ name: string; columns: string[] }[]> {
  const found = await vault.db.introspection.getTables()
  return found
    .filter(({ schema }) => vault.engine === 'sqlite' || schema === vault.name)
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
}

const owned = new WeakMap<object, Promise<string[]>>()

/** Tables with an owner column; cached, since tables change only at start. */
function ownedTables(vault: Vault): Promise<string[]> {
  const known = owned.get(vault.db)
  if (known) return known
  const found = tablesOf(vault).then((all) => all.filter(({ columns }) => columns.includes(OWNER)).map(({ name }) => name))
  owned.set(vault.db, found)
  return found
}

/** Removes every row of a user from all tables of a vault except those in `but`. Idempotent. */
export async function removeOwned(vault: Vault, userId: number, but: readonly string[] = []): Promise<void> {
  for (const table of await ownedTables(vault))
    if (!but.includes(table)) await tables<AnyTable>(vault).deleteFrom(table).where(OWNER, '=', userId).execute()
}

/** Removes the row with that id of a user; false when there is none. */
export async function removeOwnRow(vault: Vault, table: string, userId: number, id: number): Promise<boolean> {
  const rows = await tables<AnyTable>(vault).deleteFrom(table).where(OWNER, '=', userId).where('id', '=', id).returning('id').execute()
  return rows.length > 0
}

/** Truncates the WAL of the embedded engine, which could still contain deleted rows. */
export async function forgetChanges(vault: Vault): Promise<void> {
  if (vault.engine === 'sqlite') await vault.db.executeQuery(CompiledQuery.raw('pragma wal_checkpoint(truncate)'))
}
