import type { Kysely } from 'kysely'
import { blobType } from '../../src/kit/server/schema-types.ts'

/**
 * Submissions of the public forms. `digest` identifies a repeated submission; names, addresses and texts are encrypted.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('public_forms')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('digest', 'varchar(43)', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('public_forms_once', ['kind', 'digest'])
    .execute()
  await db.schema.createIndex('public_forms_age').on('public_forms').columns(['created_at', 'id']).execute()
}
