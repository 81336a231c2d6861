import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { retryConflicts } from './retry.ts'
import { StartProblem } from './startup-problem.ts'
import { openPool } from './vaults-postgres-pool.ts'

/** How long a lock is valid without being renewed, in seconds: a killed process blocks others for at most this time. */
const VALID_S = 10
const RENEW_MS = 2_500
/** Time between two tries to take the lock, in ms. */
const TRY_MS = 200
/** SQLSTATE when another process creates the same schema, table or its type at the same time. */
const EXISTS = /^(?:23505|42P06|42P07|42710)$/

/** A database, and the variable that names it in messages. */
type Database = { url: string; variable: string }

/**
 * The migration lock of one database: a row of `emberwell.locks` with an expiry by the clock of the database. An
 * advisory lock belongs to a session, which poolers do not keep, and some engines have none (decision 0091).
 */
class MigrationLock {
  readonly #variable: string
  readonly #pool: pg.Pool
  readonly #holder = randomUUID()
  #renewing: NodeJS.Timeout | undefined

  constructor({ url, variable }: Database) {
    this.#variable = variable
    this.#pool = openPool(url, 1)
  }

  /** Waits until no other process holds the lock, and takes it. */
  async take(): Promise<void> {
    await this.#create('create schema if not exists emberwell')
    await this.#create(
      'create table if not exists emberwell.locks (name varchar(50) primary key, holder varchar(36) not null, valid_until timestamptz not null)',
    )
    for (let isWaiting = false; !(await this.#isTaken()); await sleep(TRY_MS)) {
      if (!isWaiting)
        process.stderr.write(
          `Waiting until another process has migrated the database of ${this.#variable}, or ${VALID_S} s if it was killed.\n`,
        )
      isWaiting = true
    }
    this.#renewing = setInterval(() => {
      // What a failed renewal means is found by `confirm`.
      this.#renew().catch(() => undefined)
    }, RENEW_MS)
  }

  async #create(statement: string): Promise<void> {
    await this.#pool.query(statement).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && EXISTS.test(error.code ?? ''))) throw error
    })
  }

  /** Runs a statement with the holder as its first argument; resolves to whether it wrote the row. */
  async #write(statement: string): Promise<boolean> {
    const { rowCount } = await retryConflicts(() => this.#pool.query(statement, [this.#holder]))
    return rowCount === 1
  }

  #isTaken(): Promise<boolean> {
    return this.#write(
      `insert into emberwell.locks (name, holder, valid_until) values ('migration', $1, now() + interval '${VALID_S} seconds')
      on conflict (name) do update set holder = excluded.holder, valid_until = excluded.valid_until where locks.valid_until < now()`,
    )
  }

  #renew(): Promise<boolean> {
    return this.#write(
      `update emberwell.locks set valid_until = now() + interval '${VALID_S} seconds' where name = 'migration' and holder = $1`,
    )
  }

  /** Renews the lock. Throws StartProblem when another process has taken it, because this one was held up too long. */
  async confirm(): Promise<void> {
    if (await this.#renew()) return
    throw new StartProblem(
      `Another process has begun to migrate the database of ${this.#variable}, since this one was held up for ${VALID_S} s. Please start again.`,
    )
  }

  /** Gives the lock back, if it is still held. */
  async release(): Promise<void> {
    clearInterval(this.#renewing)
    // A lock that cannot be given back, because the database is away, expires.
    await this.#write("delete from emberwell.locks where name = 'migration' and holder = $1").catch(() => undefined)
    await this.#pool.end()
  }
}

/**
 * Runs `work` while this process alone may migrate the databases. A line on standard error says that another one is
 * waited for. `work` is given a function that throws StartProblem when a lock was lost; it is called at the end too.
 */
export async function withMigrationLocks<T>(
  databases: readonly Database[],
  work: (confirm: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const locks = databases.map((database) => new MigrationLock(database))
  const confirm = async () => {
    for (const lock of locks) await lock.confirm()
  }
  try {
    for (const lock of locks) await lock.take()
    const result = await work(confirm)
    await confirm()
    return result
  } finally {
    for (const lock of locks) await lock.release()
  }
}
