import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/** Stored replies to repeated writes. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('answered_writes')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'varchar(43)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db))
    .addPrimaryKeyConstraint('answered_writes_key', ['user_id', 'digest'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('answered_writes_age').on('answered_writes').column('created_at').execute()
}
