import type { Kysely } from 'kysely'
import { blobType } from '../../src/kit/server/schema-types.ts'

/** Looks for patterns in her notes, one encrypted row each, and the question of her own: one encrypted row per user. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('pattern_looks')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('look', 'smallint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('pattern_looks_key', ['user_id', 'look'])
    .execute()
  await db.schema
    .createTable('pattern_questions')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
}
