import type { Kysely } from 'kysely'

/** Number of emails to an address since `since`, by kind, and addresses that refused email; both by HMAC. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('mail_counts')
    .addColumn('digest', 'varchar(43)', (column) => column.notNull())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_counts_key', ['digest', 'kind'])
    .execute()
  await db.schema
    .createTable('mail_refusals')
    .addColumn('digest', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}
