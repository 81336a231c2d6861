import type { Kysely } from 'kysely'

/**
 * When a session last gave its password again; whose account ends and when (a row stays until the last of its data is gone); and to whom a
 * waiting letter belongs, so that it goes with its account.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('stepped_up_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('leavings')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('leavings_due').on('leavings').column('due_at').execute()

  await db.schema.alterTable('mails').addColumn('user_id', 'bigint').execute()
}
