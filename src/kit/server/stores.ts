import { existsSync } from 'node:fs'
import type { Config } from './config.ts'
import { OtherMasterKey } from './key-check-value.ts'
import { keyFiles, Keys, readMasterKey } from './keys.ts'
import { StartProblem } from './startup-problem.ts'
import { openEmbedded } from './vaults-embedded.ts'
import { openPostgres } from './vaults-postgres.ts'
import type { Vaults } from './vaults.ts'

type Stores = { vaults: Vaults; keys: Keys }

/** Opens the three vaults of the configuration with their keys. Throws StartProblem. */
export async function openStores(config: Config): Promise<Stores> {
  try {
    return await open(config)
  } catch (error) {
    if (error instanceof OtherMasterKey && !config.masterKey && existsSync(keyFiles(config.dataDir).next))
      throw new StartProblem('A change of the master key has not finished. Please run `npm run rotate-keys` again.', { cause: error })
    throw error
  }
}

async function open(config: Config): Promise<Stores> {
  const { dataDir, postgres, masterKey } = config
  if (!postgres) return openEmbedded(dataDir, (storeExists) => new Keys(readMasterKey(dataDir, masterKey, storeExists)))
  const keys = new Keys(readMasterKey(dataDir, masterKey, false))
  return { vaults: await openPostgres(postgres, keys), keys }
}
