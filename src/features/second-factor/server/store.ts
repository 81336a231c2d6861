import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type AccountsVault, tables, transact } from '../../../kit/server/vaults.ts'
import { newRecoveryCodes, plainCode, readRecoveryCode } from './recovery-codes.ts'
import { latestStep, newSecret, stepOf } from './totp.ts'

type FactorTables = {
  second_factors: {
    user_id: number
    version: number
    sealed: Uint8Array
    started_at: number
    on_at: number | null
    last_step: number
  }
  recovery_codes: { user_id: number; digest: string }
  passkey_only: { user_id: number; since: number }
}

/** Time in ms for which a setup waits for its first code. */
const SETUP_LIFE_MS = 3_600_000

/** What became of a code. `app` and `recovery` were right and are now used; `old` is a code of the last minutes. */
export type CodeResult = 'app' | 'recovery' | 'wrong' | 'used' | 'old'

function dataOf(userId: number, version: number): string {
  return associatedData(userId, 'second_factors', userId, version)
}

function codeDigest(keys: Keys, userId: number, plain: string): string {
  return keys.blind('recovery-code', `${userId}|${readRecoveryCode(plain)}`)
}

function findRow(accounts: AccountsVault, userId: number): Promise<FactorTables['second_factors'] | undefined> {
  return tables<FactorTables>(accounts).selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Since when (ms) the second factor of an account is on; undefined while it is off. */
export async function findOnSince(accounts: AccountsVault, userId: number): Promise<number | undefined> {
  return (await findRow(accounts, userId))?.on_at ?? undefined
}

/** Whether the owner of an account wants its password alone never to sign in, but a passkey. */
export async function isPasskeyOnly(accounts: AccountsVault, userId: number): Promise<boolean> {
  const row = await tables<FactorTables>(accounts)
    .selectFrom('passkey_only')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** What is needed after the right password, besides a recovery code: undefined when nothing. */
export async function findFurtherStep(accounts: AccountsVault, userId: number): Promise<'code' | 'passkey' | undefined> {
  if (await isPasskeyOnly(accounts, userId)) return 'passkey'
  return (await findOnSince(accounts, userId)) === undefined ? undefined : 'code'
}

/** Number of unused recovery codes. */
export async function countRecoveryCodes(accounts: AccountsVault, userId: number): Promise<number> {
  return (await tables<FactorTables>(accounts).selectFrom('recovery_codes').select('digest').where('user_id', '=', userId).execute()).length
}

/** Starts a setup with a new secret, replacing an unfinished one; undefined when the factor is on. */
export async function startFactor(accounts: AccountsVault, person: Person, now: number): Promise<string | undefined> {
  const secret = newSecret()
  return transact(accounts, async (inside) => {
    const db = tables<FactorTables>(inside)
    await db.deleteFrom('second_factors').where('user_id', '=', person.id).where('on_at', 'is', null).execute()
    const sealed = seal(person.key, dataOf(person.id, now), { secret })
    const added = await db
      .insertInto('second_factors')
      .values({ user_id: person.id, version: now, sealed, started_at: now, on_at: null, last_step: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    return added && secret
  })
}

/** Uses a code of the app's secret; each step once. A secret that cannot be decrypted accepts no code. */
async function takeAppCode(
  accounts: AccountsVault,
  person: Person,
  row: FactorTables['second_factors'],
  plain: string,
  now: number,
): Promise<CodeResult> {
  const stored = readable(() => unseal<{ secret: string }>(person.key, dataOf(person.id, row.version), row.sealed), undefined)
  const step = stored && stepOf(stored.secret, plain, now)
  if (step === undefined) return 'wrong'
  if (step === 'old') return 'old'
  const { numUpdatedRows } = await tables<FactorTables>(accounts)
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', person.id)
    .where('version', '=', row.version)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? 'app' : 'used'
}

/** Uses a recovery code of an account, or a code of the app while the second factor is on and no passkey is needed. */
export async function takeCode(accounts: AccountsVault, keys: Keys, person: Person, typed: string, now: number): Promise<CodeResult> {
  const plain = plainCode(typed)
  if (/^\d{6}$/.test(plain)) {
    const row = await findRow(accounts, person.id)
    return row?.on_at && !(await isPasskeyOnly(accounts, person.id)) ? takeAppCode(accounts, person, row, plain, now) : 'wrong'
  }
  const { numDeletedRows } = await tables<FactorTables>(accounts)
    .deleteFrom('recovery_codes')
    .where('user_id', '=', person.id)
    .where('digest', '=', codeDigest(keys, person.id, plain))
    .executeTakeFirst()
  return numDeletedRows > 0n ? 'recovery' : 'wrong'
}

/** Replaces the recovery codes; resolves to the new ones, of which only digests are stored. */
export async function replaceRecoveryCodes(accounts: AccountsVault, keys: Keys, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await transact(accounts, async (inside) => {
    const db = tables<FactorTables>(inside)
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await db
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ user_id: userId, digest: codeDigest(keys, userId, plainCode(code)) })))
      .execute()
  })
  return codes
}

