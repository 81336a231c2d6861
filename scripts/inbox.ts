/**
 * Prints the messages sent through the public forms, newest first: `npm run inbox`, or `npm run inbox -- waitlist`
 * for one kind. Uses the server's configuration, can run beside it, and changes nothing.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { toInboxLines } from '../src/features/landing/rules/inbox.ts'
import { findForms } from '../src/features/landing/server/store.ts'
import { readConfig, type Config } from '../src/kit/server/config.ts'
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

async function openInbox(config: Config): Promise<Opened> {
  if (!config.databaseUrl) return openEmbedded(config)
  const keys = new Keys(readMasterKey(config.dataDir, config.masterKey, true))
  const vaults = await openPostgres(config.databaseUrl, keys, config.coupleDatabaseUrl)
  return { accounts: vaults.accounts, keys, close: () => vaults.close() }
}

async function printInbox(wanted: string | undefined): Promise<void> {
  const { accounts, keys, close } = await openInbox(readConfig())
  try {
    let count = 0
    for await (const form of findForms(accounts, keys)) {
      if (wanted && form.kind !== wanted) continue
      count += 1
      process.stdout.write(`${toInboxLines(form).join('\n')}\n`)
    }
    if (count === 0) process.stdout.write('Nothing has been sent yet.\n')
  } finally {
    await close()
  }
}

try {
  await printInbox(process.argv[2])
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
