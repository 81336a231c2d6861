import type { Kysely } from 'kysely'

/**
 * The treatment that a reminder belongs to (0: none), whose plan decides when it comes; and the local time in that plan
 * that was handled last (`2026-11-26T08:00`, empty before the first), which names a dose also after a change of zone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('reminders')
    .addColumn('treatment_id', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('reminders')
    .addColumn('last_planned', 'varchar(16)', (column) => column.notNull().defaultTo(''))
    .execute()
}
