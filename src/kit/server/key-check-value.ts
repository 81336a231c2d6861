import type { Kysely } from 'kysely'
import type { Keys } from './keys.ts'
import { seal, SealBroken, unseal } from './seal.ts'
import { StartProblem } from './startup-problem.ts'

type FactsTable = { facts: { name: string; value: Uint8Array } }

const NAME = 'master_key'
const PLACE = 'the master key of this store'

/** Statement that reads the stored check value before the vault is opened. */
export function markQuery(table: 'facts' | 'accounts.facts'): string {
  return `select value from ${table} where name = '${NAME}'`
}

/** Throws StartProblem when the check value was not made with this master key. */
export function checkMark(keys: Keys, mark: Uint8Array): void {
  try {
    unseal<true>(keys.operator, PLACE, mark)
  } catch (error) {
    if (error instanceof SealBroken) throw new StartProblem('The master key is not the one this store was begun with. Nothing was changed.')
    throw error
  }
}

/**
 * Stores the check value of this master key in a new store. Throws StartProblem when the store has one of another key.
 * The accounts vault must be migrated.
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
}
