import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/**
 * Reminders, their deliveries, devices with push, and the calendar feed. `wake_at` is when a worker handles a row next;
 * a lease moves it ahead; null means that nothing is to be done.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reminders')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('wake_at', 'bigint')
    .addColumn('last_due_at', 'bigint')
    .addColumn('done_on', 'varchar(10)')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('reminders_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('reminders_wake').on('reminders').column('wake_at').execute()

  await db.schema
    .createTable('reminder_deliveries')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('reminder_id', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('channel', 'varchar(10)', (column) => column.notNull())
    .addColumn('device_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('send_at', 'bigint', (column) => column.notNull())
    .addColumn('wake_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addPrimaryKeyConstraint('reminder_deliveries_key', ['user_id', 'reminder_id', 'due_at', 'channel', 'device_id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('reminder_deliveries_id').unique().on('reminder_deliveries').columns(['user_id', 'id']).execute()
  await db.schema.createIndex('reminder_deliveries_wake').on('reminder_deliveries').column('wake_at').execute()
  await db.schema.createIndex('reminder_deliveries_age').on('reminder_deliveries').column('send_at').execute()

  await db.schema
    .createTable('push_devices')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('session_id', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'varchar(43)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('push_devices_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('push_devices_digest').unique().on('push_devices').column('digest').execute()

  await db.schema
    .createTable('reminder_feeds')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('digest', 'varchar(43)', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}
