import type { Kysely } from 'kysely'

/** Index for her latest changes of the calendar. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('calendar_entries_updated').on('calendar_entries').columns(['user_id', 'updated_at']).execute()
}
