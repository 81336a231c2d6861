/** How many logs she has, and on which days in a row: kept beside the logs, so that Home costs the same after ten years (decision 0005). */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { hotQuery, tables } from '../../../kit/server/vaults.ts'
import type { LogType } from '../contract.ts'
import { type Run, type RunChange, withDay, withoutDay } from '../rules/runs.ts'
import type { Hers, LogsTables } from './log-rows.ts'

const countMore = hotQuery<LogsTables, { user: number; quick: number; deep: number }, unknown>((db, slot) =>
  db
    .insertInto('log_counts')
    .values({ user_id: slot('user'), quick_logs: slot('quick'), deep_logs: slot('deep') })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(({ ref, eb }) => ({
        quick_logs: eb(ref('log_counts.quick_logs'), '+', ref('excluded.quick_logs')),
        deep_logs: eb(ref('log_counts.deep_logs'), '+', ref('excluded.deep_logs')),
      })),
    ),
)

/** Counts `more` logs of a kind (negative: fewer). Her row is locked until the transaction ends, so that two writes of one woman follow each other. */
export async function countLog(inside: Hers, userId: number, type: LogType, more: number): Promise<void> {
  await countMore(inside, { user: userId, quick: type === 'quick_log' ? more : 0, deep: type === 'deep_log' ? more : 0 })
}

/** Lets no other write to this woman's logs go on until the transaction ends. */
export async function lockLogs(inside: Hers, userId: number): Promise<void> {
  await countMore(inside, { user: userId, quick: 0, deep: 0 })
}

const findNearRuns = hotQuery<
  LogsTables,
  { user: number; before: LocalDate; after: LocalDate },
  { first_day: LocalDate; last_day: LocalDate }
>((db, slot) =>
  db
    .selectFrom('log_runs')
    .select(['first_day', 'last_day'])
    .where('user_id', '=', slot('user'))
    .where('first_day', '<=', slot('after'))
    .where('last_day', '>=', slot('before'))
    .orderBy('first_day', 'desc')
    .limit(3),
)

const removeRun = hotQuery<LogsTables, { user: number; first: LocalDate }, unknown>((db, slot) =>
  db.deleteFrom('log_runs').where('user_id', '=', slot('user')).where('first_day', '=', slot('first')),
)

const insertRun = hotQuery<LogsTables, { user: number; first: LocalDate; last: LocalDate }, unknown>((db, slot) =>
  db.insertInto('log_runs').values({ user_id: slot('user'), first_day: slot('first'), last_day: slot('last') }),
)

async function changeRuns(
  inside: Hers,
  userId: number,
  day: LocalDate,
  change: (near: { first: LocalDate; last: LocalDate }[], day: LocalDate) => RunChange,
): Promise<void> {
  const near = await findNearRuns(inside, { user: userId, before: addDays(day, -1), after: addDays(day, 1) })
  const { gone, added } = change(
    near.map(({ first_day: first, last_day: last }) => ({ first, last })),
    day,
  )
  for (const { first } of gone) await removeRun(inside, { user: userId, first })
  for (const { first, last } of added) await insertRun(inside, { user: userId, first, last })
}

/** The runs once `day` holds a log. Asks for the lock of `countLog`. */
export async function addToRuns(inside: Hers, userId: number, day: LocalDate): Promise<void> {
  await changeRuns(inside, userId, day, withDay)
}

/** The runs once `day` holds no log any more. Asks for the lock of `countLog`. */
export async function takeFromRuns(inside: Hers, userId: number, day: LocalDate): Promise<void> {
  await changeRuns(inside, userId, day, withoutDay)
}

/** Counts her logs and finds their runs anew, after many were added at once. Asks for the lock of `countLog`. */
export async function recount(inside: Hers, userId: number): Promise<void> {
  const db = tables<LogsTables>(inside)
  const counts = await db
    .selectFrom('logs')
    .select(({ fn }) => ['log_type', fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy('log_type')
    .execute()
  const countOf = (type: LogType) => counts.find(({ log_type }) => log_type === type)?.count ?? 0
  await db
    .updateTable('log_counts')
    .set({ quick_logs: countOf('quick_log'), deep_logs: countOf('deep_log') })
    .where('user_id', '=', userId)
    .execute()

  const days = await db.selectFrom('logs').select('log_date').distinct().where('user_id', '=', userId).orderBy('log_date').execute()
  const runs: Run[] = []
  for (const { log_date: day } of days) {
    const run = runs.at(-1)
    if (run && addDays(run.last, 1) === day) run.last = day
    else runs.push({ first: day, last: day })
  }
  await db.deleteFrom('log_runs').where('user_id', '=', userId).execute()
  for (const { first, last } of runs) await insertRun(inside, { user: userId, first, last })
}
