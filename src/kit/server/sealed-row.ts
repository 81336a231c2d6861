import type { Person } from './person.ts'
import { associatedData, seal } from './seal.ts'
import { type HerVault, tables } from './vaults.ts'

type SealedRows = Record<string, { user_id: number; id: number; version: number; updated_at: number; sealed: Uint8Array }>

/**
 * Replaces the encrypted content of a row of hers in `table`, with further `columns`, if its version is still that of
 * `row`, and counts the version up. Resolves to whether it was written; false when another write was first. `now` in
 * ms.
 */
export async function replaceSealed(
  hers: HerVault,
  user: Person,
  table: string,
  row: { id: number; version: number },
  { content, columns = {}, now }: { content: unknown; columns?: Record<string, unknown>; now: number },
): Promise<boolean> {
  const version = row.version + 1
  const sealed = seal(user.key, associatedData(user.id, table, row.id, version), content)
  const written = await tables<SealedRows>(hers)
    .updateTable(table)
    .set({ ...columns, version, updated_at: now, sealed })
    .where('user_id', '=', user.id)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returning('id')
    .execute()
  return written.length > 0
}
