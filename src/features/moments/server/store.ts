import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables, transact } from '../../../kit/server/vaults.ts'
import type { Moment, MomentKind, NewMoment } from '../contract.ts'
import { removeOwnRow } from '../../../kit/server/owned-rows.ts'

type MomentRow = { id: number; kind: MomentKind; local_date: LocalDate; at: number; created_at: number; sealed: Uint8Array }
type MomentsTable = { moments: MomentRow & { user_id: number } }
type Content = { value?: number; note?: string }

const COLUMNS = ['id', 'kind', 'local_date', 'at', 'created_at', 'sealed'] as const

function rowsOf(hers: HerVault, user: Person) {
  return tables<MomentsTable>(hers).selectFrom('moments').where('user_id', '=', user.id)
}

function toMoment(user: Person, row: MomentRow): Moment {
  const content = readable(() => unseal<Content>(user.key, associatedData(user.id, 'moments', row.id, 1), row.sealed), { is_damaged: true })
  return { ...content, id: row.id, kind: row.kind, local_date: row.local_date, at: new Date(row.at).toISOString() }
}

/** Adds a moment on the day it fell on for her. */
export async function addMomentOf(hers: HerVault, user: Person, moment: NewMoment, day: LocalDate, now: number): Promise<Moment> {
  const id = newId()
  const content: Content = {}
  if (typeof moment.value === 'number') content.value = moment.value
  if (moment.note) content.note = moment.note
  const row = {
    id,
    kind: moment.kind,
    local_date: day,
    at: Date.parse(moment.at),
    created_at: now,
    sealed: seal(user.key, associatedData(user.id, 'moments', id, 1), content),
  }
  await tables<MomentsTable>(hers)
    .insertInto('moments')
    .values({ ...row, user_id: user.id })
    .execute()
  return toMoment(user, row)
}

/** Her moment with that id. */
export async function findMomentWithId(hers: HerVault, user: Person, id: number): Promise<Moment | undefined> {
  const row = await rowsOf(hers, user).select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row && toMoment(user, row)
}

/**
 * Sets when her moment was felt, on the day it then falls on for her, and its value; what is undefined stays, and a
 * value of null removes it. Undefined when she has no moment with that id.
 */
export async function setMoment(
  hers: HerVault,
  user: Person,
  id: number,
  { at, value }: { at?: { ms: number; day: LocalDate } | undefined; value?: number | null | undefined },
): Promise<Moment | undefined> {
  return transact(hers, async (inside) => {
    const before = await findMomentWithId(inside, user, id)
    if (!before) return undefined
    const content: Content = {}
    const kept = value === undefined ? before.value : value
    if (typeof kept === 'number') content.value = kept
    if (before.note) content.note = before.note
    const changes = {
      ...(at && { at: at.ms, local_date: at.day }),
      // A damaged moment keeps its unreadable content unless she gives a new value.
      ...(value !== undefined && { sealed: seal(user.key, associatedData(user.id, 'moments', id, 1), content) }),
    }
    if (Object.keys(changes).length > 0) {
      await tables<MomentsTable>(inside).updateTable('moments').set(changes).where('user_id', '=', user.id).where('id', '=', id).execute()
    }
    return findMomentWithId(inside, user, id)
  })
}

/** Up to `limit` of her moments of the days `from` to `to`, newest first. */
export async function findMoments(hers: HerVault, user: Person, from: LocalDate, to: LocalDate, limit: number): Promise<Moment[]> {
  const rows = await rowsOf(hers, user)
    .select(COLUMNS)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => toMoment(user, row))
}

/** Her latest moments, newest first. */
export async function findLatestMoments(hers: HerVault, user: Person, limit: number): Promise<Moment[]> {
  const rows = await rowsOf(hers, user).select(COLUMNS).orderBy('at', 'desc').limit(limit).execute()
  return rows.map((row) => toMoment(user, row))
}

/** The days from `from` to `to` that hold a moment. */
export async function findMomentDays(hers: HerVault, user: Person, from: LocalDate, to: LocalDate): Promise<Set<LocalDate>> {
  const rows = await rowsOf(hers, user)
    .select('local_date')
    .distinct()
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .execute()
  return new Set(rows.map((row) => row.local_date))
}

/** How many moments of each kind the days `from` to `to` hold; a day without any is not among them. */
export async function countMoments(
  hers: HerVault,
  user: Person,
  from: LocalDate,
  to: LocalDate,
): Promise<{ day: LocalDate; kind: MomentKind; count: number }[]> {
  const rows = await rowsOf(hers, user)
    .select(({ fn }) => ['local_date', 'kind', fn.countAll<number>().as('count')])
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .groupBy(['local_date', 'kind'])
    .execute()
  return rows.map(({ local_date: day, kind, count }) => ({ day, kind, count }))
}

/**
 * When she had her moments of one kind on the days `from` to `to`: up to `limit`, the latest days first. `at` is in ms.
 */
export async function findMomentTimes(
  hers: HerVault,
  user: Person,
  kind: MomentKind,
  { from, to, limit }: { from: LocalDate; to: LocalDate; limit: number },
): Promise<{ day: LocalDate; at: number }[]> {
  const rows = await rowsOf(hers, user)
    .select(['local_date', 'at'])
    .where('kind', '=', kind)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ local_date: day, at }) => ({ day, at }))
}

/** The mood, 1 to 5, of the last readable mood moment of each day from `from` to `to`; reads up to `limit` moments. */
export async function findLastMoods(
  hers: HerVault,
  user: Person,
  { from, to, limit }: { from: LocalDate; to: LocalDate; limit: number },
): Promise<Map<LocalDate, number>> {
  const rows = await rowsOf(hers, user)
    .select(COLUMNS)
    .where('kind', '=', 'mood')
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
  const moods = new Map<LocalDate, number>()
  for (const row of rows) {
    const value = moods.has(row.local_date) ? undefined : toMoment(user, row).value
    if (typeof value === 'number') moods.set(row.local_date, value)
  }
  return moods
}

/** The first day that holds a moment of hers. */
export async function findFirstMomentDay(hers: HerVault, user: Person): Promise<LocalDate | undefined> {
  const [row] = await rowsOf(hers, user).select('local_date').orderBy('local_date', 'asc').limit(1).execute()
  return row?.local_date
}

/** Removes her moment with that id; false when she has none. */
export function removeMomentWithId(hers: HerVault, user: Person, id: number): Promise<boolean> {
  return removeOwnRow(hers, 'moments', user.id, id)
}
