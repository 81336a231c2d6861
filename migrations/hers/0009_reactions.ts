import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/**
 * Her reactions, one row per action of the partner. `week` is the Monday, in her time zone, of the week of the
 * reaction.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('reactions')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('action_id', 'bigint', (column) => column.notNull())
    .addColumn('week', 'varchar(10)', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('reactions_key', ['user_id', 'action_id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('reactions_week').on('reactions').columns(['user_id', 'week']).execute()
}
