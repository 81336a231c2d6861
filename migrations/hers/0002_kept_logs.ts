import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/** Revisions of logs, deleted logs while they can be restored, and indexes for the previous and next log. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('logs_kind').on('logs').columns(['user_id', 'log_type', 'log_date']).execute()

  await db.schema
    .createTable('log_revisions')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('log_id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('replaced_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('log_revisions_key', ['user_id', 'log_id', 'version'])
    .modifyEnd(clustered(db))
    .execute()

  await db.schema
    .createTable('removed_logs')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('log_date', 'varchar(10)', (column) => column.notNull())
    .addColumn('log_type', 'varchar(10)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('replaced_at', 'bigint')
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('removed_logs_key', ['user_id', 'id', 'version'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('removed_logs_age').on('removed_logs').column('removed_at').execute()
}
