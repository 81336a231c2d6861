import type { Kysely } from 'kysely'

/** What she changed last in her calendar is found without reading all of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('calendar_entries_updated').on('calendar_entries').columns(['user_id', 'updated_at']).execute()
}
