import { isDeepStrictEqual } from 'node:util'
import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import { seal } from '../../../kit/server/seal.ts'
import { hotQuery, tables, transact } from '../../../kit/server/vaults.ts'
import type { LogAnswers, LogEntry, LogType } from '../contract.ts'
import { type Hers, LOG_COLUMNS, type LogRow, type LogsTables, openAnswers, placeOfLog, toEntry, withAnswers } from './log-rows.ts'
import { keepRevision } from './revision-store.ts'
import { addToRuns, countLog, lockLogs } from './tally-store.ts'

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

/** Adds the log of that kind and day; undefined when she has one already, also under simultaneous double submission. */
export async function addLog(
  hers: Hers,
  user: Person,
  type: LogType,
  day: LocalDate,
  answers: LogAnswers,
  now: number,
): Promise<LogEntry | undefined> {
  const id = newId()
  const sealed = seal(user.key, placeOfLog(user, id, 1), answers)
  return transact(hers, async (inside) => {
    await countLog(inside, user.id, type, 1)
    const added = await insertLog(inside, { user: user.id, day, type, id, now, sealed })
    if (!added.length) {
      await countLog(inside, user.id, type, -1)
      return undefined
    }
    await addToRuns(inside, user.id, day)
    return withAnswers({ log_date: day, log_type: type, id, created_at: now, updated_at: now }, answers)
  })
}

