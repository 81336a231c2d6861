import type { Keys } from '../../../kit/server/keys.ts'
import { forgetChanges, removeOwned } from '../../../kit/server/owned-rows.ts'
import { transact, type Vault, type Vaults } from '../../../kit/server/vaults.ts'
import * as store from './store.ts'

/** How long after an account is gone its rows are sought once more: a request that was under way may have written one. In milliseconds. */
const SETTLED_MS = 60_000

/** Cuts what ties a person to another, at once, when she asks to leave. The rooms of the couple name theirs (safety.md §4). */
export type Unlink = (couple: Vault<'couple'>, userId: number, now: number) => Promise<void>

/** What it takes to let an account go. */
export type LeavingParts = { vaults: Pick<Vaults, 'accounts' | 'hers' | 'couple'>; keys: Keys; unlinks: readonly Unlink[] }

/** Cuts every tie to another person; done twice it changes nothing. */
export async function cutTies({ vaults, unlinks }: LeavingParts, userId: number, now: number): Promise<void> {
  for (const unlink of unlinks) await unlink(vaults.couple, userId, now)
}

/**
 * Removes an account whose time has come. First, in one step, the key that opens her rows, with the account, its sessions, links and letters:
 * from then on nobody signs in, and nothing of hers can be read, also in an older copy of her vault. Then the rows themselves. The note that
 * it is due goes last, so that whoever finds it goes on where a killed server stopped; every step may be done twice.
 */
export async function letGo(parts: LeavingParts, userId: number, now: number): Promise<void> {
  const { vaults, keys } = parts
  const isHeld = await transact(vaults.accounts, async (inside) => {
    if (!(await store.holdDue(inside, userId, now))) return false
    await removeOwned(inside, userId, ['leavings'])
    await store.removeAccount(inside, userId)
    return true
  })
  if (!isHeld) return
  keys.forget(userId)
  await cutTies(parts, userId, now)
  await eraseRows(parts, userId)
}

async function eraseRows({ vaults }: LeavingParts, userId: number): Promise<void> {
  await transact(vaults.hers, (inside) => removeOwned(inside, userId))
  await transact(vaults.couple, (inside) => removeOwned(inside, userId))
  for (const vault of [vaults.accounts, vaults.hers, vaults.couple]) await forgetChanges(vault)
}

/** Lets every account go whose time has come, and ends what a killed server had begun. Several servers may do this at once. */
export async function finishLeavings(parts: LeavingParts, now: number): Promise<void> {
  const { accounts } = parts.vaults
  for (const userId of await store.findWaiting(accounts, now)) await cutTies(parts, userId, now)
  for (const { user_id: userId, asked_at: workedAt } of await store.findDue(accounts, now)) {
    if (await store.hasAccount(accounts, userId)) await letGo(parts, userId, now)
    else {
      await eraseRows(parts, userId)
      if (now - workedAt >= SETTLED_MS) await store.forgetLeaving(accounts, userId)
    }
  }
}
