import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/** Calendar: one entry per day; its content is encrypted. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('calendar_entries')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('entry_date', 'varchar(10)', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('calendar_entries_key', ['user_id', 'entry_date'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('calendar_entries_id').unique().on('calendar_entries').columns(['user_id', 'id']).execute()
}
