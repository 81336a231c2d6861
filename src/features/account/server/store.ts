import { tables, transact, type Vault } from '../../../kit/server/vaults.ts'

type Accounts = Vault<'accounts'>

/** A row stands here from the wish to leave until the last of the data is gone. `asked_at` moves on to when the account itself was removed. */
type LeavingTables = {
  leavings: { user_id: number; asked_at: number; due_at: number }
  users: { id: number }
  limits: { key: string }
}

/** Notes that an account is to go at `dueAt`; a wish that stands already keeps its earlier date. Answers when it goes. */
export async function addLeaving(accounts: Accounts, userId: number, dueAt: number, now: number): Promise<number> {
  return transact(accounts, async (inside) => {
    const db = tables<LeavingTables>(inside)
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

/** When an account goes; undefined while it stays. */
export async function findDueAt(accounts: Accounts, userId: number): Promise<number | undefined> {
  const row = await tables<LeavingTables>(accounts).selectFrom('leavings').select('due_at').where('user_id', '=', userId).executeTakeFirst()
  return row?.due_at
}

/** Whether the account itself still stands; what is left of one that does not can only be removed. */
export async function hasAccount(accounts: Accounts, userId: number): Promise<boolean> {
  return (await tables<LeavingTables>(accounts).selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}

/** Takes the wish to leave back; false when there is none, or the account is gone already. */
export async function removeLeaving(accounts: Accounts, userId: number): Promise<boolean> {
  return transact(accounts, async (inside) => {
    if (!(await hasAccount(inside, userId))) return false
    const { numDeletedRows } = await tables<LeavingTables>(inside).deleteFrom('leavings').where('user_id', '=', userId).executeTakeFirst()
    return numDeletedRows > 0n
  })
}

/** The accounts whose time has come, with when they were last worked on. */
export function findDue(accounts: Accounts, now: number): Promise<LeavingTables['leavings'][]> {
  return tables<LeavingTables>(accounts)
    .selectFrom('leavings')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute()
}

/** Who has asked to leave and is still here. */
export async function findWaiting(accounts: Accounts, now: number): Promise<number[]> {
  const rows = await tables<LeavingTables>(accounts).selectFrom('leavings').select('user_id').where('due_at', '>', now).execute()
  return rows.map((row) => row.user_id)
}

/** Takes hold of a wish whose time has come, until the transaction ends; false when it was taken back or done meanwhile. */
export async function holdDue(inside: Accounts, userId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tables<LeavingTables>(inside)
    .updateTable('leavings')
    .set({ asked_at: now })
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the account's own row, and the counts of limits that name it. */
export async function removeAccount(inside: Accounts, userId: number): Promise<void> {
  const db = tables<LeavingTables>(inside)
  await db.deleteFrom('users').where('id', '=', userId).execute()
  await db.deleteFrom('limits').where('key', 'like', `%:${userId}`).execute()
}

/** Removes the note itself, once nothing else is left. */
export async function forgetLeaving(accounts: Accounts, userId: number): Promise<void> {
  await tables<LeavingTables>(accounts).deleteFrom('leavings').where('user_id', '=', userId).execute()
}
