import type { Kysely } from 'kysely'
import { blobType, clustered } from '../../src/kit/server/schema-types.ts'

/**
 * What a couple shares. A link belongs to the woman (`user_id`); `partner_id` is set on acceptance, the digest of the
 * invitation token until then. Names and everything either writes for the other are encrypted under the link's key,
 * which is stored wrapped: under her key, under the partner's, and until acceptance under the emailed token. Actions
 * belong to the partner; signals and sums of reactions to the woman.
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
