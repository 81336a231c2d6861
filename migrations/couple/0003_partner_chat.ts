import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/**
 * The partner's conversations with Lara, encrypted under the partner's key and only in this vault. `place` orders
 * messages, `keep_until` is when one is removed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('partner_chat_sessions')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_chat_sessions_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('partner_chat_sessions_age').on('partner_chat_sessions').column('updated_at').execute()

  await db.schema
    .createTable('partner_chat_messages')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('session_id', 'bigint', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('keep_until', 'bigint', (column) => column.notNull())
    .addColumn('repeat_digest', 'varchar(43)')
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_chat_messages_key', ['user_id', 'session_id', 'place'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('partner_chat_messages_id').unique().on('partner_chat_messages').columns(['user_id', 'id']).execute()
  await db.schema
    .createIndex('partner_chat_messages_repeat')
    .unique()
    .on('partner_chat_messages')
    .columns(['user_id', 'repeat_digest'])
    .execute()
  await db.schema.createIndex('partner_chat_messages_age').on('partner_chat_messages').column('keep_until').execute()
}
