import { isDeepStrictEqual } from 'node:util'
import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { seal } from '../../../kit/server/seal.ts'
import { type HerVault, hotQuery, tables, transact } from '../../../kit/server/vaults.ts'
import type { LogAnswers, LogEntry, LogType } from '../contract.ts'
import { LOG_COLUMNS, type LogRow, type LogsTables, openAnswers, placeOfLog, toEntry, withAnswers } from './log-rows.ts'
import { hasEqualAnswers, keepRevision } from './revision-store.ts'
import { insertCounted } from './insert-log.ts'
import { lockLogs } from './log-counts-store.ts'

function rowsOf(hers: HerVault, user: Person) {
  return tables<LogsTables>(hers).selectFrom('logs').where('user_id', '=', user.id)
}

/** Inserts a log; undefined when the date already has one of that kind, also for simultaneous requests. */
export async function addLog(
  hers: HerVault,
  user: Person,
  type: LogType,
  day: LocalDate,
  answers: LogAnswers,
  now: number,
): Promise<LogEntry | undefined> {
  const id = newId()
  const sealed = seal(user.key, placeOfLog(user, id, 1), answers)
  const isAdded = await insertCounted(hers, { user: user.id, day, type, id, now, sealed })
  return isAdded ? withAnswers({ log_date: day, log_type: type, id, created_at: now, updated_at: now }, answers) : undefined
}

const findByDay = hotQuery<LogsTables, { user: number; day: LocalDate; type: LogType }, LogRow>((db, slot) =>
  db
    .selectFrom('logs')
    .select(LOG_COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('log_date', '=', slot('day'))
    .where('log_type', '=', slot('type')),
)

/** Her log of that kind and day. */
export async function findLogOf(hers: HerVault, user: Person, type: LogType, day: LocalDate): Promise<LogEntry | undefined> {
  const [row] = await findByDay(hers, { user: user.id, day, type })
  return row && toEntry(user, row)
}

/** The log with that id; undefined also when it belongs to another account. */
export async function findLogWithId(hers: HerVault, user: Person, id: number): Promise<LogEntry | undefined> {
  const [row] = await rowsOf(hers, user).select(LOG_COLUMNS).where('id', '=', id).execute()
  return row && toEntry(user, row)
}

/** Ids of the logs of some dates, keyed by kind and date: `quick_log 2026-11-21`. */
export async function findLogIds(hers: HerVault, user: Person, days: readonly LocalDate[]): Promise<Map<string, number>> {
  const rows = await rowsOf(hers, user).select(['id', 'log_type', 'log_date']).where('log_date', 'in', days).execute()
  return new Map(rows.map((row) => [`${row.log_type} ${row.log_date}`, row.id]))
}

/**
 * Replaces the answers of the log of that kind and date and stores a revision; undefined when there is none. Of
 * simultaneous writes the last one wins completely. Without a changed answer no revision is stored; without any
 * change nothing is written.
 */
export async function setLog(
  hers: HerVault,
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
    // Damaged content is not stored as a revision.
    const former = readable(() => openAnswers(user, row), undefined)
    if (isDeepStrictEqual(former, answers)) return withAnswers(row, answers)
    if (former && !hasEqualAnswers(former, answers)) await keepRevision(inside, user, row, former, now)
    const next = row.version + 1
    const sealed = seal(user.key, placeOfLog(user, row.id, next), answers)
    const replaced = await tables<LogsTables>(inside)
      .updateTable('logs')
      .set({ version: next, updated_at: now, sealed })
      .where('user_id', '=', user.id)
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .returning('id')
      .execute()
    if (!replaced.length) throw new Error('a log was rewritten in spite of the lock')
    return withAnswers({ ...row, updated_at: now }, answers)
  })
}

