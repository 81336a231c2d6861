import type { Kysely } from 'kysely'

/**
 * Digests of emails that may be queued only once, retained after sending, so that queueing one again after a crash has
 * no effect.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('queued_once')
    .addColumn('digest', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('queued_once_age').on('queued_once').column('created_at').execute()
}
