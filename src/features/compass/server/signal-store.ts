import { newId } from '../../../kit/server/ids.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { hotQuery, tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import { SIGNAL_LIFE_HOURS, type SignalCategory, SIGNALS_MAX } from '../contract.ts'
import type { LinkedTwo } from './action-store.ts'
import { holdLink } from './link-hold-store.ts'

type Couple = Vault<'couple'>

type SignalRow = { id: number; created_at: number; expires_at: number; sealed: Uint8Array }
type SignalTables = { signals: SignalRow & { user_id: number } }
type Content = { category: SignalCategory; text: string }

/** A signal of hers as it is kept; times in ms. */
export type KeptSignal = Content & { readonly id: number; readonly createdAt: number; readonly expiresAt: number }

const LIFE_MS = SIGNAL_LIFE_HOURS * 3_600_000

function toSignal(link: LinkedTwo, row: SignalRow): KeptSignal {
  const { category, text } = unseal<Content>(link.key, placeOf(link.herId, 'signals', row.id, 1), row.sealed)
  return { id: row.id, category, text, createdAt: row.created_at, expiresAt: row.expires_at }
}

/** Adds a signal that stands for 24 hours; `ended` where the link is over, `full` where as many stand as may. */
export async function addSignal(couple: Couple, link: LinkedTwo, content: Content, now: number): Promise<KeptSignal | 'ended' | 'full'> {
  const id = newId()
  const sealed = seal(link.key, placeOf(link.herId, 'signals', id, 1), { category: content.category, text: content.text })
  const row = { id, created_at: now, expires_at: now + LIFE_MS, sealed }
  return transact(couple, async (inside) => {
    if (!(await holdLink(inside, link))) return 'ended'
    if ((await findStanding(inside, { user: link.herId, now })).length >= SIGNALS_MAX) return 'full'
    await tables<SignalTables>(inside)
      .insertInto('signals')
      .values({ ...row, user_id: link.herId })
      .execute()
    return toSignal(link, row)
  })
}

const findStanding = hotQuery<SignalTables, { user: number; now: number }, SignalRow>((db, slot) =>
  db
    .selectFrom('signals')
    .select(['id', 'created_at', 'expires_at', 'sealed'])
    .where('user_id', '=', slot('user'))
    .where('expires_at', '>', slot('now'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
)

/** Her signals that still stand at `now`, newest first. */
export async function findSignals(couple: Couple, link: LinkedTwo, now: number): Promise<KeptSignal[]> {
  const rows = await findStanding(couple, { user: link.herId, now })
  return rows.map((row) => toSignal(link, row))
}

/** Takes a signal back; false where none of hers with that id stands. */
export async function removeSignal(couple: Couple, herId: number, id: number, now: number): Promise<boolean> {
  const { numDeletedRows } = await tables<SignalTables>(couple)
    .deleteFrom('signals')
    .where('user_id', '=', herId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes the signals whose time is over; they are shown to nobody anyway. */
export async function sweepSignals(couple: Couple, now: number): Promise<void> {
  await tables<SignalTables>(couple).deleteFrom('signals').where('expires_at', '<=', now).execute()
}
