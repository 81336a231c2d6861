import type { Compilable, Kysely, QueryResult } from 'kysely'
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

/** Runs `work` in one transaction of the vault, or in the one already open. */
export async function transact<Name extends VaultName, T>(vault: Vault<Name>, work: (vault: Vault<Name>) => Promise<T>): Promise<T> {
  if (vault.db.isTransaction) return work(vault)
  return vault.db.transaction().execute((db) => work({ ...vault, db }))
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
    }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? args[value.name as keyof Args] : value))
    const { rows }: QueryResult<Row> = await vault.db.executeQuery({ ...query, parameters })
    return rows
  }
}
