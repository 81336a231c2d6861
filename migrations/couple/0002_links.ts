import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/**
 * What two people share. A link is hers (`user_id`); `partner_id` stands once he accepted, the digest of the invitation's token until then. The names
 * and all that either writes for the other are sealed under the link's own key, which lies there three times at most: under her key, under his, and
 * until he accepted under the token that only his letter holds. His actions are his rows, her signals and the sums of her reactions hers.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('links')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('partner_id', 'bigint')
    .addColumn('token_digest', 'varchar(43)')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('accepted_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('key_hers', blobType(db), (column) => column.notNull())
    .addColumn('key_his', blobType(db))
    .addColumn('key_invite', blobType(db))
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('links_key', ['user_id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('links_id').unique().on('links').column('id').execute()
  await db.schema.createIndex('links_partner').unique().on('links').column('partner_id').execute()

  await db.schema
    .createTable('supportive_actions')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('action_date', 'varchar(10)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('supportive_actions_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('supportive_actions_at').on('supportive_actions').columns(['user_id', 'created_at']).execute()

  await db.schema
    .createTable('signals')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('signals_key', ['user_id', 'id'])
    .modifyEnd(clustered(db))
    .execute()
  await db.schema.createIndex('signals_end').on('signals').column('expires_at').execute()

  await db.schema
    .createTable('reaction_weeks')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('week', 'varchar(10)', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sealed', blobType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('reaction_weeks_key', ['user_id', 'week'])
    .modifyEnd(clustered(db))
    .execute()
}
