import type { Kysely } from 'kysely'
import type { Keys } from './keys.ts'
import { seal, SealBroken, unseal } from './seal.ts'
import { StartProblem } from './start-problem.ts'

type FactsTable = { facts: { name: string; value: Uint8Array } }

const NAME = 'master_key'
const PLACE = 'the master key of this store'

/** The statement that reads the mark, for those who look before the vault is opened. */
export function markQuery(table: 'facts' | 'accounts.facts'): string {
  return `select value from ${table} where name = '${NAME}'`
}

/** Throws StartProblem when the mark was not left by this master key. */
export function checkMark(keys: Keys, mark: Uint8Array): void {
  try {
    unseal<true>(keys.operator, PLACE, mark)
  } catch (error) {
    if (error instanceof SealBroken) throw new StartProblem('The master key is not the one this store was begun with. Nothing was changed.')
    throw error
  }
}

/** Leaves this key's mark on a new store; throws StartProblem when another key's is there. The accounts vault must be migrated. */
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
