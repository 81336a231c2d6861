import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/**
 * Second factor of an account: the encrypted secret of its authenticator app (`on_at` null until the first code was
 * given; `last_step` is the last 30-second step whose code was used), digests of unused recovery codes, and sign-ins
 * that wait for the second step.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('on_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'varchar(43)', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'digest'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema
    .createTable('login_tickets')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('login_tickets_owner').on('login_tickets').column('user_id').execute()
}
