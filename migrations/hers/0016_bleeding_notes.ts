import type { Kysely } from 'kysely'
import { blobType } from '../../src/kit/server/schema-types.ts'

/** Her answers to notes about her bleeding: one encrypted row per user. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('bleeding_notes')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
}
