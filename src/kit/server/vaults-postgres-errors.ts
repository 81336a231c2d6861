import pg from 'pg'

/**
 * SQLSTATE classes and codes (postgresql.org/docs/15/errcodes-appendix.html) of temporary failures: connection
 * exception, insufficient resources, operator intervention, system error, and a read-only server such as a standby.
 */
const NOT_NOW = /^(08|53|57|58|25006)/
/** SQLSTATE of a transaction that was rolled back because of a concurrent one: serialization failure, deadlock. */
const CONFLICT = /^40(?:001|P01)$/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** Messages of errors for which `pg` sets no code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Whether PostgreSQL rolled a statement or transaction back only because of a concurrent one. */
export function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && CONFLICT.test(error.code ?? '')
}

/**
 * Whether an error means that PostgreSQL is unreachable, starting, out of space or too busy, so that the same call may
 * succeed later.
 */
export function isPostgresDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return isConflict(error) || NOT_NOW.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.some(isPostgresDown)
  return NETWORK.has((error as { code?: string }).code ?? '') || DRIVER_WORDS.test(error.message)
}
