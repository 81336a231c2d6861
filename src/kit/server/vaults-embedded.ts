import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { constants, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { orStoreProblem, sqliteCodeOf, storeProblem } from './embedded-problems.ts'
import { examineEmbedded } from './vaults-examine.ts'
import type { Keys } from './keys.ts'
import { leaveMark } from './master-key-mark.ts'
import { migrate } from './migrate.ts'
import { StartProblem } from './start-problem.ts'
import { tables, type Vault, type VaultName, type Vaults } from './vaults.ts'

const STATEMENT_CACHE_MAX = 200

const NAMES = ['accounts', 'hers', 'couple'] as const

function hasStore(dataDir: string): boolean {
  return NAMES.some((name) => existsSync(join(dataDir, `${name}.db`)))
}

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}

/** What Kysely asks of a database, over node:sqlite; the most recent statements stay prepared. */
function asDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => {
      prepared.clear()
      if (database.isOpen) database.close()
    },
    prepare: (sql) => {
      let statement = prepared.get(sql)
      if (!statement) {
        statement = asStatement(database.prepare(sql))
        const oldest = prepared.size >= STATEMENT_CACHE_MAX ? prepared.keys().next().value : undefined
        if (oldest !== undefined) prepared.delete(oldest)
        prepared.set(sql, statement)
      }
      return statement
    },
  }
}

/** SQLite's DDL is transactional; saying so lets a migration that is killed midway leave nothing behind. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class EmbeddedDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter()
  }
}

/** Holds `dataDir` for this process until it ends, however it ends: an open exclusive transaction on a file of its own. */
function holdFolder(dataDir: string): DatabaseSync {
  return orStoreProblem(dataDir, () => {
    const lock = new DatabaseSync(join(dataDir, 'server.lock'))
    try {
      lock.exec('pragma journal_mode = delete; pragma busy_timeout = 0; begin exclusive')
    } catch (error) {
      lock.close()
      if (sqliteCodeOf(error) === 5)
        throw new StartProblem(`Another Emberwell server already uses ${dataDir}. Stop it first, or set DATA_DIR to another folder.`)
      throw error
    }
    return lock
  })
}

function openFile(path: string): DatabaseSync {
  return orStoreProblem(path, () => {
    const database = new DatabaseSync(path)
    try {
      database.exec('pragma busy_timeout = 2000; pragma foreign_keys = on; pragma temp_store = memory; pragma cache_size = -16000')
      // What is removed is written over: a destroyed key leaves no bytes in a free page.
      database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864; pragma secure_delete = on')
      database.setAuthorizer((action) =>
        action === constants.SQLITE_ATTACH || action === constants.SQLITE_DETACH ? constants.SQLITE_DENY : constants.SQLITE_OK,
      )
      // A write that changes nothing finds a full disk or a read-only file before anybody is let in.
      database.exec(
        'begin immediate; create table if not exists write_probe (at integer); delete from write_probe; insert into write_probe values (1); commit',
      )
      return database
    } catch (error) {
      database.close()
      throw error
    }
  })
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch {
    throw new StartProblem(`DATA_DIR cannot be made: ${dataDir}`)
  }
}

/**
 * Opens and migrates the embedded store: one file per vault in `dataDir`, held by this process alone. `readKeys` is told whether a store
 * lies there already. Throws StartProblem with one line when it is corrupt, full, read-only, newer, under another master key or held by
 * another server; the data stays as it is.
 */
export async function openEmbedded(dataDir: string, readKeys: (storeExists: boolean) => Keys): Promise<{ vaults: Vaults; keys: Keys }> {
  makeFolder(dataDir)
  const lock = holdFolder(dataDir)
  const open: DatabaseSync[] = []
  const vault = <Name extends VaultName>(name: Name): Vault<Name> => {
    const database = openFile(join(dataDir, `${name}.db`))
    open.push(database)
    return { name, engine: 'sqlite', db: new Kysely({ dialect: new EmbeddedDialect({ database: asDatabase(database) }) }) }
  }
  try {
    const keys = readKeys(hasStore(dataDir))
    await examineEmbedded(dataDir, NAMES, keys)
    const vaults = { accounts: vault('accounts'), hers: vault('hers'), couple: vault('couple') }
    for (const name of NAMES) await migrate(name, tables(vaults[name]))
    await leaveMark(vaults.accounts.db, keys)
    return {
      keys,
      vaults: {
        ...vaults,
        limitsPool: undefined,
        check: async () => {
          for (const database of open) database.prepare('select 1').get()
        },
        close: async () => {
          for (const name of NAMES) await vaults[name].db.destroy()
          for (const database of open) if (database.isOpen) database.close()
          lock.close()
        },
      },
    }
  } catch (error) {
    for (const database of open) if (database.isOpen) database.close()
    lock.close()
    throw storeProblem(dataDir, error instanceof Error && error.cause ? error.cause : error) ?? error
  }
}
