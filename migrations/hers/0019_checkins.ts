import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/**
 * Check-ins: which questionnaire, the answers and the score are encrypted, because its name alone tells what was asked;
 * the day and the times are not. `created_at` is when it was answered, `updated_at` when it was stored.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('checkins')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('local_date', 'varchar(10)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('checkins_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('checkins_at').on('checkins').columns(['user_id', 'created_at']).execute()
}
