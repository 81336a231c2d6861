import { AsyncLocalStorage } from 'node:async_hooks'
import { type Compilable, CompiledQuery, type Kysely, type QueryResult, sql } from 'kysely'
import type { QueryConfig, QueryResult as PgResult } from 'pg'
import { retryConflicts } from './retry.ts'

/** The vaults in the order in which they are created. */
export const VAULT_NAMES = ['accounts', 'hers', 'couple'] as const
/** The three vaults (docs/safety.md, section 1). No join or reference crosses them. */
export type VaultName = (typeof VAULT_NAMES)[number]

type Engine = 'sqlite' | 'postgres'

type NoTables = Record<never, never>

/** One vault: a database file, or a schema with a login role of its own. Stores declare their tables with `tables`. */
export type Vault<Name extends VaultName = VaultName> = {
  readonly name: Name
  readonly engine: Engine
  readonly db: Kysely<NoTables>
}

export type AccountsVault = Vault<'accounts'>
export type HerVault = Vault<'hers'>
export type CoupleVault = Vault<'couple'>

/** Runs statements on the rate limits that several servers share. */
export type LimitsPool = { query(statement: QueryConfig): Promise<PgResult> }

/** The open vaults of a store. */
export type Vaults = {
  readonly accounts: AccountsVault
  readonly hers: HerVault
  readonly couple: CoupleVault
  /** Pool for rate limits shared by several servers; undefined on the embedded store, which has one server. */
  readonly limitsPool: LimitsPool | undefined
  close(): Promise<void>
}

/** The vaults that do not answer a query now. */
export async function findAway({ accounts, hers, couple }: Vaults): Promise<VaultName[]> {
  const all: Vault[] = [accounts, hers, couple]
  const answers = await Promise.allSettled(all.map(({ db }) => sql`select 1`.execute(db)))
  return all.flatMap(({ name }, index) => (answers[index]?.status === 'rejected' ? [name] : []))
}

/** Query builder of the vault, typed with the tables of one store. */
export function tables<Tables extends Record<string, unknown>>(vault: Vault): Kysely<Tables> {
  return vault.db as unknown as Kysely<Tables>
}

/** Set while a transaction runs that `transact` runs again after a conflict. */
const repeats = new AsyncLocalStorage<true>()

/**
 * Runs `work` in a transaction of the vault, or in the one already open. Changes are durable once the promise resolves.
 * PostgreSQL may run `work` several times (decision 0080), so it must have no effect outside the vaults: the
 * architecture check refuses calls that send or publish.
 */
export async function transact<Name extends VaultName, T>(vault: Vault<Name>, work: (vault: Vault<Name>) => Promise<T>): Promise<T> {
  if (vault.db.isTransaction) return work(vault)
  if (vault.engine === 'postgres') {
    const run = () => vault.db.transaction().execute((db) => work({ ...vault, db }))
    // Within another vault's transaction the conflict may be in that one, so the outer call runs both again.
    return repeats.getStore() ? run() : retryConflicts(() => repeats.run(true, run))
  }
  let group = groups.get(vault.db)
  if (!group) {
    group = new Group(vault.db)
    groups.set(vault.db, group)
  }
  return group.join((db) => work({ ...vault, db }))
}

/** Maximum transactions per shared commit; other queries of the vault wait for at most these. */
const GROUP_MAX = 64

const groups = new WeakMap<Kysely<NoTables>, Group>()

/** One transaction of a group. `run` returns a function that settles its promise, called after the shared commit. */
type Member = { run(db: Kysely<NoTables>): Promise<() => void>; fail(error: unknown): void }

/**
 * Group commit (decision 0009). The embedded engine runs one transaction at a time, and each commit waits for the disk.
 * Waiting transactions share the next commit, each in a savepoint, so that a failing one rolls back only its own
 * changes.
 */
class Group {
  readonly #db: Kysely<NoTables>
  readonly #waiting: Member[] = []
  #isRunning = false

  constructor(db: Kysely<NoTables>) {
    this.#db = db
  }

  join<T>(work: (db: Kysely<NoTables>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // Runs in the context of its own request, not of the one that started the group: the context has the language.
      const run = AsyncLocalStorage.bind(async (db: Kysely<NoTables>) => {
        const result = await work(db)
        return () => resolve(result)
      })
      this.#waiting.push({ run, fail: reject })
      if (this.#isRunning) return
      this.#isRunning = true
      // Wait until all requests that have arrived were read; otherwise each would run alone.
      setImmediate(() => void this.#runAll())
    })
  }

  async #runAll(): Promise<void> {
    while (this.#waiting.length) await this.#commitSome()
    this.#isRunning = false
  }

  async #commitSome(): Promise<void> {
    const finished: { keep: () => void; fail: (error: unknown) => void }[] = []
    let count = 0
    let cause: { error: unknown } | undefined
    try {
      await this.#db.transaction().execute(async (db) => {
        const execute = (words: string) => db.executeQuery(CompiledQuery.raw(words))
        for (; count < GROUP_MAX; count += 1) {
          const member = this.#waiting.shift()
          if (!member) return
          try {
            await execute('savepoint member')
            const keep = await member.run(db)
            await execute('release member')
            finished.push({ keep, fail: member.fail })
          } catch (error) {
            member.fail(error)
            // On a full or failing disk SQLite has rolled back the whole transaction: no savepoint is left, and all
            // members fail.
            cause = { error }
            await execute('rollback to member')
            await execute('release member')
            cause = undefined
          }
        }
      })
    } catch (error) {
      if (!count && !cause) this.#waiting.shift()?.fail(error)
      for (const { fail } of finished) fail(cause ? cause.error : error)
      return
    }
    for (const { keep } of finished) keep()
  }
}

const prepared = new Map<string, string>()

/** The name under which PostgreSQL prepares a hot query on each connection; undefined for any other statement. */
export function preparedName(sql: string): string | undefined {
  return prepared.get(sql)
}

/** Placeholder for an argument while a query is compiled. */
class Slot {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * A query on the path of creating or listing logs, or with several callers: built and compiled once per engine, then
 * only filled with its arguments (decision 0055). `build` writes `slot('name')` where an argument goes. Other queries
 * are plain Kysely.
 */
export function hotQuery<Tables extends Record<string, unknown>, Args extends Record<string, unknown>, Row>(
  build: (db: Kysely<Tables>, slot: <Name extends keyof Args>(name: Name) => Args[Name]) => Compilable<Row>,
): (vault: Vault, args: Args) => Promise<Row[]> {
  const compiled = new Map<Engine, ReturnType<Compilable<Row>['compile']>>()
  return async (vault, args) => {
    let query = compiled.get(vault.engine)
    if (!query) {
      query = build(tables<Tables>(vault), (name) => new Slot(name) as never).compile()
      compiled.set(vault.engine, query)
      if (vault.engine === 'postgres' && !prepared.has(query.sql)) prepared.set(query.sql, `hot${prepared.size}`)
    }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? args[value.name as keyof Args] : value))
    const { rows }: QueryResult<Row> = await vault.db.executeQuery({ ...query, parameters })
    return rows
  }
}
