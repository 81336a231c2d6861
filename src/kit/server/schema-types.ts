import { type Expression, type Kysely, type RawBuilder, sql, SqliteAdapter } from 'kysely'

function isSqlite(db: Kysely<never>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** The engine's column type for encrypted bytes. */
export function blobType(db: Kysely<never>): Expression<unknown> {
  return isSqlite(db) ? sql`blob` : sql`bytea`
}

/**
 * Stores a table's rows in the order of the primary key where the engine supports it, so that one owner's rows are
 * adjacent.
 */
export function clustered(db: Kysely<never>): RawBuilder<unknown> {
  return isSqlite(db) ? sql`without rowid` : sql``
}
