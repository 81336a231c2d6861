import type { Kysely } from 'kysely'

/**
 * When an address was confirmed by link; null if it was not. Existing accounts can request a link in their settings.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute()
}
