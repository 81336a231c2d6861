import { readable } from './damaged-rows.ts'
import type { Person } from './person.ts'
import { associatedData, seal, unseal } from './seal.ts'
import { type HerVault, tables } from './vaults.ts'

type SingleRows = Record<string, { user_id: number; version: number; sealed: Uint8Array; updated_at: number }>

/** Maximum attempts to change a row against concurrent changes. */
const CHANGE_TRIES = 20

/** The content of the account's only row of `table`: undefined if there is none (version 0), or it cannot be read. */
export async function findSingleRow<Content>(
  hers: HerVault,
  user: Person,
  table: string,
): Promise<{ content: Content | undefined; version: number }> {
  const row = await tables<SingleRows>(hers).selectFrom(table).selectAll().where('user_id', '=', user.id).executeTakeFirst()
  if (!row) return { content: undefined, version: 0 }
  const open = () => unseal<Content>(user.key, associatedData(user.id, table, user.id, row.version), row.sealed)
  return { content: readable(open, undefined), version: row.version }
}

/**
 * Stores what `change` makes of the content of the account's only row of `table`, and returns it; nothing is written if
 * it returns the same. `change` is called again when another write was first. `now` in ms.
 */
export async function changeSingleRow<Content>(
  hers: HerVault,
  user: Person,
  table: string,
  { change, now }: { change: (content: Content | undefined) => Content; now: number },
): Promise<Content> {
  for (let attempt = 0; attempt < CHANGE_TRIES; attempt += 1) {
    const { content, version } = await findSingleRow<Content>(hers, user, table)
    const next = change(content)
    if (next === content || (await writeSingleRow(hers, user, table, { version, content: next, now }))) return next
  }
  throw new Error(`Too many concurrent changes of ${table}`)
}

/**
 * Writes the account's only row of `table`, encrypted, if its version is still `version` (0: there is no row yet), and
 * counts the version up. Resolves to whether it was written; false when another write was first. `now` in ms.
 */
export async function writeSingleRow(
  hers: HerVault,
  user: Person,
  table: string,
  { version, content, now }: { version: number; content: unknown; now: number },
): Promise<boolean> {
  const next = version + 1
  const row = { version: next, sealed: seal(user.key, associatedData(user.id, table, user.id, next), content), updated_at: now }
  const db = tables<SingleRows>(hers)
  const written =
    version === 0
      ? await db
          .insertInto(table)
          .values({ user_id: user.id, ...row })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('version')
          .execute()
      : await db.updateTable(table).set(row).where('user_id', '=', user.id).where('version', '=', version).returning('version').execute()
  return written.length > 0
}
