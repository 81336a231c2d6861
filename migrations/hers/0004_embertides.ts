import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/** EmberTides: the three values and the touch path are encrypted; day and time are not. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('embertides')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('local_date', 'varchar(10)', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('embertides_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('embertides_at').on('embertides').columns(['user_id', 'at']).execute()
}
