import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { replaceSealed } from '../../../kit/server/sealed-row.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { KnownGap } from '../rules/stage/endpoints.ts'
import { removeOwnRow } from '../../../kit/server/owned-rows.ts'

type GapRow = { id: number; version: number; created_at: number; updated_at: number; sealed: Uint8Array }
type GapsTable = { known_gaps: GapRow & { user_id: number } }

/** Stored content of a time without bleeding, both days included. */
export type GapContent = { readonly from: LocalDate; readonly to: LocalDate }

const COLUMNS = ['id', 'version', 'created_at', 'updated_at', 'sealed'] as const

function placeAt(user: Person, id: number, version: number): string {
  return associatedData(user.id, 'known_gaps', id, version)
}

function toGap({ id, created_at, updated_at }: Omit<GapRow, 'version' | 'sealed'>, { from, to }: GapContent): KnownGap {
  return { id, from, to, created_at: new Date(created_at).toISOString(), updated_at: new Date(updated_at).toISOString() }
}

/** The times without bleeding that she confirmed, the latest first; those that cannot be read are left out. */
export async function findKnownGaps(hers: HerVault, user: Person): Promise<KnownGap[]> {
  const rows = await tables<GapsTable>(hers).selectFrom('known_gaps').select(COLUMNS).where('user_id', '=', user.id).execute()
  return rows
    .flatMap((row) => {
      const content = readable(() => unseal<GapContent>(user.key, placeAt(user, row.id, row.version), row.sealed), undefined)
      return content ? [toGap(row, content)] : []
    })
    .toSorted((one, other) => (one.from > other.from ? -1 : one.from < other.from ? 1 : other.id - one.id))
}

/** Number of stored times, readable or not. */
export async function countKnownGaps(hers: HerVault, user: Person): Promise<number> {
  const { count } = await tables<GapsTable>(hers)
    .selectFrom('known_gaps')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Adds a time without bleeding. `now` in ms. */
export async function addGap(hers: HerVault, user: Person, { from, to }: GapContent, now: number): Promise<KnownGap> {
  const id = newId()
  const content = { from, to }
  const row = { id, version: 1, created_at: now, updated_at: now, sealed: seal(user.key, placeAt(user, id, 1), content) }
  await tables<GapsTable>(hers)
    .insertInto('known_gaps')
    .values({ user_id: user.id, ...row })
    .execute()
  return toGap(row, content)
}

const UPDATE_TRIES = 3

/** Replaces the days of a time; undefined when there is none with that id. Of simultaneous writes the last one wins. */
export async function setGap(
  hers: HerVault,
  user: Person,
  id: number,
  { from, to }: GapContent,
  now: number,
): Promise<KnownGap | undefined> {
  const db = tables<GapsTable>(hers)
  const content = { from, to }
  for (let attempt = 0; attempt < UPDATE_TRIES; attempt += 1) {
    const row = await db.selectFrom('known_gaps').select(COLUMNS).where('user_id', '=', user.id).where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    if (await replaceSealed(hers, user, 'known_gaps', row, { content, now })) return toGap({ ...row, updated_at: now }, content)
  }
  throw new Error('Too many concurrent changes of a time without bleeding')
}

/** Deletes the time with that id; false when there is none. */
export function removeGap(hers: HerVault, user: Person, id: number): Promise<boolean> {
  return removeOwnRow(hers, 'known_gaps', user.id, id)
}
