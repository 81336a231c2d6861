import type { Kysely } from 'kysely'

/** Drops the runs of days with a log: the streak is counted from `logs` (decision 0055). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.dropTable('log_runs').execute()
}
