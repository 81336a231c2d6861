import type { Kysely } from 'kysely'

/**
 * Insight alerts: when a worker next looks for something new to tell her (`wake_at`, null for never), and when she was
 * told last (`sent_at`), both in ms.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('insight_alerts')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('wake_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .execute()
  await db.schema.createIndex('insight_alerts_wake').on('insight_alerts').column('wake_at').execute()
}
