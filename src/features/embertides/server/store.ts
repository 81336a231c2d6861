import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { hotQuery, type Vault } from '../../../kit/server/vaults.ts'
import type { NewTide, Tide } from '../contract.ts'

type Hers = Vault<'hers'>

type TideRow = { id: number; local_date: LocalDate; at: number; created_at: number; sealed: Uint8Array }
type TidesTable = { embertides: TideRow & { user_id: number } }
type Content = Pick<Tide, 'energy' | 'focus' | 'tension' | 'path'>

const COLUMNS = ['id', 'local_date', 'at', 'created_at', 'sealed'] as const

function toTide(user: Person, row: TideRow): Tide {
  const content = unseal<Content>(user.key, placeOf(user.id, 'embertides', row.id, 1), row.sealed)
  return { ...content, id: row.id, local_date: row.local_date, at: new Date(row.at).toISOString() }
}

const insertTide = hotQuery<TidesTable, TideRow & { user: number }, unknown>((db, slot) =>
  db.insertInto('embertides').values({
    user_id: slot('user'),
    id: slot('id'),
    local_date: slot('local_date'),
    at: slot('at'),
    created_at: slot('created_at'),
    sealed: slot('sealed'),
  }),
)

/** Adds an entry on the day it fell on for her. */
export async function addTideOf(hers: Hers, user: Person, tide: NewTide, day: LocalDate, now: number): Promise<Tide> {
  const id = newId()
  const { energy, focus, tension, path } = tide
  const content: Content = { energy, focus, tension, path }
  const row = {
    id,
    local_date: day,
    at: Date.parse(tide.at),
    created_at: now,
    sealed: seal(user.key, placeOf(user.id, 'embertides', id, 1), content),
  }
  await insertTide(hers, { ...row, user: user.id })
  return toTide(user, row)
}

const findBetween = hotQuery<TidesTable, { user: number; from: LocalDate; to: LocalDate; limit: number }, TideRow>((db, slot) =>
  db
    .selectFrom('embertides')
    .select(COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('local_date', '>=', slot('from'))
    .where('local_date', '<=', slot('to'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(slot('limit')),
)

/** Up to `limit` of her entries of the days `from` to `to`, newest first. */
export async function findTides(hers: Hers, user: Person, from: LocalDate, to: LocalDate, limit: number): Promise<Tide[]> {
  const rows = await findBetween(hers, { user: user.id, from, to, limit })
  return rows.map((row) => toTide(user, row))
}

const findNewest = hotQuery<TidesTable, { user: number; limit: number }, Pick<TideRow, 'id' | 'local_date' | 'at'>>((db, slot) =>
  db
    .selectFrom('embertides')
    .select(['id', 'local_date', 'at'])
    .where('user_id', '=', slot('user'))
    .orderBy('at', 'desc')
    .limit(slot('limit')),
)

/** Her latest entries, without what they show. `at` is in ms. */
export async function findLatestTides(hers: Hers, user: Person, limit: number): Promise<{ id: number; day: LocalDate; at: number }[]> {
  const rows = await findNewest(hers, { user: user.id, limit })
  return rows.map((row) => ({ id: row.id, day: row.local_date, at: row.at }))
}

const deleteTide = hotQuery<TidesTable, { user: number; id: number }, { id: number }>((db, slot) =>
  db.deleteFrom('embertides').where('user_id', '=', slot('user')).where('id', '=', slot('id')).returning('id'),
)

/** Removes her entry with that id; false when she has none. */
export async function removeTideWithId(hers: Hers, user: Person, id: number): Promise<boolean> {
  return (await deleteTide(hers, { user: user.id, id })).length > 0
}
