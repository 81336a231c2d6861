import { type Expression, sql } from 'kysely'
import { tables, type Vault } from './vaults.ts'

type DueRows = Record<string, Record<string, unknown>>

/** Which rows to lease: those whose time `wake_at` has come at `now`, at most `limit`, until the time `until` (ms). */
type Lease = { now: number; until: number; limit: number }

/**
 * Leases due rows of a table to this server, the earliest first, and resolves to their `columns` afterwards. `keys` are
 * the columns of the primary key. Rows that another server leases at the same time are left out: the update finds only
 * rows whose `wake_at` is still the one that was read, so no lock is held between the two statements (decision 0080).
 * `change` sets further columns.
 */
export async function leaseDue<Row>(
  vault: Vault,
  table: string,
  { keys, columns }: { keys: readonly string[]; columns: readonly string[] },
  { now, until, limit }: Lease,
  change: Record<string, Expression<unknown>> = {},
): Promise<Row[]> {
  const db = tables<DueRows>(vault)
  const known = [...keys, 'wake_at']
  const due = await db.selectFrom(table).select(known).where('wake_at', '<=', now).orderBy('wake_at').limit(limit).execute()
  if (due.length === 0) return []
  const leased = await db
    .updateTable(table)
    .set({ ...change, wake_at: sql.val(until) })
    .where(({ or, and, eb }) => or(due.map((row) => and(known.map((column) => eb(column, '=', row[column]))))))
    .returning(columns)
    .execute()
  return leased as Row[]
}
