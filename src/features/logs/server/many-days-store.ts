/** Logs of many days at once, inside one transaction that holds the lock of `lockLogs`. */
import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import { addRows, PORTION } from '../../../kit/server/export-source.ts'
import type { Person } from '../../../kit/server/person.ts'
import { seal } from '../../../kit/server/seal.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { LogAnswers, LogEntry, LogType } from '../contract.ts'
import { countLog, lockLogs } from './log-counts-store.ts'
import { LOG_COLUMNS, type LogsTables, placeOfLog, toEntry } from './log-rows.ts'

/**
 * Serialises writes to her logs until the transaction ends, and returns her logs of these days by kind and date:
 * `quick_log 2026-11-21`.
 */
export async function lockLogsOf(inside: HerVault, user: Person, days: readonly LocalDate[]): Promise<Map<string, LogEntry>> {
  await lockLogs(inside, user.id)
  if (!days.length) return new Map()
  const rows = await tables<LogsTables>(inside)
    .selectFrom('logs')
    .select(LOG_COLUMNS)
    .where('user_id', '=', user.id)
    .where('log_date', 'in', days)
    .execute()
  return new Map(rows.map((row) => [`${row.log_type} ${row.log_date}`, toEntry(user, row)]))
}

/** Adds logs of one kind, of days that have none. `now` in ms. */
export async function addLogs(
  inside: HerVault,
  user: Person,
  type: LogType,
  days: readonly { day: LocalDate; answers: LogAnswers }[],
  now: number,
): Promise<void> {
  const rows = days.map(({ day, answers }) => {
    const id = newId()
    const sealed = seal(user.key, placeOfLog(user, id, 1), answers)
    return { user_id: user.id, log_date: day, log_type: type, id, version: 1, created_at: now, updated_at: now, sealed }
  })
  for (let from = 0; from < rows.length; from += PORTION) await addRows(inside, 'logs', rows.slice(from, from + PORTION))
  if (rows.length) await countLog(inside, user.id, type, rows.length)
}

/** Deletes logs of one kind with their revisions for good. */
export async function deleteLogs(inside: HerVault, user: Person, type: LogType, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  const db = tables<LogsTables>(inside)
  await db.deleteFrom('log_revisions').where('user_id', '=', user.id).where('log_id', 'in', ids).execute()
  await db.deleteFrom('logs').where('user_id', '=', user.id).where('id', 'in', ids).execute()
  await countLog(inside, user.id, type, -ids.length)
}
