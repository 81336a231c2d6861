import type { Kysely } from 'kysely'

/**
 * Her address for last night's sleep (decision 0084). `digest` is the keyed digest of the secret in the address;
 * `uses` counts what came on the UTC date `used_on`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sleep_inboxes')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('digest', 'varchar(43)', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('used_on', 'varchar(10)', (column) => column.notNull())
    .addColumn('uses', 'smallint', (column) => column.notNull())
    .execute()
}
