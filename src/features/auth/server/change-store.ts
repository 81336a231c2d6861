import type { Keys } from '../../../kit/server/keys.ts'
import type { Person } from '../../../kit/server/person.ts'
import { acceptEmail } from '../../../kit/server/recipients.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type AccountsVault, tables, transact } from '../../../kit/server/vaults.ts'
import { emailDigest, findAccount, findPerson } from './account-store.ts'
import { removeOneTimeTokens } from './one-time-token-store.ts'

type ChangeTables = {
  users: { id: number; email_digest: string; version: number; sealed: Uint8Array; email_confirmed_at: number | null }
  one_time_tokens: { user_id: number; digest: string; purpose: string; expires_at: number; sealed: Uint8Array | null }
}

/** A requested change of address, and the session that requested it. */
export type EmailWish = { email: string; sessionId: number }

const PURPOSE = 'email'

function wishData(userId: number, digest: string): string {
  return associatedData(userId, 'one_time_tokens', digest, 1)
}

/** Stores a requested address with the digest of its token, replacing an earlier request. */
export async function addEmailWish(
  accounts: AccountsVault,
  user: Person,
  wish: EmailWish,
  digest: string,
  expiresAt: number,
): Promise<void> {
  await transact(accounts, async (inside) => {
    await removeOneTimeTokens(inside, user.id, [PURPOSE])
    const sealed = seal(user.key, wishData(user.id, digest), wish)
    await tables<ChangeTables>(inside)
      .insertInto('one_time_tokens')
      .values({ user_id: user.id, digest, purpose: PURPOSE, expires_at: expiresAt, sealed })
      .execute()
  })
}

/**
 * Consumes a request in one atomic statement and returns it with its user; undefined when the link is unknown, used or
 * expired.
 */
export async function takeEmailWish(
  accounts: AccountsVault,
  keys: Keys,
  userId: number,
  digest: string,
  now: number,
): Promise<{ person: Person; wish: EmailWish } | undefined> {
  const removed = await tables<ChangeTables>(accounts)
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .where('purpose', '=', PURPOSE)
    .where('expires_at', '>', now)
    .returning('sealed')
    .executeTakeFirst()
  const person = removed?.sealed && (await findPerson(accounts, keys, userId))
  if (!person || !removed?.sealed) return undefined
  return { person, wish: unseal<EmailWish>(person.key, wishData(userId, digest), removed.sealed) }
}

/**
 * Sets the confirmed address of an account. False when another account has the address by now, or the profile has
 * changed since `person` was read.
 */
export async function setEmail(accounts: AccountsVault, keys: Keys, person: Person, email: string, now: number): Promise<boolean> {
  if (await findAccount(accounts, keys, email)) return false
  const version = person.version + 1
  const sealed = seal(person.key, associatedData(person.id, 'users', person.id, version), { ...person.profile, email })
  const { numUpdatedRows } = await tables<ChangeTables>(accounts)
    .updateTable('users')
    .set({ email_digest: emailDigest(keys, email), version, sealed, email_confirmed_at: now })
    .where('id', '=', person.id)
    .where('version', '=', person.version)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await acceptEmail(accounts, keys, email)
  return numUpdatedRows > 0n
}

/**
 * Whether PostgreSQL refused a row because a concurrent transaction inserted the same unique value (SQLSTATE 23505).
 */
export function isTakenMeanwhile(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === '23505'
}
