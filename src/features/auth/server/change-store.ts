import type { Keys } from '../../../kit/server/keys.ts'
import type { Person } from '../../../kit/server/people.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import { emailDigest, findAccount, findPerson } from './store.ts'

type Accounts = Vault<'accounts'>

type ChangeTables = {
  users: { id: number; email_digest: string; version: number; sealed: Uint8Array }
  one_time_tokens: { user_id: number; digest: string; purpose: string; expires_at: number; sealed: Uint8Array | null }
}

/** What somebody wants: this address, asked for in this session. */
export type EmailWish = { email: string; sessionId: number }

const PURPOSE = 'email'

function placeOfWish(userId: number, digest: string): string {
  return placeOf(userId, 'one_time_tokens', digest, 1)
}

/** Keeps the wish for another address with the digest of its token; only the newest stays good. */
export async function addEmailWish(accounts: Accounts, user: Person, wish: EmailWish, digest: string, expiresAt: number): Promise<void> {
  await transact(accounts, async (inside) => {
    await removeLinks(inside, user.id, [PURPOSE])
    const sealed = seal(user.key, placeOfWish(user.id, digest), wish)
    await tables<ChangeTables>(inside)
      .insertInto('one_time_tokens')
      .values({ user_id: user.id, digest, purpose: PURPOSE, expires_at: expiresAt, sealed })
      .execute()
  })
}

/** Uses the wish up in one atomic step, and answers it with whose it is; undefined when the link is unknown, used or expired. */
export async function takeEmailWish(
  accounts: Accounts,
  keys: Keys,
  userId: number,
  digest: string,
  now: number,
): Promise<{ person: Person; wish: EmailWish } | undefined> {
  const taken = await tables<ChangeTables>(accounts)
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .where('purpose', '=', PURPOSE)
    .where('expires_at', '>', now)
    .returning('sealed')
    .executeTakeFirst()
  const person = taken?.sealed && (await findPerson(accounts, keys, userId))
  if (!person || !taken?.sealed) return undefined
  return { person, wish: unseal<EmailWish>(person.key, placeOfWish(userId, digest), taken.sealed) }
}

/** Makes the address the account's; false when another account has it by now, or the profile was changed an instant ago. */
export async function setEmail(accounts: Accounts, keys: Keys, person: Person, email: string): Promise<boolean> {
  if (await findAccount(accounts, keys, email)) return false
  const version = person.version + 1
  const sealed = seal(person.key, placeOf(person.id, 'users', person.id, version), { ...person.profile, email })
  const { numUpdatedRows } = await tables<ChangeTables>(accounts)
    .updateTable('users')
    .set({ email_digest: emailDigest(keys, email), version, sealed })
    .where('id', '=', person.id)
    .where('version', '=', person.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes the account's open links of these purposes useless. */
export async function removeLinks(accounts: Accounts, userId: number, purposes: readonly ('reset' | 'email')[]): Promise<void> {
  await tables<ChangeTables>(accounts)
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .execute()
}

/** Whether PostgreSQL refused a row because another transaction has just taken its unique value (SQLSTATE 23505). */
export function isTakenMeanwhile(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === '23505'
}
