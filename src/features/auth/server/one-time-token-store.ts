import { type AccountsVault, tables, transact } from '../../../kit/server/vaults.ts'

type TokenTables = { one_time_tokens: { user_id: number; digest: string; purpose: string; expires_at: number } }

/** Lifetime of a password reset link in ms. */
export const RESET_LIFE_MS = 3_600_000

/** Stores the digest of a new one-time token, replacing the former one of this purpose. */
export async function addOneTimeToken(
  accounts: AccountsVault,
  userId: number,
  purpose: string,
  digest: string,
  expiresAt: number,
): Promise<void> {
  await transact(accounts, async (inside) => {
    const db = tables<TokenTables>(inside)
    await db.deleteFrom('one_time_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
    await db.insertInto('one_time_tokens').values({ user_id: userId, digest, purpose, expires_at: expiresAt }).execute()
  })
}

/** Whether a one-time token is valid, without consuming it. */
export async function hasOneTimeToken(
  accounts: AccountsVault,
  userId: number,
  purpose: string,
  digest: string,
  now: number,
): Promise<boolean> {
  const found = await tables<TokenTables>(accounts)
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Consumes a one-time token in one atomic statement; false when it is unknown, used or expired. */
export async function takeOneTimeToken(
  accounts: AccountsVault,
  userId: number,
  purpose: string,
  digest: string,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await tables<TokenTables>(accounts)
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes the account's tokens of these purposes. */
export async function removeOneTimeTokens(
  accounts: AccountsVault,
  userId: number,
  purposes: readonly ('reset' | 'email' | 'confirm')[],
): Promise<void> {
  await tables<TokenTables>(accounts)
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .execute()
}
