import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/**
 * What she brought from other apps: one row for each source and day, with what that source put into the log and the
 * calendar entry of the day, encrypted. It keeps a day from being brought twice, and says what undoing takes away.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('imported_days')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('source', 'varchar(20)', (column) => column.notNull())
    .addColumn('local_date', 'varchar(10)', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('imported_days_key', ['user_id', 'source', 'local_date'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('imported_days_id').unique().on('imported_days').columns(['user_id', 'id']).execute()
}
