import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/** Logs with the counts shown on Home, moments, onboarding answers, and stored replies to repeated writes. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('logs')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('log_date', 'varchar(10)', (column) => column.notNull())
    .addColumn('log_type', 'varchar(10)', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('logs_key', ['user_id', 'log_date', 'log_type'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('logs_id').unique().on('logs').columns(['user_id', 'id']).execute()
  await db.schema.createIndex('logs_updated').on('logs').columns(['user_id', 'updated_at']).execute()

  await db.schema
    .createTable('log_counts')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('quick_logs', 'integer', (column) => column.notNull())
    .addColumn('deep_logs', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('log_runs')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('first_day', 'varchar(10)', (column) => column.notNull())
    .addColumn('last_day', 'varchar(10)', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_runs_key', ['user_id', 'first_day'])
    .modifyEnd(clustered(db))
    .execute()

  await db.schema
    .createTable('moments')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'varchar(12)', (column) => column.notNull())
    .addColumn('local_date', 'varchar(10)', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('moments_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('moments_at').on('moments').columns(['user_id', 'at']).execute()
  await db.schema.createIndex('moments_day').on('moments').columns(['user_id', 'local_date']).execute()

  await db.schema
    .createTable('onboardings')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('answered_writes')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'varchar(43)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db))
    .addPrimaryKeyConstraint('answered_writes_key', ['user_id', 'digest'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('answered_writes_age').on('answered_writes').column('created_at').execute()
}
