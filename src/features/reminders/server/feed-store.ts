import { type HerVault, tables } from '../../../kit/server/vaults.ts'

/** Minimum time in ms between two writes of the link's last use. */
const USE_STEP_MS = 5 * 60_000

type FeedsTable = { reminder_feeds: { user_id: number; digest: string; created_at: number; last_used_at: number | null } }

/** Stores the digest of her calendar link; a former link stops working. */
export async function setFeed(hers: HerVault, userId: number, digest: string, now: number): Promise<void> {
  await tables<FeedsTable>(hers)
    .insertInto('reminder_feeds')
    .values({ user_id: userId, digest, created_at: now, last_used_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ digest, created_at: now, last_used_at: null }))
    .execute()
}

/** When her calendar link was created and last read, in ms, null if never; undefined when she has none. */
export async function findFeedOf(hers: HerVault, userId: number): Promise<{ createdAt: number; lastUsedAt: number | null } | undefined> {
  const row = await tables<FeedsTable>(hers)
    .selectFrom('reminder_feeds')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { createdAt: row.created_at, lastUsedAt: row.last_used_at }
}

/** Id of the user with this calendar link's digest; undefined if none. Records the use, at most every five minutes. */
export async function useFeed(hers: HerVault, digest: string, now: number): Promise<number | undefined> {
  const db = tables<FeedsTable>(hers)
  const row = await db.selectFrom('reminder_feeds').select(['user_id', 'last_used_at']).where('digest', '=', digest).executeTakeFirst()
  if (row && Math.abs(now - (row.last_used_at ?? 0)) > USE_STEP_MS)
    await db.updateTable('reminder_feeds').set({ last_used_at: now }).where('digest', '=', digest).execute()
  return row?.user_id
}

/** Turns her calendar link off. */
export async function removeFeedOf(hers: HerVault, userId: number): Promise<void> {
  await tables<FeedsTable>(hers).deleteFrom('reminder_feeds').where('user_id', '=', userId).execute()
}
