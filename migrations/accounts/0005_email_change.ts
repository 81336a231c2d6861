import type { Kysely } from 'kysely'
import { blobType } from '../../src/kit/server/schema-types.ts'

/** What a one-time token is for, beside its purpose: the new address of a change of e-mail, sealed under the owner's key. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('one_time_tokens').addColumn('sealed', blobType(db)).execute()
}
