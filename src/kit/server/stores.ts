import type { Config } from './config.ts'
import { Keys, readMasterKey } from './keys.ts'
import { openEmbedded } from './vaults-embedded.ts'
import { openPostgres } from './vaults-postgres.ts'
import type { Vaults } from './vaults.ts'

/** Opens the three vaults of the configuration with their keys. Throws StartProblem. */
export async function openStores(config: Config): Promise<{ vaults: Vaults; keys: Keys }> {
  const { dataDir, databaseUrl, coupleDatabaseUrl, masterKey } = config
  if (!databaseUrl) return openEmbedded(dataDir, (storeExists) => new Keys(readMasterKey(dataDir, masterKey, storeExists)))
  const keys = new Keys(readMasterKey(dataDir, masterKey, false))
  return { vaults: await openPostgres(databaseUrl, keys, coupleDatabaseUrl), keys }
}
