import type { Kysely } from 'kysely'

/**
 * The last step-up of a session; scheduled deletions (a row exists until the last data is removed); and the account of
 * a queued email, so that it is removed with the account.
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
