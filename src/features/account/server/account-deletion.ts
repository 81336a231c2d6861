import type { Keys } from '../../../kit/server/keys.ts'
import { forgetChanges, removeOwned } from '../../../kit/server/owned-rows.ts'
import { type CoupleVault, transact, type Vaults } from '../../../kit/server/vaults.ts'
import * as store from './store.ts'

/** Time in ms after a deletion until its rows are removed again: a request in progress may have written one. */
const SETTLED_MS = 60_000

/**
 * Ends a user's connection to another user at once, when deletion is requested. Provided by the features of the couple
 * vault (docs/safety.md, section 4).
 */
export type Unlink = (couple: CoupleVault, userId: number, now: number) => Promise<void>

/** Dependencies of a deletion. */
export type DeletionParts = {
  vaults: Pick<Vaults, 'accounts' | 'hers' | 'couple'>
  keys: Keys
  unlinks: readonly Unlink[]
  /** Called once the account and its key are gone. */
  deleted: (userId: number) => void
}

/** Ends every connection to another user. Idempotent. */
export async function endTies({ vaults, unlinks }: DeletionParts, userId: number, now: number): Promise<void> {
  for (const unlink of unlinks) await unlink(vaults.couple, userId, now)
}

/**
 * Deletes an account that is due. One transaction removes the data key, the account, its sessions, links and queued
 * emails: from then on no one can sign in, and the rows cannot be decrypted, even in an older copy of the vault. Then
 * the rows are removed, and the deletion record last, so that another server can continue after a crash. Every step is
 * idempotent.
 */
export async function deleteNow(parts: DeletionParts, userId: number, now: number): Promise<void> {
  const { vaults, keys } = parts
  const isHeld = await transact(vaults.accounts, async (inside) => {
    if (!(await store.holdDue(inside, userId, now))) return false
    await removeOwned(inside, userId, ['leavings'])
    await store.removeAccount(inside, userId)
    return true
  })
  if (!isHeld) return
  keys.forget(userId)
  parts.deleted(userId)
  await endTies(parts, userId, now)
  await eraseRows(parts, userId)
}

async function eraseRows({ vaults }: DeletionParts, userId: number): Promise<void> {
  await transact(vaults.accounts, (inside) => removeOwned(inside, userId, ['leavings']))
  await transact(vaults.hers, (inside) => removeOwned(inside, userId))
  await transact(vaults.couple, (inside) => removeOwned(inside, userId))
  for (const vault of [vaults.accounts, vaults.hers, vaults.couple]) await forgetChanges(vault)
}

/** Deletes every account that is due and completes interrupted deletions. Several servers may do this at once. */
export async function finishDeletions(parts: DeletionParts, now: number): Promise<void> {
  const { accounts } = parts.vaults
  for (const userId of await store.findWaiting(accounts, now)) await endTies(parts, userId, now)
  for (const { user_id: userId, asked_at: workedAt } of await store.findDue(accounts, now)) {
    if (await store.hasAccount(accounts, userId)) await deleteNow(parts, userId, now)
    else {
      await eraseRows(parts, userId)
      if (now - workedAt >= SETTLED_MS) await store.forgetDeletion(accounts, userId)
    }
  }
}
