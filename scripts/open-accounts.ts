import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { Config } from '../src/kit/server/config.ts'
import { Keys, readMasterKey } from '../src/kit/server/keys.ts'
import { StartProblem } from '../src/kit/server/startup-problem.ts'
import { openPostgres } from '../src/kit/server/vaults-postgres.ts'
import type { AccountsVault } from '../src/kit/server/vaults.ts'

type Opened = { accounts: AccountsVault; keys: Keys; close: () => Promise<void> }

/** The embedded store is locked by a running server; this opens the one needed file read-only. */
function openEmbedded({ dataDir, masterKey }: Config): Opened {
  const path = join(dataDir, 'accounts.db')
  if (!existsSync(path)) throw new StartProblem(`There is no store in ${dataDir} yet. Start the server once, or set DATA_DIR.`)
  const keys = new Keys(readMasterKey(dataDir, masterKey, true))
  const file = new DatabaseSync(path, { readOnly: true, timeout: 2_000 })
  const database = {
    close: () => file.close(),
    prepare: (query: string) => {
      const statement = file.prepare(query)
      return {
        reader: true,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
  const db = new Kysely<Record<never, never>>({ dialect: new SqliteDialect({ database }) })
  return { accounts: { name: 'accounts', engine: 'sqlite', db }, keys, close: () => db.destroy() }
}

/** Opens the accounts vault of the configuration for reading, also beside a running server. Throws StartProblem. */
export async function openAccounts(config: Config): Promise<Opened> {
  if (!config.postgres) return openEmbedded(config)
  const keys = new Keys(readMasterKey(config.dataDir, config.masterKey, true))
  const vaults = await openPostgres(config.postgres, keys)
  return { accounts: vaults.accounts, keys, close: () => vaults.close() }
}
