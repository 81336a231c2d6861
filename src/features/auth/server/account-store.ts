import { comparableEmail } from '../../../kit/email.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { Person, type Profile } from '../../../kit/server/person.ts'
import { acceptEmail } from '../../../kit/server/recipients.ts'
import { associatedData, seal } from '../../../kit/server/seal.ts'
import { type AccountsVault, tables, transact } from '../../../kit/server/vaults.ts'
import type { UserType } from '../contract.ts'

/** AccountsVault, and the wrapped data key of each. */
export type AccountTables = {
  users: {
    id: number
    user_type: UserType
    email_digest: string
    password_hash: string
    timezone: string
    version: number
    sealed: Uint8Array
    created_at: number
    email_confirmed_at: number | null
  }
  data_keys: { user_id: number; wrapped: Uint8Array }
}

/** The columns of a `Person`. */
export type PersonRow = Pick<
  AccountTables['users'] & AccountTables['data_keys'],
  'user_type' | 'timezone' | 'version' | 'sealed' | 'created_at' | 'email_confirmed_at' | 'wrapped'
>

/** The person of a row; without a session, `sessionId` and `steppedUpAt` are 0. */
export function toPerson(keys: Keys, id: number, row: PersonRow, session = { sessionId: 0, steppedUpAt: 0 }): Person {
  const { user_type: userType, timezone, created_at: createdAt, email_confirmed_at: emailConfirmedAt, version, sealed } = row
  return new Person({
    id,
    ...session,
    userType,
    timezone,
    createdAt,
    key: keys.dataKey(id, row.wrapped),
    emailConfirmedAt,
    version,
    sealed,
  })
}

/** The keyed digest by which an address is found; case and Unicode composition do not matter. */
export function emailDigest(keys: Keys, email: string): string {
  return keys.blind('email', comparableEmail(email))
}

/** Creates an account with its own data key; undefined when the address already has one. */
export async function addAccount(
  accounts: AccountsVault,
  keys: Keys,
  account: { userType: UserType; passwordHash: string; timezone: string; profile: Profile; now: number; confirmedAt?: number },
): Promise<number | undefined> {
  const id = newId()
  const { key, wrapped } = keys.newDataKey(id)
  return transact(accounts, async (inside) => {
    const db = tables<AccountTables>(inside)
    const added = await db
      .insertInto('users')
      .values({
        id,
        user_type: account.userType,
        email_digest: emailDigest(keys, account.profile.email),
        password_hash: account.passwordHash,
        timezone: account.timezone,
        version: 1,
        sealed: seal(key, associatedData(id, 'users', id, 1), account.profile),
        created_at: account.now,
        email_confirmed_at: account.confirmedAt ?? null,
      })
      .onConflict((conflict) => conflict.column('email_digest').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) {
      keys.forget(id)
      return undefined
    }
    await db.insertInto('data_keys').values({ user_id: id, wrapped }).execute()
    return id
  })
}

/** The account of an address with its password hash; undefined if there is none. */
export async function findAccount(
  accounts: AccountsVault,
  keys: Keys,
  email: string,
): Promise<{ id: number; passwordHash: string } | undefined> {
  const row = await tables<AccountTables>(accounts)
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_digest', '=', emailDigest(keys, email))
    .executeTakeFirst()
  return row && { id: row.id, passwordHash: row.password_hash }
}

/** Password hash of an account; undefined when the account is gone. */
export async function findPasswordHash(accounts: AccountsVault, userId: number): Promise<string | undefined> {
  const row = await tables<AccountTables>(accounts).selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return row?.password_hash
}

/** Replaces the password hash of an account; sessions are unchanged. */
export async function setPassword(accounts: AccountsVault, userId: number, passwordHash: string): Promise<void> {
  await tables<AccountTables>(accounts).updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Records that the account's address was confirmed (the first time counts) and allows email to it again. */
export async function confirmAddress(accounts: AccountsVault, keys: Keys, userId: number, now: number): Promise<void> {
  const person = await findPerson(accounts, keys, userId)
  if (person) await acceptEmail(accounts, keys, person.profile.email)
  await tables<AccountTables>(accounts)
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

/** The person of an account, outside of a session (`sessionId` 0); undefined if the account is gone. */
export async function findPerson(accounts: AccountsVault, keys: Keys, userId: number): Promise<Person | undefined> {
  const row = await tables<AccountTables>(accounts)
    .selectFrom('users')
    .innerJoin('data_keys', 'data_keys.user_id', 'users.id')
    .select(['users.user_type', 'users.timezone', 'users.version', 'users.sealed', 'users.created_at', 'data_keys.wrapped'])
    .select('users.email_confirmed_at')
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row && toPerson(keys, userId, row)
}

/** Time zone of an account; undefined when the account is gone. */
export async function findTimezone(accounts: AccountsVault, userId: number): Promise<string | undefined> {
  const row = await tables<AccountTables>(accounts).selectFrom('users').select('timezone').where('id', '=', userId).executeTakeFirst()
  return row?.timezone
}

/**
 * Stores a profile and time zone under a new row version, so that an older ciphertext does not decrypt in its place.
 * False, without storing anything, when the profile has changed since `person` was read.
 */
export async function setProfile(accounts: AccountsVault, person: Person, profile: Profile, timezone: string): Promise<boolean> {
  const version = person.version + 1
  const { numUpdatedRows } = await tables<AccountTables>(accounts)
    .updateTable('users')
    .set({ version, timezone, sealed: seal(person.key, associatedData(person.id, 'users', person.id, version), profile) })
    .where('id', '=', person.id)
    .where('version', '=', person.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sets the creation time (ms) of an account, for an import: her journey counts from it. */
export async function setJoined(accounts: AccountsVault, userId: number, at: number): Promise<void> {
  await tables<AccountTables>(accounts).updateTable('users').set({ created_at: at }).where('id', '=', userId).execute()
}
