import type { Kysely } from 'kysely'

/**
 * When her calendar link was last read, and whether she is asked, after a new password, if her partner link should
 * remain.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('reminder_feeds').addColumn('last_used_at', 'bigint').execute()
  await db.schema
    .createTable('link_questions')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .execute()
}
