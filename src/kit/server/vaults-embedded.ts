import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { constants, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { orStoreProblem, sqliteCodeOf, storeProblem } from './embedded-errors.ts'
import { examineEmbedded } from './vaults-integrity-check.ts'
import type { Keys } from './keys.ts'
import { leaveMark } from './key-check-value.ts'
import { migrate } from './migrate.ts'
import { StartProblem } from './startup-problem.ts'
import { tables, type Vault, VAULT_NAMES, type VaultName, type Vaults } from './vaults.ts'

const STATEMENT_CACHE_MAX = 200

/** Whether `dataDir` has a file of the embedded store. */
export function hasStore(dataDir: string): boolean {
  return VAULT_NAMES.some((name) => existsSync(join(dataDir, `${name}.db`)))
}

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}

/** Adapts node:sqlite to the interface that Kysely expects, with a cache of prepared statements. */
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

/** Declares DDL transactional, as it is in SQLite, so that a migration killed midway leaves nothing behind. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * A commit that fails on a full disk has already rolled back. A second rollback would fail too, and its error would
 * hide the first.
 */
class EmbeddedDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: asDatabase(database) })
    this.#database = database
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: asDatabase(database) })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new EmbeddedDriver(this.#database)
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter()
  }
}

/** Locks `dataDir` for this process, however it ends: an open exclusive transaction on a file of its own. */
export function holdFolder(dataDir: string): DatabaseSync {
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
      // secure_delete overwrites removed data: a destroyed key leaves no bytes in a free page.
      database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864; pragma secure_delete = on')
      database.setAuthorizer((action) =>
        action === constants.SQLITE_ATTACH || action === constants.SQLITE_DETACH ? constants.SQLITE_DENY : constants.SQLITE_OK,
      )
      // A write without effect detects a full disk or a read-only file before the server accepts requests.
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
 * Opens and migrates the embedded store: one file per vault in `dataDir`, locked by this process. `readKeys` receives
 * whether a store exists. Throws StartProblem, without changing the data, when the store is corrupt, full, read-only,
 * newer, under another master key or locked by another server.
 */
export async function openEmbedded(dataDir: string, readKeys: (storeExists: boolean) => Keys): Promise<{ vaults: Vaults; keys: Keys }> {
  makeFolder(dataDir)
  const lock = holdFolder(dataDir)
  const open: DatabaseSync[] = []
  const vault = <Name extends VaultName>(name: Name): Vault<Name> => {
    const database = openFile(join(dataDir, `${name}.db`))
    open.push(database)
    return { name, engine: 'sqlite', db: new Kysely({ dialect: new EmbeddedDialect(database) }) }
  }
  try {
    const keys = readKeys(hasStore(dataDir))
    await examineEmbedded(dataDir, VAULT_NAMES, keys)
    const vaults = { accounts: vault('accounts'), hers: vault('hers'), couple: vault('couple') }
    for (const name of VAULT_NAMES) await migrate(name, tables(vaults[name]))
    await leaveMark(vaults.accounts.db, keys)
    return {
      keys,
      vaults: {
        ...vaults,
        limitsPool: undefined,
        close: async () => {
          for (const name of VAULT_NAMES) await vaults[name].db.destroy()
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
