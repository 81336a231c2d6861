import { newId } from '../../../kit/server/ids.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { tokenDigest } from '../../../kit/server/one-time-token.ts'
import { removeOwnRow } from '../../../kit/server/owned-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type AccountsVault, tables } from '../../../kit/server/vaults.ts'

type PasskeyTables = {
  passkeys: {
    id: number
    user_id: number
    digest: string
    version: number
    sealed: Uint8Array
    counter: number
    created_at: number
    last_used_at: number | null
  }
  passkey_challenges: { digest: string; user_id: number; expires_at: number }
}

/** Encrypted content: the name its owner gave, and the credential (id and COSE public key in base64url). */
export type StoredPasskey = { name: string; credentialId: string; publicKey: string; transports: string[] }

/** A passkey; `stored` is undefined when it cannot be decrypted. */
export type PasskeyRow = PasskeyTables['passkeys'] & { stored: StoredPasskey | undefined }

/** Owner of the challenges of sign-ins, whose account is not known yet. */
export const NO_ONE = 0
/** Time in ms for which a challenge waits for its answer. */
export const CHALLENGE_LIFE_MS = 5 * 60_000

function dataOf(userId: number, id: number, version: number): string {
  return associatedData(userId, 'passkeys', id, version)
}

function digestOf(keys: Keys, credentialId: string): string {
  return keys.blindRandom('passkey', credentialId)
}

function opened(person: Person, row: PasskeyTables['passkeys']): PasskeyRow {
  return {
    ...row,
    stored: readable(() => unseal<StoredPasskey>(person.key, dataOf(person.id, row.id, row.version), row.sealed), undefined),
  }
}

/** Stores a challenge, and removes expired ones. */
export async function addChallenge(accounts: AccountsVault, challenge: string, userId: number, now: number): Promise<void> {
  await sweepChallenges(accounts, now)
  await tables<PasskeyTables>(accounts)
    .insertInto('passkey_challenges')
    .values({ digest: tokenDigest(challenge), user_id: userId, expires_at: now + CHALLENGE_LIFE_MS })
    .execute()
}

/** Consumes a challenge in one atomic statement; false when it is unknown, used, expired or another account's. */
export async function takeChallenge(accounts: AccountsVault, challenge: string, userId: number, now: number): Promise<boolean> {
  const { numDeletedRows } = await tables<PasskeyTables>(accounts)
    .deleteFrom('passkey_challenges')
    .where('digest', '=', tokenDigest(challenge))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes expired challenges, and those made while the clock was ahead. */
export async function sweepChallenges(accounts: AccountsVault, now: number): Promise<void> {
  await tables<PasskeyTables>(accounts)
    .deleteFrom('passkey_challenges')
    .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('expires_at', '>', now + CHALLENGE_LIFE_MS)]))
    .execute()
}

/** Passkeys of an account, newest first. */
export async function findPasskeys(accounts: AccountsVault, person: Person): Promise<PasskeyRow[]> {
  const rows = await tables<PasskeyTables>(accounts)
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', person.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => opened(person, row))
}

/** Stores a passkey; undefined when the credential belongs to an account already. */
export async function insertPasskey(
  accounts: AccountsVault,
  keys: Keys,
  person: Person,
  { stored, counter, now }: { stored: StoredPasskey; counter: number; now: number },
): Promise<number | undefined> {
  const id = newId()
  const added = await tables<PasskeyTables>(accounts)
    .insertInto('passkeys')
    .values({
      id,
      user_id: person.id,
      digest: digestOf(keys, stored.credentialId),
      version: 1,
      sealed: seal(person.key, dataOf(person.id, id, 1), stored),
      counter,
      created_at: now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Account of a credential; undefined when it is unknown. */
export async function findOwner(accounts: AccountsVault, keys: Keys, credentialId: string): Promise<number | undefined> {
  const row = await tables<PasskeyTables>(accounts)
    .selectFrom('passkeys')
    .select('user_id')
    .where('digest', '=', digestOf(keys, credentialId))
    .executeTakeFirst()
  return row?.user_id
}

/** Gives a passkey another name; false when it does not exist or cannot be read. */
export async function setName(accounts: AccountsVault, person: Person, id: number, name: string): Promise<boolean> {
  const row = (await findPasskeys(accounts, person)).find((one) => one.id === id)
  if (!row?.stored) return false
  const version = row.version + 1
  const { numUpdatedRows } = await tables<PasskeyTables>(accounts)
    .updateTable('passkeys')
    .set({ version, sealed: seal(person.key, dataOf(person.id, id, version), { ...row.stored, name }) })
    .where('user_id', '=', person.id)
    .where('id', '=', id)
    .where('version', '=', row.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records a use with the counter that the device reported; false when another use was faster. */
export async function countUse(accounts: AccountsVault, row: PasskeyRow, counter: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tables<PasskeyTables>(accounts)
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.id)
    .where('counter', '=', row.counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a passkey of the account; false when it does not exist. */
export function removeOne(accounts: AccountsVault, userId: number, id: number): Promise<boolean> {
  return removeOwnRow(accounts, 'passkeys', userId, id)
}

/** Removes every passkey of the account. */
export async function removePasskeys(accounts: AccountsVault, userId: number): Promise<void> {
  await tables<PasskeyTables>(accounts).deleteFrom('passkeys').where('user_id', '=', userId).execute()
}
