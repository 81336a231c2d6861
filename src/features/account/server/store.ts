import { type AccountsVault, tables, transact } from '../../../kit/server/vaults.ts'

/**
 * A deletion record, from the request until the last data is gone. `asked_at` moves to the time at which the account
 * itself was removed.
 */
type DeletionTables = {
  leavings: { user_id: number; asked_at: number; due_at: number }
  users: { id: number }
  limits: { key: string }
}

/**
 * Schedules the deletion of an account for `dueAt`; an existing earlier date is retained. Resolves to the date in ms.
 */
export async function addDeletion(accounts: AccountsVault, userId: number, dueAt: number, now: number): Promise<number> {
  return transact(accounts, async (inside) => {
    const db = tables<DeletionTables>(inside)
    const former = await findDueAt(inside, userId)
    const due = Math.min(former ?? dueAt, dueAt)
    await db
      .insertInto('leavings')
      .values({ user_id: userId, asked_at: now, due_at: due })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at: due }))
      .execute()
    return due
  })
}

/** When an account will be deleted, in ms; undefined if no deletion is scheduled. */
export async function findDueAt(accounts: AccountsVault, userId: number): Promise<number | undefined> {
  const row = await tables<DeletionTables>(accounts)
    .selectFrom('leavings')
    .select('due_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.due_at
}

/** Whether the account's own row exists. Without it, remaining data can only be removed. */
export async function hasAccount(accounts: AccountsVault, userId: number): Promise<boolean> {
  return (await tables<DeletionTables>(accounts).selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}

/** Cancels a deletion; false when none is scheduled, or the account is already gone. */
export async function removeDeletion(accounts: AccountsVault, userId: number): Promise<boolean> {
  return transact(accounts, async (inside) => {
    if (!(await hasAccount(inside, userId))) return false
    const { numDeletedRows } = await tables<DeletionTables>(inside).deleteFrom('leavings').where('user_id', '=', userId).executeTakeFirst()
    return numDeletedRows > 0n
  })
}

/** Deletions that are due, with the time they were last worked on. */
export function findDue(accounts: AccountsVault, now: number): Promise<DeletionTables['leavings'][]> {
  return tables<DeletionTables>(accounts)
    .selectFrom('leavings')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute()
}

/** Ids of accounts with a scheduled deletion that is not due yet. */
export async function findWaiting(accounts: AccountsVault, now: number): Promise<number[]> {
  const rows = await tables<DeletionTables>(accounts).selectFrom('leavings').select('user_id').where('due_at', '>', now).execute()
  return rows.map((row) => row.user_id)
}

/** Locks a due deletion until the transaction ends; false when it was cancelled or completed meanwhile. */
export async function holdDue(inside: AccountsVault, userId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tables<DeletionTables>(inside)
    .updateTable('leavings')
    .set({ asked_at: now })
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the account's own row, and rate-limit counts with its id. */
export async function removeAccount(inside: AccountsVault, userId: number): Promise<void> {
  const db = tables<DeletionTables>(inside)
  await db.deleteFrom('users').where('id', '=', userId).execute()
  await db.deleteFrom('limits').where('key', 'like', `%:${userId}`).execute()
}

/** Removes the deletion record, once no other data is left. */
export async function forgetDeletion(accounts: AccountsVault, userId: number): Promise<void> {
  await tables<DeletionTables>(accounts).deleteFrom('leavings').where('user_id', '=', userId).execute()
}
