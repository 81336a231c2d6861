import type { Kysely } from 'kysely'
import type { EarlierKeys, Keys } from './keys.ts'
import { seal, SealBroken, unseal } from './seal.ts'
import { StartProblem } from './startup-problem.ts'

type FactsTable = { facts: { name: string; value: Uint8Array } }

const NAME = 'master_key'
const PLACE = 'the master key of this store'
const EARLIER_NAME = 'earlier_keys'
const EARLIER_PLACE = 'what this store needs of earlier master keys'

/** The store is under another master key. */
export class OtherMasterKey extends StartProblem {}

/** Statement that reads the stored check value before the vault is opened. */
export function markQuery(table: 'facts' | 'accounts.facts'): string {
  return `select value from ${table} where name = '${NAME}'`
}

/** Throws OtherMasterKey when the check value was not made with this master key. */
export function checkMark(keys: Keys, mark: Uint8Array): void {
  try {
    unseal<true>(keys.operator, PLACE, mark)
  } catch (error) {
    if (error instanceof SealBroken)
      throw new OtherMasterKey('The master key is not the one this store was begun with. Nothing was changed.')
    throw error
  }
}

/**
 * Stores the check value of this master key in a new store, and gives `keys` what the store has of earlier ones. Throws
 * OtherMasterKey when the store is under another key. The accounts vault must be migrated.
 */
export async function leaveMark(accounts: Kysely<Record<never, never>>, keys: Keys): Promise<void> {
  const db = accounts as unknown as Kysely<FactsTable>
  await db
    .insertInto('facts')
    .values({ name: NAME, value: seal(keys.operator, PLACE, true) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('facts').select('value').where('name', '=', NAME).executeTakeFirstOrThrow()
  checkMark(keys, value)
  const earlier = await db.selectFrom('facts').select('value').where('name', '=', EARLIER_NAME).executeTakeFirst()
  if (earlier) keys.setEarlier(unseal<EarlierKeys>(keys.operator, EARLIER_PLACE, earlier.value))
}

/** Puts the store under the master key of `next`. Everything under it must be changed in the same transaction. */
export async function replaceMark(accounts: Kysely<Record<never, never>>, keys: Keys, next: Keys): Promise<void> {
  const db = accounts as unknown as Kysely<FactsTable>
  const facts = [
    { name: NAME, value: seal(next.operator, PLACE, true) },
    { name: EARLIER_NAME, value: seal(next.operator, EARLIER_PLACE, keys.toEarlier()) },
  ]
  await db
    .insertInto('facts')
    .values(facts)
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
    .execute()
}
