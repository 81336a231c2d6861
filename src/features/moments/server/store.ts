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

const deleteMoment = hotQuery<MomentsTable, { user: number; id: number }, { id: number }>((db, slot) =>
  db.deleteFrom('moments').where('user_id', '=', slot('user')).where('id', '=', slot('id')).returning('id'),
)

/** Removes her moment with that id; false when she has none. */
export async function removeMomentWithId(hers: Hers, user: Person, id: number): Promise<boolean> {
  return (await deleteMoment(hers, { user: user.id, id })).length > 0
}