const findByDay = hotQuery<LogsTables, { user: number; day: LocalDate; type: LogType }, LogRow>((db, slot) =>
  db
    .selectFrom('logs')
    .select(LOG_COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('log_date', '=', slot('day'))
    .where('log_type', '=', slot('type')),
)

const findById = hotQuery<LogsTables, { user: number; id: number }, LogRow>((db, slot) =>
  db.selectFrom('logs').select(LOG_COLUMNS).where('user_id', '=', slot('user')).where('id', '=', slot('id')),
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

/** The ids of her logs of some days, each under its type and day: `quick_log 2026-11-21`. */
export async function findLogIds(hers: Hers, user: Person, days: readonly LocalDate[]): Promise<Map<string, number>> {
  const rows = await tables<LogsTables>(hers)
    .selectFrom('logs')
    .select(['id', 'log_type', 'log_date'])
    .where('user_id', '=', user.id)
    .where('log_date', 'in', days)
    .execute()
  return new Map(rows.map((row) => [`${row.log_type} ${row.log_date}`, row.id]))
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

/** Time spent is no answer: alone it makes no new version. */
function saysTheSame(one: LogAnswers, other: LogAnswers): boolean {
  return isDeepStrictEqual({ ...one, elapsed_seconds: 0 }, { ...other, elapsed_seconds: 0 })
}

/**
 * Replaces the answers of her log of that kind and day, and keeps the former version; undefined when there is none. The last of two
 * simultaneous writers wins whole. Where no answer changes, nothing is kept; where nothing changes at all, nothing is written.
 */
export async function setLog(
  hers: Hers,
  user: Person,
  type: LogType,
  day: LocalDate,
  answers: LogAnswers,
  now: number,
): Promise<LogEntry | undefined> {
  return transact(hers, async (inside) => {
    await lockLogs(inside, user.id)
    const [row] = await findByDay(inside, { user: user.id, day, type })
    if (!row) return undefined
    const former = openAnswers(user, row)
    if (isDeepStrictEqual(former, answers)) return withAnswers(row, answers)
    if (!saysTheSame(former, answers)) await keepRevision(inside, user, row, former, now)
    const next = row.version + 1
    const sealed = seal(user.key, placeOfLog(user, row.id, next), answers)
    const replaced = await replaceLog(inside, { user: user.id, id: row.id, version: row.version, next, now, sealed })
    if (!replaced.length) throw new Error('a log was rewritten in spite of the lock')
    return withAnswers({ ...row, updated_at: now }, answers)
  })
}

const findBefore = hotQuery<LogsTables, { user: number; type: LogType; day: LocalDate }, { id: number }>((db, slot) =>
  db
    .selectFrom('logs')
    .select('id')
    .where('user_id', '=', slot('user'))
    .where('log_type', '=', slot('type'))
    .where('log_date', '=', (inner) =>
      inner
        .selectFrom('logs as kind')
        .select('kind.log_date')
        .where('kind.user_id', '=', slot('user'))
        .where('kind.log_type', '=', slot('type'))
        .where('kind.log_date', '<', slot('day'))
        .orderBy('kind.log_date', 'desc')
        .limit(1),
    ),
)

const findAfter = hotQuery<LogsTables, { user: number; type: LogType; day: LocalDate }, { id: number }>((db, slot) =>
  db
    .selectFrom('logs')
    .select('id')
    .where('user_id', '=', slot('user'))
    .where('log_type', '=', slot('type'))
    .where('log_date', '=', (inner) =>
      inner
        .selectFrom('logs as kind')
        .select('kind.log_date')
        .where('kind.user_id', '=', slot('user'))
        .where('kind.log_type', '=', slot('type'))
        .where('kind.log_date', '>', slot('day'))
        .orderBy('kind.log_date')
        .limit(1),
    ),
)

/** Her logs of the same kind on the nearest days before and after an entry's; null where there is none. Two looks into an index. */
export async function findNeighbours(
  hers: Hers,
  user: Person,
  { log_type: type, log_date: day }: LogEntry,
): Promise<{ previous_id: number | null; next_id: number | null }> {
  const [[before], [after]] = await Promise.all([
    findBefore(hers, { user: user.id, type, day }),
    findAfter(hers, { user: user.id, type, day }),
  ])
  return { previous_id: before?.id ?? null, next_id: after?.id ?? null }
}

type PageArgs = { user: number; from: LocalDate; to: LocalDate; before: LocalDate; beforeType: string; limit: number }

/** Within a day quick comes before deep, so that `before` may cut between the two. */
const findPage = hotQuery<LogsTables, PageArgs, LogRow>((db, slot) =>
  db
    .selectFrom('logs')
    .select(LOG_COLUMNS)
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

/** Its days come from the index of kinds alone: left to itself the embedded engine walks through every log of the other kind. */
const findPageOfKind = hotQuery<LogsTables, Omit<PageArgs, 'beforeType'> & { type: LogType }, LogRow>((db, slot) =>
  db
    .selectFrom('logs')
    .select(LOG_COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('log_type', '=', slot('type'))
    .where('log_date', 'in', (inner) =>
      inner
        .selectFrom('logs as kind')
        .select('kind.log_date')
        .where('kind.user_id', '=', slot('user'))
        .where('kind.log_type', '=', slot('type'))
        .where('kind.log_date', '>=', slot('from'))
        .where('kind.log_date', '<=', slot('to'))
        .where('kind.log_date', '<', slot('before'))
        .orderBy('kind.log_date', 'desc')
        .limit(slot('limit')),
    )
    .orderBy('log_date', 'desc'),
)

/** Up to `limit` of her logs from `from` to `to`, before `place`, newest first; only those of `type` where it is named. */
export async function findLogs(
  hers: Hers,
  user: Person,
  page: { from: LocalDate; to: LocalDate; place: Place; limit: number; type?: LogType | undefined },
): Promise<LogEntry[]> {
  const { from, to, place, limit, type } = page
  // Of the place's own day a kind that sorts before the place is still to come.
  const before = type && type < place.type ? `${place.day}.` : place.day
  const rows = type
    ? await findPageOfKind(hers, { user: user.id, type, from, to, before, limit })
    : await findPage(hers, { user: user.id, from, to, before: place.day, beforeType: place.type, limit })
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

const findEarliestRun = hotQuery<LogsTables, { user: number }, { first_day: LocalDate }>((db, slot) =>
  db.selectFrom('log_runs').select('first_day').where('user_id', '=', slot('user')).orderBy('first_day', 'asc').limit(1),
)

/** The first day that holds a log of hers. */
export async function findFirstLogDay(hers: Hers, user: Person): Promise<LocalDate | undefined> {
  const [row] = await findEarliestRun(hers, { user: user.id })
  return row?.first_day
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
    .select(LOG_COLUMNS)
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
