import type { Kysely } from 'kysely'

/** How many minutes before an appointment the last time of a reminder was that has been handled. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('reminders')
    .addColumn('last_lead', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
