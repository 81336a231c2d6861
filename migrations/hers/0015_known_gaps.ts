import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/** Times in which she confirmed that there was no bleeding; their days are encrypted. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('known_gaps')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('known_gaps_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
}
