import { CompiledQuery } from 'kysely'
import { tables, type Vault } from './vaults.ts'

/** The column by which a row says whose it is. */
const OWNER = 'user_id'

type AnyTable = Record<string, Record<string, unknown>>

/** Every table of a vault with its columns, as the store itself knows them. */
export async function tablesOf(vault: Vault): Promise<{ name: string; columns: string[] }[]> {
  const found = await vault.db.introspection.getTables()
  return found
    .filter(({ schema }) => vault.engine === 'sqlite' || schema === vault.name)
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
}

const owned = new WeakMap<object, Promise<string[]>>()

/** The tables whose rows name their owner; looked up once, since only a start changes tables. */
function ownedTables(vault: Vault): Promise<string[]> {
  const known = owned.get(vault.db)
  if (known) return known
  const found = tablesOf(vault).then((all) => all.filter(({ columns }) => columns.includes(OWNER)).map(({ name }) => name))
  owned.set(vault.db, found)
  return found
}

/** Removes every row of one person from a vault, whatever rooms there are, but for the tables named in `but`. Doing it again changes nothing. */
export async function removeOwned(vault: Vault, userId: number, but: readonly string[] = []): Promise<void> {
  for (const table of await ownedTables(vault))
    if (!but.includes(table)) await tables<AnyTable>(vault).deleteFrom(table).where(OWNER, '=', userId).execute()
}

/** Empties the embedded engine's log of changes, where removed rows would stand until it is written over. */
export async function forgetChanges(vault: Vault): Promise<void> {
  if (vault.engine === 'sqlite') await vault.db.executeQuery(CompiledQuery.raw('pragma wal_checkpoint(truncate)'))
}
