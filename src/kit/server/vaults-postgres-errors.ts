import pg from 'pg'

/**
 * SQLSTATE classes and codes (postgresql.org/docs/15/errcodes-appendix.html) of temporary failures: connection
 * exception, insufficient resources, operator intervention, system error, and a read-only server such as a standby.
 */
const NOT_NOW = /^(08|53|57|58|25006)/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** Messages of errors for which `pg` sets no code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/**
 * Whether an error means that PostgreSQL is unreachable, starting, out of space or too busy, so that the same call may
 * succeed later.
 */
export function isPostgresDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return NOT_NOW.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.some(isPostgresDown)
  return NETWORK.has((error as { code?: string }).code ?? '') || DRIVER_WORDS.test(error.message)
}
