import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { hotQuery, transact, type Vault } from '../../../kit/server/vaults.ts'
import type { LogEntry, LogType, QuickAnswers } from '../contract.ts'
import { type RunChange, withDay, withoutDay } from '../rules/runs.ts'

type Hers = Vault<'hers'>

type LogRow = {
  log_date: LocalDate
  log_type: LogType
  id: number
  version: number
  created_at: number
  updated_at: number
  sealed: Uint8Array
}

type LogsTables = {
  logs: LogRow & { user_id: number }
  log_counts: { user_id: number; quick_logs: number; deep_logs: number }
  log_runs: { user_id: number; first_day: LocalDate; last_day: LocalDate }
}

const COLUMNS = ['log_date', 'log_type', 'id', 'version', 'created_at', 'updated_at', 'sealed'] as const

function toEntry(user: Person, row: LogRow): LogEntry {
  return withAnswers(row, unseal<QuickAnswers>(user.key, placeOf(user.id, 'logs', row.id, row.version), row.sealed))
}

function withAnswers(row: Omit<LogRow, 'version' | 'sealed'>, answers: QuickAnswers): LogEntry {
  return {
    ...answers,
    id: row.id,
    log_type: row.log_type,
    log_date: row.log_date,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

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

/** Counts one log more or less. The row is locked until the transaction ends, so that two writes of one woman follow each other. */
const countLog = hotQuery<LogsTables, { user: number; quick: number; deep: number }, unknown>((db, slot) =>
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
  hers: Hers,
  userId: number,
  day: LocalDate,
  change: (near: { first: LocalDate; last: LocalDate }[], day: LocalDate) => RunChange,
): Promise<void> {
  const near = await findNearRuns(hers, { user: userId, before: addDays(day, -1), after: addDays(day, 1) })
  const { gone, added } = change(
    near.map(({ first_day: first, last_day: last }) => ({ first, last })),
    day,
  )
  for (const { first } of gone) await removeRun(hers, { user: userId, first })
  for (const { first, last } of added) await insertRun(hers, { user: userId, first, last })
}

/** Adds the log of that kind and day; undefined when she has one already, also under simultaneous double submission. */
export async function addLog(
  hers: Hers,
  user: Person,
  type: LogType,
  day: LocalDate,
  answers: QuickAnswers,
  now: number,
): Promise<LogEntry | undefined> {
  const id = newId()
  const sealed = seal(user.key, placeOf(user.id, 'logs', id, 1), answers)
  return transact(hers, async (inside) => {
    await countLog(inside, { user: user.id, quick: type === 'quick_log' ? 1 : 0, deep: type === 'deep_log' ? 1 : 0 })
    const added = await insertLog(inside, { user: user.id, day, type, id, now, sealed })
    if (!added.length) {
      await countLog(inside, { user: user.id, quick: type === 'quick_log' ? -1 : 0, deep: type === 'deep_log' ? -1 : 0 })
      return undefined
    }
    await changeRuns(inside, user.id, day, withDay)
    return withAnswers({ log_date: day, log_type: type, id, created_at: now, updated_at: now }, answers)
  })
}

const findByDay = hotQuery<LogsTables, { user: number; day: LocalDate; type: LogType }, LogRow>((db, slot) =>
  db
    .selectFrom('logs')
    .select(COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('log_date', '=', slot('day'))
    .where('log_type', '=', slot('type')),
)

const findById = hotQuery<LogsTables, { user: number; id: number }, LogRow>((db, slot) =>
  db.selectFrom('logs').select(COLUMNS).where('user_id', '=', slot('user')).where('id', '=', slot('id')),
)

/** Her log of that kind and day. */
export async function findLogOf(hers: Hers, user: Person, type: LogType, day: LocalDate): Promise<LogEntry | undefined> {
  const [row] = await findByDay(hers, { user: user.id, day, type })
  return row && toEntry(user, row)
}

/** Her log with that id; undefined also when it is somebody else's. */
export async function findLogWithId(hers: Hers, user: Person, id: number): Promise<LogEntry | undefined> {
  const [row] = await findById(hers, { user: user.id, id })
  return row && toEntry(user, row)
}

const replaceLog = hotQuery<
  LogsTables,
  { user: number; id: number; version: number; next: number; now: number; sealed: Uint8Array },
  { id: number }
>((db, slot) =>
  db
    .updateTable('logs')
    .set({ version: slot('next'), updated_at: slot('now'), sealed: slot('sealed') })
    .where('user_id', '=', slot('user'))
    .where('id', '=', slot('id'))
    .where('version', '=', slot('version'))
    .returning('id'),
)

const UPDATE_TRIES = 3

/** Replaces the answers of her log of that kind and day; undefined when there is none. The last of two simultaneous writers wins whole. */
export async function setLog(
  hers: Hers,
  user: Person,
  type: LogType,
  day: LocalDate,
  answers: QuickAnswers,
  now: number,
): Promise<LogEntry | undefined> {
  for (let attempt = 0; attempt < UPDATE_TRIES; attempt += 1) {
    const [row] = await findByDay(hers, { user: user.id, day, type })
    if (!row) return undefined
    const next = row.version + 1
    const sealed = seal(user.key, placeOf(user.id, 'logs', row.id, next), answers)
    const replaced = await replaceLog(hers, { user: user.id, id: row.id, version: row.version, next, now, sealed })
    if (replaced.length) return withAnswers({ ...row, updated_at: now }, answers)
  }
  throw new Error('a log was rewritten more often than it could be replaced')
}

const deleteLog = hotQuery<LogsTables, { user: number; id: number }, { log_type: LogType; log_date: LocalDate }>((db, slot) =>
  db.deleteFrom('logs').where('user_id', '=', slot('user')).where('id', '=', slot('id')).returning(['log_type', 'log_date']),
)

const findKindsOf = hotQuery<LogsTables, { user: number; day: LocalDate }, { log_type: LogType }>((db, slot) =>
  db.selectFrom('logs').select('log_type').where('user_id', '=', slot('user')).where('log_date', '=', slot('day')),
)

/** Removes her log with that id; false when she has none. */
export async function removeLogWithId(hers: Hers, user: Person, id: number): Promise<boolean> {
  return transact(hers, async (inside) => {
    await countLog(inside, { user: user.id, quick: 0, deep: 0 })
    const [gone] = await deleteLog(inside, { user: user.id, id })
    if (!gone) return false
    await countLog(inside, { user: user.id, quick: gone.log_type === 'quick_log' ? -1 : 0, deep: gone.log_type === 'deep_log' ? -1 : 0 })
    const rest = await findKindsOf(inside, { user: user.id, day: gone.log_date })
    if (!rest.length) await changeRuns(inside, user.id, gone.log_date, withoutDay)
    return true
  })
}

type PageArgs = { user: number; from: LocalDate; to: LocalDate; before: LocalDate; beforeType: string; limit: number }

/** Within a day quick comes before deep, so that `before` may cut between the two. */
const findPage = hotQuery<LogsTables, PageArgs, LogRow>((db, slot) =>
  db
    .selectFrom('logs')
    .select(COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('log_date', '>=', slot('from'))
    .where('log_date', '<=', slot('to'))
    .where(({ or, and, eb }) =>
      or([
        eb('log_date', '<', slot('before')),
        and([eb('log_date', '=', slot('before')), eb('log_type', '<', slot('beforeType') as LogType)]),
      ]),
    )
    .orderBy('log_date', 'desc')
    .orderBy('log_type', 'desc')
    .limit(slot('limit')),
)

/** Where a page of history ends: everything before this day, and of this day the kinds that sort before `type`. */
export type Place = { day: LocalDate; type: string }

/** Up to `limit` of her logs from `from` to `to`, before `place`, newest first. */
export async function findLogs(
  hers: Hers,
  user: Person,
  page: { from: LocalDate; to: LocalDate; place: Place; limit: number },
): Promise<LogEntry[]> {
  const { from, to, place, limit } = page
  const rows = await findPage(hers, { user: user.id, from, to, before: place.day, beforeType: place.type, limit })
  return rows.map((row) => toEntry(user, row))
}

const findLatest = hotQuery<LogsTables, { user: number; limit: number }, Omit<LogRow, 'sealed' | 'version'>>((db, slot) =>
  db
    .selectFrom('logs')
    .select(['log_date', 'log_type', 'id', 'created_at', 'updated_at'])
    .where('user_id', '=', slot('user'))
    .orderBy('updated_at', 'desc')
    .limit(slot('limit')),
)

/** The logs she wrote or changed last, without their answers. `at` is in ms. */
export async function findLatestLogs(
  hers: Hers,
  user: Person,
  limit: number,
): Promise<{ id: number; type: LogType; day: LocalDate; at: number }[]> {
  const rows = await findLatest(hers, { user: user.id, limit })
  return rows.map((row) => ({ id: row.id, type: row.log_type, day: row.log_date, at: row.updated_at }))
}

const findLatestRun = hotQuery<LogsTables, { user: number; today: LocalDate }, { first_day: LocalDate; last_day: LocalDate }>((db, slot) =>
  db
    .selectFrom('log_runs')
    .select(['first_day', 'last_day'])
    .where('user_id', '=', slot('user'))
    .where('first_day', '<=', slot('today'))
    .orderBy('first_day', 'desc')
    .limit(1),
)

/** Her last run of logged days that begins on or before `today`. One row, however many years she has logged. */
export async function findRun(hers: Hers, user: Person, today: LocalDate): Promise<{ first: LocalDate; last: LocalDate } | undefined> {
  const [row] = await findLatestRun(hers, { user: user.id, today })
  return row && { first: row.first_day, last: row.last_day }
}

const findCounts = hotQuery<LogsTables, { user: number }, { quick_logs: number; deep_logs: number }>((db, slot) =>
  db.selectFrom('log_counts').select(['quick_logs', 'deep_logs']).where('user_id', '=', slot('user')),
)

/** How many logs of each kind she has, over all time. */
export async function countLogs(hers: Hers, user: Person): Promise<{ quick: number; deep: number }> {
  const [row] = await findCounts(hers, { user: user.id })
  return { quick: row?.quick_logs ?? 0, deep: row?.deep_logs ?? 0 }
}

const findLastQuick = hotQuery<LogsTables, { user: number }, LogRow>((db, slot) =>
  db
    .selectFrom('logs')
    .select(COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('log_type', '=', 'quick_log')
    .orderBy('log_date', 'desc')
    .limit(1),
)

/** Her Soft Log with the latest date. */
export async function findLastQuickLog(hers: Hers, user: Person): Promise<LogEntry | undefined> {
  const [row] = await findLastQuick(hers, { user: user.id })
  return row && toEntry(user, row)
}
