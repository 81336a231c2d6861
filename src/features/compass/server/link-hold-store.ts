import { tables, type Vault } from '../../../kit/server/vaults.ts'
import type { Link } from './link-store.ts'

type LinksTable = { links: { user_id: number; id: number; accepted_at: number | null } }

/**
 * Holds a link until the open transaction ends, so that nothing is written under it once it is over; one waits for the other. False where it has
 * ended. Only inside a transaction of the couple's vault.
 */
export async function holdLink(inside: Vault<'couple'>, link: Link): Promise<boolean> {
  const row = await tables<LinksTable>(inside)
    .selectFrom('links')
    .select('id')
    .where('user_id', '=', link.herId)
    .where('id', '=', link.id)
    .where('accepted_at', 'is not', null)
    // The embedded engine does one transaction after the other.
    .$if(inside.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}
