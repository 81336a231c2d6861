import { readable } from '../../../kit/server/damaged-rows.ts'
import { newId } from '../../../kit/server/ids.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type CoupleVault, hotQuery, tables, transact } from '../../../kit/server/vaults.ts'
import { SIGNAL_LIFE_HOURS, type SignalCategory, SIGNALS_MAX } from '../contract.ts'
import { type AcceptedLink, holdLink } from './link-store.ts'

type SignalRow = { id: number; created_at: number; expires_at: number; sealed: Uint8Array }
type SignalTables = { signals: SignalRow & { user_id: number } }
type Content = { category: SignalCategory; text: string }

/** A stored signal of hers; times in ms. */
export type StoredSignal = Content & { readonly id: number; readonly createdAt: number; readonly expiresAt: number }

const LIFE_MS = SIGNAL_LIFE_HOURS * 3_600_000

function toSignal(link: AcceptedLink, row: SignalRow): StoredSignal {
  const { category, text } = unseal<Content>(link.key, associatedData(link.herId, 'signals', row.id, 1), row.sealed)
  return { id: row.id, category, text, createdAt: row.created_at, expiresAt: row.expires_at }
}

/**
 * Adds a signal that expires after 24 hours. `ended` if the link has ended, `full` if she has the maximum number of
 * signals.
 */
export async function addSignal(
  couple: CoupleVault,
  link: AcceptedLink,
  content: Content,
  now: number,
): Promise<StoredSignal | 'ended' | 'full'> {
  const id = newId()
  const sealed = seal(link.key, associatedData(link.herId, 'signals', id, 1), { category: content.category, text: content.text })
  const row = { id, created_at: now, expires_at: now + LIFE_MS, sealed }
  return transact(couple, async (inside) => {
    if (!(await holdLink(inside, link))) return 'ended'
    if ((await findUnexpired(inside, { user: link.herId, now })).length >= SIGNALS_MAX) return 'full'
    await tables<SignalTables>(inside)
      .insertInto('signals')
      .values({ ...row, user_id: link.herId })
      .execute()
    return toSignal(link, row)
  })
}

const findUnexpired = hotQuery<SignalTables, { user: number; now: number }, SignalRow>((db, slot) =>
  db
    .selectFrom('signals')
    .select(['id', 'created_at', 'expires_at', 'sealed'])
    .where('user_id', '=', slot('user'))
    .where('expires_at', '>', slot('now'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
)

/** Her signals that are not expired at `now`, newest first. */
export async function findSignals(couple: CoupleVault, link: AcceptedLink, now: number): Promise<StoredSignal[]> {
  const rows = await findUnexpired(couple, { user: link.herId, now })
  return rows.flatMap((row) => readable(() => toSignal(link, row), []))
}

/** Removes a signal; false if she has no unexpired one with that id. */
export async function removeSignal(couple: CoupleVault, herId: number, id: number, now: number): Promise<boolean> {
  const { numDeletedRows } = await tables<SignalTables>(couple)
    .deleteFrom('signals')
    .where('user_id', '=', herId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes expired signals, which are no longer shown to anyone. */
export async function sweepSignals(couple: CoupleVault, now: number): Promise<void> {
  await tables<SignalTables>(couple).deleteFrom('signals').where('expires_at', '<=', now).execute()
}
