import type { Kysely } from 'kysely'
import { blobType } from '../../src/kit/server/schema-types.ts'

/** What she says about her body: one encrypted row per user. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('background')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
}
