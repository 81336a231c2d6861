import { readable } from '../../../kit/server/damaged-rows.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables, transact } from '../../../kit/server/vaults.ts'
import { type Share, SHARES_MAX } from '../contract.ts'
import { removeOwnRow } from '../../../kit/server/owned-rows.ts'

type ClearRow = { id: number; created_at: number; expires_at: number; opens: number; opens_left: number; sealed: Uint8Array }
type SharesTable = { shares: ClearRow & { user_id: number; digest: string; body: Uint8Array } }

const COLUMNS = ['id', 'created_at', 'expires_at', 'opens', 'opens_left', 'sealed'] as const

const placeOf = (user: Person, id: number) => associatedData(user.id, 'shares', id, 1)

function toShare(user: Person, { id, created_at, expires_at, opens, opens_left, sealed }: ClearRow): Share {
  const { label } = readable(() => unseal<{ label: string }>(user.key, placeOf(user, id), sealed), { label: '' })
  return {
    id,
    label,
    created_at: new Date(created_at).toISOString(),
    expires_at: new Date(expires_at).toISOString(),
    opens,
    opened: opens - opens_left,
  }
}

/** A link to store: `digest` of its id, times in ms, `body` encrypted. */
export type NewShare = { digest: string; label: string; opens: number; created_at: number; expires_at: number; body: Uint8Array }

/** Stores a link. Returns `full` when she has as many as there can be, `taken` when the digest exists. */
export function addShareOf(hers: HerVault, user: Person, { label, ...share }: NewShare): Promise<Share | 'full' | 'taken'> {
  return transact(hers, async (inside) => {
    const db = tables<SharesTable>(inside)
    const { count } = await db
      .selectFrom('shares')
      .select((select) => select.fn.countAll().as('count'))
      .where('user_id', '=', user.id)
      .where('expires_at', '>', share.created_at)
      .executeTakeFirstOrThrow()
    if (Number(count) >= SHARES_MAX) return 'full'
    const id = newId()
    const row = { ...share, id, opens_left: share.opens, sealed: seal(user.key, placeOf(user, id), { label }) }
    const [added] = await db
      .insertInto('shares')
      .values({ ...row, user_id: user.id })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returning('id')
      .execute()
    return added ? toShare(user, row) : 'taken'
  })
}

/** Her links that have not expired at `now` (ms), newest first. */
export async function findShares(hers: HerVault, user: Person, now: number): Promise<Share[]> {
  const rows = await tables<SharesTable>(hers)
    .selectFrom('shares')
    .select(COLUMNS)
    .where('user_id', '=', user.id)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => toShare(user, row))
}

/**
 * Uses one opening of a link; returns its encrypted report, undefined if there is none to open. One statement decides,
 * so that of two simultaneous last openings one gets the report.
 */
export async function useShare(hers: HerVault, digest: string, now: number): Promise<Uint8Array | undefined> {
  const db = tables<SharesTable>(hers)
  const opened = await db
    .updateTable('shares')
    .set((row) => ({ opens_left: row('opens_left', '-', 1) }))
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .where('opens_left', '>', 0)
    .returning(['opens_left', 'body'])
    .executeTakeFirst()
  if (opened?.opens_left === 0) await db.updateTable('shares').set({ body: new Uint8Array() }).where('digest', '=', digest).execute()
  return opened?.body
}

/** Removes one of her links; false when she has none with that id. */
export function removeShare(hers: HerVault, userId: number, id: number): Promise<boolean> {
  return removeOwnRow(hers, 'shares', userId, id)
}

/** Removes all her links. */
export async function removeShares(hers: HerVault, userId: number): Promise<void> {
  await tables<SharesTable>(hers).deleteFrom('shares').where('user_id', '=', userId).execute()
}

/** Removes links that have expired at `now` (ms). */
export async function sweepShares(hers: HerVault, now: number): Promise<void> {
  await tables<SharesTable>(hers).deleteFrom('shares').where('expires_at', '<=', now).execute()
}
