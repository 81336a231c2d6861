import { type Expression, type Kysely, type RawBuilder, sql, SqliteAdapter } from 'kysely'

function isSqlite(db: Kysely<never>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** The engine's type for sealed bytes. */
export function blobType(db: Kysely<never>): Expression<unknown> {
  return isSqlite(db) ? sql`blob` : sql`bytea`
}

/** Keeps a table's rows in the order of its primary key where the engine can, so that one owner's rows lie together. */
export function clustered(db: Kysely<never>): RawBuilder<unknown> {
  return isSqlite(db) ? sql`without rowid` : sql``
}
