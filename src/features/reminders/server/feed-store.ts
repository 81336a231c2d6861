import { tables, type Vault } from '../../../kit/server/vaults.ts'

type Hers = Vault<'hers'>

type FeedsTable = { reminder_feeds: { user_id: number; digest: string; created_at: number } }

/** Keeps the digest of her calendar link; a link made before stops working. */
export async function setFeed(hers: Hers, userId: number, digest: string, now: number): Promise<void> {
  await tables<FeedsTable>(hers)
    .insertInto('reminder_feeds')
    .values({ user_id: userId, digest, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ digest, created_at: now }))
    .execute()
}

/** When her calendar link was made, in ms; undefined when she has none. */
export async function findFeedOf(hers: Hers, userId: number): Promise<number | undefined> {
  const row = await tables<FeedsTable>(hers)
    .selectFrom('reminder_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.created_at
}

/** Whose calendar link this is the digest of. */
export async function findFeedOwner(hers: Hers, digest: string): Promise<number | undefined> {
  const row = await tables<FeedsTable>(hers).selectFrom('reminder_feeds').select('user_id').where('digest', '=', digest).executeTakeFirst()
  return row?.user_id
}

/** Turns her calendar link off. */
export async function removeFeedOf(hers: Hers, userId: number): Promise<void> {
  await tables<FeedsTable>(hers).deleteFrom('reminder_feeds').where('user_id', '=', userId).execute()
}
