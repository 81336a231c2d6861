import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/**
 * What she takes, and her doses: at most one answer per treatment, day and slot. `removed_at` (ms) is 0 until she
 * removes a treatment, which she can undo for an hour.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('treatments')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('treatments_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('treatments_removed').on('treatments').columns(['removed_at']).execute()
  await db.schema
    .createTable('doses')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('local_date', 'varchar(10)', (column) => column.notNull())
    .addColumn('treatment_id', 'bigint', (column) => column.notNull())
    .addColumn('slot', 'smallint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('doses_key', ['user_id', 'local_date', 'treatment_id', 'slot'])
    .modifyEnd(clustered(db))
    .execute()
}
