import { sql } from 'kysely'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import { INBOX_USES_MAX } from '../contract.ts'

type InboxRow = { user_id: number; digest: string; created_at: number; last_used_at: number | null; used_on: string; uses: number }
type InboxTable = { sleep_inboxes: InboxRow }

/** Stores the digest of her address; a former address stops working. `now` in ms. */
export async function setInbox(hers: HerVault, userId: number, digest: string, now: number): Promise<void> {
  const row = { digest, created_at: now, last_used_at: null, used_on: '', uses: 0 }
  await tables<InboxTable>(hers)
    .insertInto('sleep_inboxes')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** When her address was made and used last, in ms; undefined when she has none. */
export async function findInboxOf(hers: HerVault, userId: number): Promise<{ createdAt: number; lastUsedAt: number | null } | undefined> {
  const row = await tables<InboxTable>(hers)
    .selectFrom('sleep_inboxes')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { createdAt: row.created_at, lastUsedAt: row.last_used_at }
}

/**
 * Uses the address with this digest once at `now` (ms). Resolves to the id of its owner, `full` when it was used
 * `INBOX_USES_MAX` times today, undefined if there is none. One statement counts, so that of two simultaneous last uses
 * one succeeds.
 */
export async function useInbox(hers: HerVault, digest: string, now: number): Promise<number | 'full' | undefined> {
  const db = tables<InboxTable>(hers)
  const today = new Date(now).toISOString().slice(0, 10)
  const used = await db
    .updateTable('sleep_inboxes')
    .set(({ eb }) => ({
      uses: eb
        .case()
        .when('used_on', '=', today)
        .then(eb('uses', '+', 1))
        .else(sql<number>`1`)
        .end(),
      used_on: today,
      last_used_at: now,
    }))
    .where('digest', '=', digest)
    .where(({ or, eb }) => or([eb('used_on', '<>', today), eb('uses', '<', INBOX_USES_MAX)]))
    .returning('user_id')
    .executeTakeFirst()
  if (used) return used.user_id
  const known = await db.selectFrom('sleep_inboxes').select('user_id').where('digest', '=', digest).executeTakeFirst()
  return known && 'full'
}

/** Turns her address off. */
export async function removeInboxOf(hers: HerVault, userId: number): Promise<void> {
  await tables<InboxTable>(hers).deleteFrom('sleep_inboxes').where('user_id', '=', userId).execute()
}
