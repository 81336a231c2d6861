import { type Kysely, sql } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/**
 * Conversations with Lara; titles and messages are encrypted. `turns` counts her messages; `place` orders messages,
 * hers before the answer. `keep_until` is when a message is removed, null for never. `repeat_digest` identifies a
 * message that is sent again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('chat_sessions')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_sessions_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
  // An export identifies a conversation by the time it began.
  await db.schema.createIndex('chat_sessions_begun').unique().on('chat_sessions').columns(['user_id', 'created_at']).execute()
  await db.schema.createIndex('chat_sessions_updated').on('chat_sessions').columns(['user_id', 'updated_at']).execute()
  await db.schema
    .createIndex('chat_sessions_unused')
    .on('chat_sessions')
    .column('created_at')
    .where(sql<boolean>`turns = 0`)
    .execute()

  await db.schema
    .createTable('chat_messages')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('session_id', 'bigint', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('keep_until', 'bigint')
    .addColumn('repeat_digest', 'varchar(43)')
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_messages_key', ['user_id', 'session_id', 'place'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('chat_messages_id').unique().on('chat_messages').columns(['user_id', 'id']).execute()
  await db.schema.createIndex('chat_messages_repeat').unique().on('chat_messages').columns(['user_id', 'repeat_digest']).execute()
  await db.schema.createIndex('chat_messages_at').on('chat_messages').columns(['user_id', 'at']).execute()
  await db.schema.createIndex('chat_messages_age').on('chat_messages').column('keep_until').execute()
}