/** Ids of the logs of the same kind on the nearest dates before and after an entry; null where there is none. */
export async function findNeighbours(
  hers: HerVault,
  user: Person,
  { log_type: type, log_date: day }: LogEntry,
): Promise<{ previous_id: number | null; next_id: number | null }> {
  const nearest = (comparison: '<' | '>', direction: 'desc' | 'asc') =>
    rowsOf(hers, user)
      .select('id')
      .where('log_type', '=', type)
      .where('log_date', comparison, day)
      .orderBy('log_date', direction)
      .limit(1)
      .executeTakeFirst()
  const [before, after] = await Promise.all([nearest('<', 'desc'), nearest('>', 'asc')])
  return { previous_id: before?.id ?? null, next_id: after?.id ?? null }
}

type PageArgs = { user: number; from: LocalDate; to: LocalDate; before: LocalDate; beforeType: string; limit: number }

/** Within a date quick sorts before deep, so that `before` can separate them. */
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

/** Cursor of a history page: everything before `day`, and on `day` the kinds that sort before `type`. */
export type Place = { day: LocalDate; type: string }

/** Selects dates through the index on kinds; otherwise SQLite scans every log of the other kind. */
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

/**
 * Up to `limit` logs from `from` to `to` before the cursor `place`, newest first; of all kinds if `type` is undefined.
 */
export async function findLogs(
  hers: HerVault,
  user: Person,
  page: { from: LocalDate; to: LocalDate; place: Place; limit: number; type?: LogType | undefined },
): Promise<LogEntry[]> {
  const { from, to, place, limit, type } = page
  // On the cursor's own date, a kind that sorts before the cursor's kind is still to be returned.
  const before = type && type < place.type ? `${place.day}.` : place.day
  const rows = type
    ? await findPageOfKind(hers, { user: user.id, type, from, to, before, limit })
    : await findPage(hers, { user: user.id, from, to, before: place.day, beforeType: place.type, limit })
  return rows.map((row) => toEntry(user, row))
}

/** The logs she wrote or changed last, without their answers. `at` is in ms. */
export async function findLatestLogs(
  hers: HerVault,
  user: Person,
  limit: number,
): Promise<{ id: number; type: LogType; day: LocalDate; at: number }[]> {
  const rows = await rowsOf(hers, user)
    .select(['log_date', 'log_type', 'id', 'created_at', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('log_date', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, type: row.log_type, day: row.log_date, at: row.updated_at }))
}

/** The earliest date with a log. */
export async function findFirstLogDay(hers: HerVault, user: Person): Promise<LocalDate | undefined> {
  const logs = rowsOf(hers, user).select('log_date')
  const row = await logs.orderBy('log_date', 'asc').limit(1).executeTakeFirst()
  return row?.log_date
}

/** The dates with a log from `from` to `to`, oldest first. */
export async function findLogDays(hers: HerVault, user: Person, from: LocalDate, to: LocalDate): Promise<LocalDate[]> {
  const days = rowsOf(hers, user).select('log_date').distinct().where('log_date', '>=', from).where('log_date', '<=', to)
  return (await days.orderBy('log_date', 'asc').execute()).map(({ log_date: day }) => day)
}

/** How many logs of each kind she has, over all time. */
export async function countLogs(hers: HerVault, user: Person): Promise<{ quick: number; deep: number }> {
  const [row] = await tables<LogsTables>(hers)
    .selectFrom('log_counts')
    .select(['quick_logs', 'deep_logs'])
    .where('user_id', '=', user.id)
    .execute()
  return { quick: row?.quick_logs ?? 0, deep: row?.deep_logs ?? 0 }
}

/** Her Soft Log with the latest date. */
export async function findLastQuickLog(hers: HerVault, user: Person): Promise<LogEntry | undefined> {
  const [row] = await rowsOf(hers, user)
    .select(LOG_COLUMNS)
    .where('log_type', '=', 'quick_log')
    .orderBy('log_date', 'desc')
    .limit(1)
    .execute()
  return row && toEntry(user, row)
}
