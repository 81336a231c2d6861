import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { retryConflicts } from './retry.ts'
import { type LimitsPool, preparedName } from './vaults.ts'

/** Longest wait for a connection, in ms. */
export const CONNECT_TIMEOUT_MS = 5_000
const INT8 = 20

/** Parses BIGINT as number: ids are below 2^52, times are milliseconds. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser,
}

/**
 * A pool of connections, with command-line `options` for the server, which poolers refuse. Errors of broken
 * connections, which would otherwise end the process, are handled: the pool replaces an idle connection, and a query on
 * a connection in use rejects by itself.
 */
export function openPool(connectionString: string, max: number, options?: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, types, ...(options && { options }) })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** Prepares hot queries once per connection, if `prepares`, and repeats a single statement after a conflict. */
function repeating(pool: pg.Pool, prepares: boolean): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient) => {
    const query = (text: string, values: unknown[]) => {
      const name = prepares ? preparedName(text) : undefined
      const send = () => client.query({ ...(name && { name }), text, values })
      // Inside a transaction only the whole of it can be repeated (`transact`).
      return client.getTransactionStatus() === 'T' ? send() : retryConflicts(send)
    }
    // Cursors are passed through: nothing here streams.
    const wrapped = { query, release: (broken?: boolean | Error) => client.release(broken) } as unknown as PostgresPoolClient
    clients.set(client, wrapped)
    return wrapped
  }
  return {
    connect: async () => {
      const client = await pool.connect()
      return clients.get(client) ?? wrap(client)
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** Takes no lock for migrations: callers hold those of `withMigrationLocks`. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class UnlockedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter()
  }
}

/** The query builder on a pool. */
export function queriesOn(pool: pg.Pool, prepares: boolean): Kysely<Record<string, unknown>> {
  return new Kysely<Record<string, unknown>>({ dialect: new UnlockedDialect({ pool: repeating(pool, prepares) }) })
}

/** The pool as the rate limits use it. */
export function limitsOn(pool: pg.Pool, prepares: boolean): LimitsPool {
  return { query: ({ name, ...statement }) => retryConflicts(() => pool.query({ ...statement, ...(prepares && name && { name }) })) }
}
