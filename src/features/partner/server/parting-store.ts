import { tables, type Vault } from '../../../kit/server/vaults.ts'

type ReactionsTable = { reactions: { user_id: number } }

/** Forgets how she took what he did; without the link it says nothing any more. */
export async function removeReactions(hers: Vault<'hers'>, herId: number): Promise<void> {
  await tables<ReactionsTable>(hers).deleteFrom('reactions').where('user_id', '=', herId).execute()
}
