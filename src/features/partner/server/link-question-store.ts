import { type HerVault, tables } from '../../../kit/server/vaults.ts'

type QuestionsTable = { link_questions: { user_id: number; asked_at: number } }

/**
 * Marks that she is asked whether her link should remain, after a new password. Stored in her vault: the partner is not
 * notified.
 */
export async function askAboutLink(hers: HerVault, userId: number, now: number): Promise<void> {
  await tables<QuestionsTable>(hers)
    .insertInto('link_questions')
    .values({ user_id: userId, asked_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** Whether she is currently asked. */
export async function isAskedAboutLink(hers: HerVault, userId: number): Promise<boolean> {
  const row = await tables<QuestionsTable>(hers)
    .selectFrom('link_questions')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes the question, after her answer or the end of the link. */
export async function closeLinkQuestion(hers: HerVault, userId: number): Promise<void> {
  await tables<QuestionsTable>(hers).deleteFrom('link_questions').where('user_id', '=', userId).execute()
}
