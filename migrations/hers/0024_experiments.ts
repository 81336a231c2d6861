import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/**
 * Her experiments: the question, the plan that was drawn, what she kept to and what was found are encrypted. `active`
 * is 1 for the one that is not over and null for all others, so that the index allows one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('experiments')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('active', 'smallint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('experiments_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('experiments_active').on('experiments').columns(['user_id', 'active']).unique().execute()
}
