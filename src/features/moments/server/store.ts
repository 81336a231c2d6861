import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { hotQuery, type Vault } from '../../../kit/server/vaults.ts'
import type { Moment, MomentKind, NewMoment } from '../contract.ts'

type Hers = Vault<'hers'>

type MomentRow = { id: number; kind: MomentKind; local_date: LocalDate; at: number; created_at: number; sealed: Uint8Array }
type MomentsTable = { moments: MomentRow & { user_id: number } }
type Content = { value?: number; note?: string }

const COLUMNS = ['id', 'kind', 'local_date', 'at', 'created_at', 'sealed'] as const

function toMoment(user: Person, row: MomentRow): Moment {
  const content = unseal<Content>(user.key, placeOf(user.id, 'moments', row.id, 1), row.sealed)
  return { ...content, id: row.id, kind: row.kind, local_date: row.local_date, at: new Date(row.at).toISOString() }
}

const insertMoment = hotQuery<MomentsTable, MomentRow & { user: number }, unknown>((db, slot) =>
  db.insertInto('moments').values({
    user_id: slot('user'),
    id: slot('id'),
    kind: slot('kind'),
    local_date: slot('local_date'),
    at: slot('at'),
    created_at: slot('created_at'),
    sealed: slot('sealed'),
  }),
)

/** Adds a moment on the day it fell on for her. */
export async function addMomentOf(hers: Hers, user: Person, moment: NewMoment, day: LocalDate, now: number): Promise<Moment> {
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
    sealed: seal(user.key, placeOf(user.id, 'moments', id, 1), content),
  }
  await insertMoment(hers, { ...row, user: user.id })
  return toMoment(user, row)
}

const findBetween = hotQuery<MomentsTable, { user: number; from: LocalDate; to: LocalDate; limit: number }, MomentRow>((db, slot) =>
  db
    .selectFrom('moments')
    .select(COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('local_date', '>=', slot('from'))
    .where('local_date', '<=', slot('to'))
    .orderBy('at', 'desc')
    .limit(slot('limit')),
)

/** Up to `limit` of her moments of the days `from` to `to`, newest first. */
export async function findMoments(hers: Hers, user: Person, from: LocalDate, to: LocalDate, limit: number): Promise<Moment[]> {
  const rows = await findBetween(hers, { user: user.id, from, to, limit })
  return rows.map((row) => toMoment(user, row))
}

const findNewest = hotQuery<MomentsTable, { user: number; limit: number }, MomentRow>((db, slot) =>
  db.selectFrom('moments').select(COLUMNS).where('user_id', '=', slot('user')).orderBy('at', 'desc').limit(slot('limit')),
)

/** Her latest moments, newest first. */
export async function findLatestMoments(hers: Hers, user: Person, limit: number): Promise<Moment[]> {
  const rows = await findNewest(hers, { user: user.id, limit })
  return rows.map((row) => toMoment(user, row))
}

const findDays = hotQuery<MomentsTable, { user: number; from: LocalDate; to: LocalDate }, { local_date: LocalDate }>((db, slot) =>
  db
    .selectFrom('moments')
    .select('local_date')
    .distinct()
    .where('user_id', '=', slot('user'))
    .where('local_date', '>=', slot('from'))
    .where('local_date', '<=', slot('to')),
)

/** The days from `from` to `to` that hold a moment. */
export async function findMomentDays(hers: Hers, user: Person, from: LocalDate, to: LocalDate): Promise<Set<LocalDate>> {
  const rows = await findDays(hers, { user: user.id, from, to })
  return new Set(rows.map((row) => row.local_date))
}

const countByDay = hotQuery<
  MomentsTable,
  { user: number; from: LocalDate; to: LocalDate },
  { local_date: LocalDate; kind: MomentKind; count: number }
>((db, slot) =>
  db
    .selectFrom('moments')
    .select(({ fn }) => ['local_date', 'kind', fn.countAll<number>().as('count')])
    .where('user_id', '=', slot('user'))
    .where('local_date', '>=', slot('from'))
    .where('local_date', '<=', slot('to'))
    .groupBy(['local_date', 'kind']),
)

/** How many moments of each kind the days `from` to `to` hold; a day without any is not among them. */
export async function countMoments(
  hers: Hers,
  user: Person,
  from: LocalDate,
  to: LocalDate,
): Promise<{ day: LocalDate; kind: MomentKind; count: number }[]> {
  const rows = await countByDay(hers, { user: user.id, from, to })
  return rows.map(({ local_date: day, kind, count }) => ({ day, kind, count }))
}

const findTimes = hotQuery<
  MomentsTable,
  { user: number; kind: MomentKind; from: LocalDate; to: LocalDate; limit: number },
  { local_date: LocalDate; at: number }
>((db, slot) =>
  db
    .selectFrom('moments')
    .select(['local_date', 'at'])
    .where('user_id', '=', slot('user'))
    .where('kind', '=', slot('kind'))
    .where('local_date', '>=', slot('from'))
    .where('local_date', '<=', slot('to'))
    .orderBy('local_date', 'desc')
    .limit(slot('limit')),
)

/** When she had her moments of one kind on the days `from` to `to`: up to `limit`, the latest days first. `at` is in ms. */
export async function findMomentTimes(
  hers: Hers,
  user: Person,
  kind: MomentKind,
  { from, to, limit }: { from: LocalDate; to: LocalDate; limit: number },
): Promise<{ day: LocalDate; at: number }[]> {
  const rows = await findTimes(hers, { user: user.id, kind, from, to, limit })
  return rows.map(({ local_date: day, at }) => ({ day, at }))
}

const findEarliestDay = hotQuery<MomentsTable, { user: number }, { local_date: LocalDate }>((db, slot) =>
  db.selectFrom('moments').select('local_date').where('user_id', '=', slot('user')).orderBy('local_date', 'asc').limit(1),
)

/** The first day that holds a moment of hers. */
export async function findFirstMomentDay(hers: Hers, user: Person): Promise<LocalDate | undefined> {
  const [row] = await findEarliestDay(hers, { user: user.id })
  return row?.local_date
}

const deleteMoment = hotQuery<MomentsTable, { user: number; id: number }, { id: number }>((db, slot) =>
  db.deleteFrom('moments').where('user_id', '=', slot('user')).where('id', '=', slot('id')).returning('id'),
)

/** Removes her moment with that id; false when she has none. */
export async function removeMomentWithId(hers: Hers, user: Person, id: number): Promise<boolean> {
  return (await deleteMoment(hers, { user: user.id, id })).length > 0
}
