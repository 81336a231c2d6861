import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { NewTide, Tide } from '../contract.ts'
import { removeOwnRow } from '../../../kit/server/owned-rows.ts'

type TideRow = { id: number; local_date: LocalDate; at: number; created_at: number; sealed: Uint8Array }
type TidesTable = { embertides: TideRow & { user_id: number } }
type Content = Pick<Tide, 'energy' | 'focus' | 'tension' | 'path'>

const COLUMNS = ['id', 'local_date', 'at', 'created_at', 'sealed'] as const

function rowsOf(hers: HerVault, user: Person) {
  return tables<TidesTable>(hers).selectFrom('embertides').where('user_id', '=', user.id)
}

function toTide(user: Person, row: TideRow): Tide {
  const content = unseal<Content>(user.key, associatedData(user.id, 'embertides', row.id, 1), row.sealed)
  return { ...content, id: row.id, local_date: row.local_date, at: new Date(row.at).toISOString() }
}

/** Adds an entry on the day it fell on for her. */
export async function addTideOf(hers: HerVault, user: Person, tide: NewTide, day: LocalDate, now: number): Promise<Tide> {
  const id = newId()
  const { energy, focus, tension, path } = tide
  const content: Content = { energy, focus, tension, path }
  const row = {
    id,
    local_date: day,
    at: Date.parse(tide.at),
    created_at: now,
    sealed: seal(user.key, associatedData(user.id, 'embertides', id, 1), content),
  }
  await tables<TidesTable>(hers)
    .insertInto('embertides')
    .values({ ...row, user_id: user.id })
    .execute()
  return toTide(user, row)
}

/**
 * Up to `limit` of her entries of the days `from` to `to`, newest first, without damaged ones; with `before` (ms) only
 * those felt before that.
 */
export async function findTides(
  hers: HerVault,
  user: Person,
  from: LocalDate,
  to: LocalDate,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Tide[]> {
  const rows = await rowsOf(hers, user)
    .select(COLUMNS)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => readable(() => toTide(user, row), []))
}

/** Her latest entries, without what they show. `at` is in ms. */
export async function findLatestTides(hers: HerVault, user: Person, limit: number): Promise<{ id: number; day: LocalDate; at: number }[]> {
  const rows = await rowsOf(hers, user).select(['id', 'local_date', 'at']).orderBy('at', 'desc').limit(limit).execute()
  return rows.map((row) => ({ id: row.id, day: row.local_date, at: row.at }))
}

/** Removes her entry with that id; false when she has none. */
export function removeTideWithId(hers: HerVault, user: Person, id: number): Promise<boolean> {
  return removeOwnRow(hers, 'embertides', user.id, id)
}
