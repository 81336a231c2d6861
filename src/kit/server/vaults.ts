import { type Compilable, CompiledQuery, type Kysely, type QueryResult } from 'kysely'
import type { Pool } from 'pg'

/** The three vaults (house.md §2). Nothing joins or refers across them. */
export type VaultName = 'accounts' | 'hers' | 'couple'

type Engine = 'sqlite' | 'postgres'

type NoTables = Record<never, never>

/** One vault: a file of its own, or a schema with a login role of its own. A store names its tables with `tables`. */
export type Vault<Name extends VaultName = VaultName> = {
  readonly name: Name
  readonly engine: Engine
  readonly db: Kysely<NoTables>
}

export type Vaults = {
  readonly accounts: Vault<'accounts'>
  readonly hers: Vault<'hers'>
  readonly couple: Vault<'couple'>
  /** Where several servers share the counts of their limits; undefined on the embedded store, which has one server. */
  readonly limitsPool: Pool | undefined
  /** Asks each vault for one row; throws when one does not answer. */
  check(): Promise<void>
  close(): Promise<void>
}

/** The vault's query builder, typed with the tables of one store. */
export function tables<Tables extends Record<string, unknown>>(vault: Vault): Kysely<Tables> {
  return vault.db as unknown as Kysely<Tables>
}

/** Runs `work` in one transaction of the vault, or in the one already open. It is durable once the promise is kept. */
export async function transact<Name extends VaultName, T>(vault: Vault<Name>, work: (vault: Vault<Name>) => Promise<T>): Promise<T> {
  if (vault.db.isTransaction) return work(vault)
  if (vault.engine === 'postgres') return vault.db.transaction().execute((db) => work({ ...vault, db }))
  let group = groups.get(vault.db)
  if (!group) {
    group = new Group(vault.db)
    groups.set(vault.db, group)
  }
  return group.join((db) => work({ ...vault, db }))
}

/** How many transactions may share one commit; what else the vault is asked waits for no more than these. */
const GROUP_MAX = 64

const groups = new WeakMap<Kysely<NoTables>, Group>()

/** One transaction of a group. `run` answers how its promise is kept, once the commit that all share is done. */
type Member = { run(db: Kysely<NoTables>): Promise<() => void>; fail(error: unknown): void }

/**
 * The embedded engine does one transaction after the other, and each commit waits for the disk. Those that wait already share the next
 * commit: each keeps a savepoint of its own, so that one that fails takes back its own changes and no others.
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
      const run = async (db: Kysely<NoTables>) => {
        const result = await work(db)
        return () => resolve(result)
      }
      this.#waiting.push({ run, fail: reject })
      if (this.#isRunning) return
      this.#isRunning = true
      // Once every request that has arrived by now was read: until then they would not find each other, since each runs to its end.
      setImmediate(() => void this.#runAll())
    })
  }

  async #runAll(): Promise<void> {
    while (this.#waiting.length) await this.#commitSome()
    this.#isRunning = false
  }

  async #commitSome(): Promise<void> {
    const done: { keep: () => void; fail: (error: unknown) => void }[] = []
    let taken = 0
    let cause: { error: unknown } | undefined
    try {
      await this.#db.transaction().execute(async (db) => {
        const say = (words: string) => db.executeQuery(CompiledQuery.raw(words))
        for (; taken < GROUP_MAX; taken += 1) {
          const member = this.#waiting.shift()
          if (!member) return
          try {
            await say('savepoint member')
            const keep = await member.run(db)
            await say('release member')
            done.push({ keep, fail: member.fail })
          } catch (error) {
            member.fail(error)
            // On a full or failing disk SQLite has taken the whole transaction back. Then there is no savepoint any more, and all fail alike.
            cause = { error }
            await say('rollback to member')
            await say('release member')
            cause = undefined
          }
        }
      })
    } catch (error) {
      if (!taken && !cause) this.#waiting.shift()?.fail(error)
      for (const { fail } of done) fail(cause ? cause.error : error)
      return
    }
    for (const { keep } of done) keep()
  }
}

const prepared = new Map<string, string>()

/** The name under which PostgreSQL keeps a hot query prepared on each connection; undefined for any other statement. */
export function preparedName(sql: string): string | undefined {
  return prepared.get(sql)
}

/** Stands for an argument while a query is compiled. */
class Slot {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * A query that runs on every request: built and compiled once per engine, then only filled with its arguments
 * (stack.md: building it each time costs half as much CPU again). `build` writes `slot('name')` where an argument goes.
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
