import type { Kysely } from 'kysely'
import { blobType } from '../../src/kit/server/schema-types.ts'

/**
 * Share links (decision 0072). `digest` is the keyed digest of the id in the link; `sealed` holds the label under her
 * key; `body` is encrypted in her browser with a key that is only in the link, and is emptied at the last opening.
 * `opens` is how often the link may be opened, `opens_left` how often it still may.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('shares')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('digest', 'varchar(43)', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('opens', 'smallint', (column) => column.notNull())
    .addColumn('opens_left', 'smallint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addColumn('body', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('shares_key', ['user_id', 'id'])
    .execute()
  await db.schema.createIndex('shares_expires').on('shares').columns(['expires_at']).execute()
}
