import { type CoupleVault, type HerVault, tables } from '../../../kit/server/vaults.ts'
import { findLinkedWomen } from '../../couple/server/link-store.ts'
import { closeLinkQuestion } from './link-question-store.ts'

type ReactionsTable = { reactions: { user_id: number } }

const PORTION = 500

/** Removes her data about a link that ended: reactions, and the question whether it should remain. */
export async function forgetPartner(hers: HerVault, herId: number): Promise<void> {
  await tables<ReactionsTable>(hers).deleteFrom('reactions').where('user_id', '=', herId).execute()
  await closeLinkQuestion(hers, herId)
}

/** Removes reactions of links that no longer exist, left by a server stopped between the two vaults. */
export async function sweepReactions(hers: HerVault, couple: CoupleVault): Promise<void> {
  let after = 0
  for (;;) {
    const owners = await tables<ReactionsTable>(hers)
      .selectFrom('reactions')
      .select('user_id')
      .distinct()
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(PORTION)
      .execute()
    const ids = owners.map((row) => row.user_id)
    const linked = await findLinkedWomen(couple, ids)
    for (const id of ids) if (!linked.has(id)) await forgetPartner(hers, id)
    if (ids.length < PORTION) return
    after = ids.at(-1) ?? after
  }
}
