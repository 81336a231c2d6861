import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/** Accounts, data keys, sessions, one-time tokens and queued email. Names and addresses are encrypted. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('user_type', 'varchar(10)', (column) => column.notNull())
    .addColumn('email_digest', 'varchar(43)', (column) => column.notNull().unique())
    .addColumn('password_hash', 'varchar(200)', (column) => column.notNull())
    .addColumn('timezone', 'varchar(64)', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('data_keys')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('wrapped', blobType(db), (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('device', 'varchar(80)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sessions_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()

  await db.schema
    .createTable('one_time_tokens')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'varchar(43)', (column) => column.notNull())
    .addColumn('purpose', 'varchar(20)', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_time_tokens_key', ['user_id', 'digest'])
    .execute()

  await db.schema
    .createTable('mails')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mails_due').on('mails').column('due_at').execute()

  await db.schema
    .createTable('facts')
    .addColumn('name', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('value', blobType(db), (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('limits')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
}
