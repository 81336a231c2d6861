import { tables, type Vault } from '../../../kit/server/vaults.ts'
import { findLinkedWomen } from '../../compass/server/link-store.ts'

type ReactionsTable = { reactions: { user_id: number } }

const PORTION = 500

/** Forgets how she took what he did; without the link it says nothing any more. */
export async function removeReactions(hers: Vault<'hers'>, herId: number): Promise<void> {
  await tables<ReactionsTable>(hers).deleteFrom('reactions').where('user_id', '=', herId).execute()
}

/** Removes reactions whose link has gone, where a server was stopped between the two vaults. */
export async function sweepReactions(hers: Vault<'hers'>, couple: Vault<'couple'>): Promise<void> {
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
    for (const id of ids) if (!linked.has(id)) await removeReactions(hers, id)
    if (ids.length < PORTION) return
    after = ids.at(-1) ?? after
  }
}
