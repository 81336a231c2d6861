import type { Config } from './config.ts'
import { Keys, readMasterKey } from './keys.ts'
import { openPostgres } from './vaults-postgres.ts'
import { hasEmbeddedStore, openEmbedded } from './vaults-embedded.ts'
import { seal, SealBroken, unseal } from './seal.ts'
import { StartProblem } from './start-problem.ts'
import { tables, type Vaults } from './vaults.ts'

type FactsTable = { facts: { name: string; value: Uint8Array } }

const PLACE = 'the master key of this store'

/** Refuses a master key that is not the one the store was begun with; on a new store it leaves its mark. */
async function checkMasterKey(vaults: Vaults, keys: Keys): Promise<void> {
  const db = tables<FactsTable>(vaults.accounts)
  const mark = await db.selectFrom('facts').select('value').where('name', '=', 'master_key').executeTakeFirst()
  if (!mark) {
    await db
      .insertInto('facts')
      .values({ name: 'master_key', value: seal(keys.operator, PLACE, true) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  try {
    unseal<true>(keys.operator, PLACE, mark.value)
  } catch (error) {
    if (error instanceof SealBroken) throw new StartProblem('The master key is not the one this store was begun with. Nothing was changed.')
    throw error
  }
}

/** Opens the three vaults the configuration names, with the keys that fit them. Throws StartProblem. */
export async function openStores(config: Config): Promise<{ vaults: Vaults; keys: Keys }> {
  const keys = new Keys(readMasterKey(config.dataDir, config.masterKey, !config.databaseUrl && hasEmbeddedStore(config.dataDir)))
  const vaults = config.databaseUrl ? await openPostgres(config.databaseUrl, keys) : await openEmbedded(config.dataDir)
  try {
    await checkMasterKey(vaults, keys)
  } catch (error) {
    await vaults.close()
    throw error
  }
  return { vaults, keys }
}
