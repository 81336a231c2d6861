/** How many logs of each kind she has: updated in the transaction of each log, so that Home does not count them. */
import { type HerVault, hotQuery, tables } from '../../../kit/server/vaults.ts'
import type { LogType } from '../contract.ts'
import type { LogsTables } from './log-rows.ts'

const countMore = hotQuery<LogsTables, { user: number; quick: number; deep: number }, unknown>((db, slot) =>
  db
    .insertInto('log_counts')
    .values({ user_id: slot('user'), quick_logs: slot('quick'), deep_logs: slot('deep') })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ ref, eb }) => ({
        quick_logs: eb(ref('log_counts.quick_logs'), '+', ref('excluded.quick_logs')),
        deep_logs: eb(ref('log_counts.deep_logs'), '+', ref('excluded.deep_logs')),
      })),
    ),
)

/**
 * Adds `more` (may be negative) to the count of a kind. Locks her row until the transaction ends, which serialises
 * writes to her logs.
 */
export async function countLog(inside: HerVault, userId: number, type: LogType, more: number): Promise<void> {
  await countMore(inside, { user: userId, quick: type === 'quick_log' ? more : 0, deep: type === 'deep_log' ? more : 0 })
}

/** Serialises writes to this woman's logs until the transaction ends. */
export async function lockLogs(inside: HerVault, userId: number): Promise<void> {
  await countMore(inside, { user: userId, quick: 0, deep: 0 })
}

/** Counts her logs anew, after many were added at once. The caller holds the lock of `lockLogs`. */
export async function recount(inside: HerVault, userId: number): Promise<void> {
  const db = tables<LogsTables>(inside)
  const counts = await db
    .selectFrom('logs')
    .select(({ fn }) => ['log_type', fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy('log_type')
    .execute()
  const countOf = (type: LogType) => counts.find(({ log_type }) => log_type === type)?.count ?? 0
  await db
    .updateTable('log_counts')
    .set({ quick_logs: countOf('quick_log'), deep_logs: countOf('deep_log') })
    .where('user_id', '=', userId)
    .execute()
}
