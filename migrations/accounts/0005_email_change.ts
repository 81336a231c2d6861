import type { Kysely } from 'kysely'
import { blobType } from '../../src/kit/server/schema-types.ts'

/** Data of a one-time token: the new address of a change of email, encrypted under the owner's key. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('one_time_tokens').addColumn('sealed', blobType(db)).execute()
}
