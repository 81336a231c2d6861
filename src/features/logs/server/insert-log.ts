/** Inserting a log and counting it, atomically. */
import { type RawBuilder, sql } from 'kysely'
import type { LocalDate } from '../../../kit/local-date.ts'
import { type HerVault, hotQuery, transact } from '../../../kit/server/vaults.ts'
import type { LogType } from '../contract.ts'
import { countLog } from './log-counts-store.ts'
import type { LogsTables } from './log-rows.ts'

type NewRow = { user: number; day: LocalDate; type: LogType; id: number; now: number; sealed: Uint8Array }

const insertLog = hotQuery<LogsTables, NewRow, { id: number }>((db, slot) =>
  db
    .insertInto('logs')
    .values({
      user_id: slot('user'),
      log_date: slot('day'),
      log_type: slot('type'),
      id: slot('id'),
      version: 1,
      created_at: slot('now'),
      updated_at: slot('now'),
      sealed: slot('sealed'),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'log_date', 'log_type']).doNothing())
    .returning('id'),
)

const findLog = hotQuery<LogsTables, Pick<NewRow, 'user' | 'day' | 'type'>, { id: number }>((db, slot) =>
  db
    .selectFrom('logs')
    .select('id')
    .where('user_id', '=', slot('user'))
    .where('log_date', '=', slot('day'))
    .where('log_type', '=', slot('type')),
)

/**
 * Inserts the log and updates its count in one statement, for PostgreSQL and a woman who has a log: 1 round trip, not 4
 * (decision 0055). Locks her counts first, as every write to her logs does; otherwise two writes could wait for each
 * other. No row if she has no counts yet or the log exists.
 */
const insertAndCount = hotQuery<LogsTables, NewRow & { quick: number; deep: number }, { id: number }>((db, slot) => {
  const cast = (name: keyof NewRow, type: RawBuilder<unknown>) => sql<never>`cast(${slot(name)} as ${type})`
  return db
    .with('locked', (inner) => inner.selectFrom('log_counts').select('user_id').where('user_id', '=', slot('user')).forUpdate())
    .with('added', (inner) =>
      inner
        .insertInto('logs')
        .columns(['user_id', 'log_date', 'log_type', 'id', 'version', 'created_at', 'updated_at', 'sealed'])
        .expression(({ selectFrom }) =>
          selectFrom('locked').select(({ lit }) => [
            'user_id',
            cast('day', sql`text`).as('log_date'),
            cast('type', sql`text`).as('log_type'),
            cast('id', sql`bigint`).as('id'),
            lit(1).as('version'),
            cast('now', sql`bigint`).as('created_at'),
            cast('now', sql`bigint`).as('updated_at'),
            cast('sealed', sql`bytea`).as('sealed'),
          ]),
        )
        .onConflict((conflict) => conflict.columns(['user_id', 'log_date', 'log_type']).doNothing())
        .returning(['id', 'user_id']),
    )
    .with('counted', (inner) =>
      inner
        .updateTable('log_counts')
        .set(({ eb }) => ({ quick_logs: eb('quick_logs', '+', slot('quick')), deep_logs: eb('deep_logs', '+', slot('deep')) }))
        .where('user_id', 'in', ({ selectFrom }) => selectFrom('added').select('user_id')),
    )
    .selectFrom('added')
    .select('id')
})

/** Whether the log was added; false when that day already has one of its kind. */
export async function insertCounted(hers: HerVault, row: NewRow): Promise<boolean> {
  if (hers.engine === 'postgres') {
    const counts = { quick: row.type === 'quick_log' ? 1 : 0, deep: row.type === 'deep_log' ? 1 : 0 }
    const added = await insertAndCount(hers, { ...row, ...counts })
    if (added.length) return true
  }
  return transact(hers, async (inside) => {
    // Without a write, a repeat cannot conflict with others, which a serializable database would undo.
    if (inside.engine === 'postgres' && (await findLog(inside, row)).length) return false
    await countLog(inside, row.user, row.type, 1)
    const added = await insertLog(inside, row)
    if (!added.length) await countLog(inside, row.user, row.type, -1)
    return added.length > 0
  })
}
