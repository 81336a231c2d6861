import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { constants, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { migrate } from './migrate.ts'
import { StartProblem } from './start-problem.ts'
import { tables, type Vault, type VaultName, type Vaults } from './vaults.ts'

const STATEMENT_CACHE_MAX = 200
/** A store up to this size is read through once at every start; a larger one only in its structure, so that starting stays quick. */
const FULL_CHECK_MAX_BYTES = 128 * 1024 * 1024

const NAMES = ['accounts', 'hers', 'couple'] as const

/** Whether a store already lies in the folder. */
export function hasEmbeddedStore(dataDir: string): boolean {
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

function codeOf(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | undefined)?.errcode
  return typeof code === 'number' ? code & 0xff : undefined
}

/** SQLite's primary result codes (sqlite.org/rescode.html) that mean that the store itself cannot be used. */
const STORE_PROBLEMS: Readonly<Record<number, string>> = {
  5: 'is held by another server',
  6: 'is held by another server',
  8: 'is read-only',
  10: 'cannot be read or written (the disk answered with an error)',
  11: 'is corrupt; nothing was changed. Please restore a backup',
  13: 'cannot be written: the disk is full',
  14: 'cannot be opened: please check that the folder exists and may be written',
  26: 'is not an Emberwell store (or is corrupt); nothing was changed',
}

/** Says in one line why a store cannot be used, or undefined when the error is of another kind. */
export function storeProblem(path: string, error: unknown): StartProblem | undefined {
  const words = STORE_PROBLEMS[codeOf(error) ?? -1]
  return words ? new StartProblem(`The store ${path} ${words}.`) : undefined
}

/** Whether an error of a running store means that it cannot take writes now (full, read-only, failing disk). */
export function isStoreDown(error: unknown): boolean {
  return [8, 10, 11, 13].includes(codeOf(error) ?? -1)
}

function orStoreProblem<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw storeProblem(path, error) ?? error
  }
}

/** Holds `dataDir` for this process until it ends, however it ends: an open exclusive transaction on a file of its own. */
function holdFolder(dataDir: string): DatabaseSync {
  const path = join(dataDir, 'server.lock')
  return orStoreProblem(path, () => {
    const lock = new DatabaseSync(path)
    try {
      lock.exec('pragma journal_mode = delete; pragma busy_timeout = 0; begin exclusive')
    } catch (error) {
      lock.close()
      if (codeOf(error) === 5)
        throw new StartProblem(`Another Emberwell server already uses ${dataDir}. Stop it first, or set DATA_DIR to another folder.`)
      throw error
    }
    return lock
  })
}

function openFile(path: string): DatabaseSync {
  const existing = existsSync(path) ? statSync(path).size : 0
  return orStoreProblem(path, () => {
    const database = new DatabaseSync(path)
    try {
      database.exec('pragma busy_timeout = 2000; pragma foreign_keys = on; pragma temp_store = memory; pragma cache_size = -16000')
      const check = existing > FULL_CHECK_MAX_BYTES ? 'pragma schema_version' : 'pragma quick_check(1)'
      const answer = Object.values(database.prepare(check).get() ?? {})[0]
      if (typeof answer === 'string' && answer !== 'ok') throw new StartProblem(`The store ${path} ${STORE_PROBLEMS[11]}.`)
      database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864')
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

/**
 * Opens and migrates the embedded store: one file per vault in `dataDir`, held by this process alone.
 * Throws StartProblem with one line when it is corrupt, full, read-only or held by another server; the data stays as it is.
 */
export async function openEmbedded(dataDir: string): Promise<Vaults> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch {
    throw new StartProblem(`DATA_DIR cannot be made: ${dataDir}`)
  }
  const lock = holdFolder(dataDir)
  const open: DatabaseSync[] = []
  const vault = <Name extends VaultName>(name: Name): Vault<Name> => {
    const database = openFile(join(dataDir, `${name}.db`))
    open.push(database)
    return { name, engine: 'sqlite', db: new Kysely({ dialect: new EmbeddedDialect({ database: asDatabase(database) }) }) }
  }
  try {
    const vaults = { accounts: vault('accounts'), hers: vault('hers'), couple: vault('couple') }
    for (const name of NAMES) await migrate(name, tables(vaults[name]))
    return {
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
    }
  } catch (error) {
    for (const database of open) if (database.isOpen) database.close()
    lock.close()
    throw storeProblem(dataDir, error instanceof Error && error.cause ? error.cause : error) ?? error
  }
}
