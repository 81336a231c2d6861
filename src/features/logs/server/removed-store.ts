/**
 * Removed logs. They are stored sealed with their revisions and can be restored for an hour; the hourly sweep then
 * deletes them, so that deleted data exists for at most two hours.
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, tables, transact } from '../../../kit/server/vaults.ts'
import { type LogEntry, type LogType, RESTORE_WITHIN_MS } from '../contract.ts'
import { LOG_COLUMNS, type LogRow, type LogsTables, toEntry } from './log-rows.ts'
import { countLog, lockLogs } from './log-counts-store.ts'

type LogKey = { id: number } | { type: LogType; day: LocalDate }

async function findRow(inside: HerVault, userId: number, wanted: LogKey): Promise<LogRow | undefined> {
  const hers = tables<LogsTables>(inside).selectFrom('logs').select(LOG_COLUMNS).where('user_id', '=', userId)
  return 'id' in wanted
    ? hers.where('id', '=', wanted.id).executeTakeFirst()
    : hers.where('log_date', '=', wanted.day).where('log_type', '=', wanted.type).executeTakeFirst()
}

/** Removes one log by id or by kind and date. Returns its id, or undefined when it does not exist. */
export async function removeOneLog(hers: HerVault, user: Person, wanted: LogKey, now: number): Promise<number | undefined> {
  return transact(hers, async (inside) => {
    await lockLogs(inside, user.id)
    const row = await findRow(inside, user.id, wanted)
    if (!row) return undefined
    const db = tables<LogsTables>(inside)
    const { id, log_date, log_type } = row
    const aside = { user_id: user.id, id, log_date, log_type, created_at: row.created_at, removed_at: now }
    const former = await db.deleteFrom('log_revisions').where('user_id', '=', user.id).where('log_id', '=', id).returningAll().execute()
    await db.deleteFrom('logs').where('user_id', '=', user.id).where('id', '=', id).execute()
    const versions = [
      { ...aside, version: row.version, updated_at: row.updated_at, replaced_at: null, sealed: row.sealed },
      ...former.map(({ version, written_at, replaced_at, sealed }) => ({ ...aside, version, updated_at: written_at, replaced_at, sealed })),
    ]
    for (const version of versions) await db.insertInto('removed_logs').values(version).execute()

    await countLog(inside, user.id, log_type, -1)
    return id
  })
}

/**
 * Restores a removed log with its id, timestamps and revisions. Undefined when there is none or its hour has
 * passed; `taken` when its date has another log of the same kind.
 */
export async function restoreOneLog(hers: HerVault, user: Person, id: number, now: number): Promise<LogEntry | 'taken' | undefined> {
  return transact(hers, async (inside) => {
    await lockLogs(inside, user.id)
    const db = tables<LogsTables>(inside)
    const versions = await db
      .selectFrom('removed_logs')
      .selectAll()
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .where('removed_at', '>', now - RESTORE_WITHIN_MS)
      .execute()
    const current = versions.find(({ replaced_at }) => replaced_at === null)
    if (!current) return undefined
    const { log_date, log_type } = current
    if (await findRow(inside, user.id, { type: log_type, day: log_date })) return 'taken'

    await db.deleteFrom('removed_logs').where('user_id', '=', user.id).where('id', '=', id).execute()
    const { replaced_at: _none, removed_at: _removed, ...row } = current
    await db.insertInto('logs').values(row).execute()
    for (const { version, updated_at, replaced_at, sealed } of versions) {
      if (replaced_at === null) continue
      await db
        .insertInto('log_revisions')
        .values({ user_id: user.id, log_id: id, version, written_at: updated_at, replaced_at, sealed })
        .execute()
    }
    await countLog(inside, user.id, log_type, 1)
    return toEntry(user, row)
  })
}

/** Deletes logs that were removed more than an hour ago and returns the number of rows. Called hourly. */
export async function sweepRemovedLogs(hers: HerVault, now: number): Promise<number> {
  const { numDeletedRows } = await tables<LogsTables>(hers)
    .deleteFrom('removed_logs')
    .where('removed_at', '<=', now - RESTORE_WITHIN_MS)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
