import type { Kysely } from 'kysely'
import { blobType } from '../../src/kit/server/schema-types.ts'

/**
 * Passkeys of accounts: found by an HMAC of the credential's id; name, id and public key are encrypted. Challenges wait
 * for one answer of a browser; `user_id` is 0 for a sign-in. Accounts in `passkey_only` need a passkey to sign in.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'varchar(43)', (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addPrimaryKeyConstraint('passkeys_key', ['user_id', 'id'])
    .execute()
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('passkey_challenges_age').on('passkey_challenges').column('expires_at').execute()
  await db.schema
    .createTable('passkey_only')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute()
}