/** Turns a started setup on with its first code. `not-started` when there is none, or it is older than an hour. */
export async function turnOnFactor(
  accounts: AccountsVault,
  person: Person,
  typed: string,
  now: number,
): Promise<CodeResult | 'not-started'> {
  const row = await findRow(accounts, person.id)
  if (!row || row.on_at !== null || row.started_at <= now - SETUP_LIFE_MS) return 'not-started'
  const result = await takeAppCode(accounts, person, row, plainCode(typed), now)
  if (result !== 'app') return result
  await tables<FactorTables>(accounts).updateTable('second_factors').set({ on_at: now }).where('user_id', '=', person.id).execute()
  return result
}

/** Removes the recovery codes when neither the second factor nor `passkey_only` needs them. */
async function removeNeedlessCodes(inside: AccountsVault, userId: number): Promise<void> {
  if ((await findFurtherStep(inside, userId)) === undefined)
    await tables<FactorTables>(inside).deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** From now on the account needs a passkey. Resolves to new recovery codes; to none where unused ones exist. */
export async function requirePasskey(accounts: AccountsVault, keys: Keys, userId: number, now: number): Promise<string[]> {
  return transact(accounts, async (inside) => {
    await tables<FactorTables>(inside)
      .insertInto('passkey_only')
      .values({ user_id: userId, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await countRecoveryCodes(inside, userId)) > 0 ? [] : replaceRecoveryCodes(inside, keys, userId)
  })
}

/** Ends `requirePasskey`. */
export async function endPasskeyOnly(accounts: AccountsVault, userId: number): Promise<void> {
  await transact(accounts, async (inside) => {
    await tables<FactorTables>(inside).deleteFrom('passkey_only').where('user_id', '=', userId).execute()
    await removeNeedlessCodes(inside, userId)
  })
}

/** Removes the second factor, and its recovery codes unless they are needed; false when it was not on. */
export async function removeFactor(accounts: AccountsVault, userId: number): Promise<boolean> {
  return transact(accounts, async (inside) => {
    const db = tables<FactorTables>(inside)
    const removed = await db.deleteFrom('second_factors').where('user_id', '=', userId).returning('on_at').executeTakeFirst()
    await removeNeedlessCodes(inside, userId)
    return removed !== undefined && removed.on_at !== null
  })
}

/**
 * Removes setups that got no code within an hour, or were started while the clock was ahead. A step that was used then
 * counts as one of now, so that later codes are accepted.
 */
export async function sweepFactors(accounts: AccountsVault, now: number): Promise<void> {
  const latest = latestStep(now)
  await tables<FactorTables>(accounts).updateTable('second_factors').set({ last_step: latest }).where('last_step', '>', latest).execute()
  await tables<FactorTables>(accounts)
    .deleteFrom('second_factors')
    .where('on_at', 'is', null)
    .where(({ or, eb }) => or([eb('started_at', '<=', now - SETUP_LIFE_MS), eb('started_at', '>', now)]))
    .execute()
}
