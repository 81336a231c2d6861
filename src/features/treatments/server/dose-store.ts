import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { Dose, DoseNote, DoseState } from '../contract.ts'

type DoseKey = { treatment_id: number; local_date: LocalDate; slot: number }
type DoseRow = DoseKey & { id: number; version: number; updated_at: number; sealed: Uint8Array }
type DoseTables = { doses: DoseRow & { user_id: number }; treatments: { user_id: number; id: number; removed_at: number } }

/** Stored content of a dose. */
export type DoseContent = { state: DoseState; at?: string; place?: string }

const COLUMNS = ['treatment_id', 'local_date', 'slot', 'id', 'version', 'updated_at', 'sealed'] as const
const UPDATE_TRIES = 3

function contentOf(user: Person, { id, version, sealed }: DoseRow): DoseContent | undefined {
  return readable(() => unseal<DoseContent>(user.key, associatedData(user.id, 'doses', id, version), sealed), undefined)
}

/** The answered doses of her treatments from `from` to `to`, by day, treatment and slot. */
export async function findDoses(hers: HerVault, user: Person, from: LocalDate, to: LocalDate): Promise<Dose[]> {
  const db = tables<DoseTables>(hers)
  const removed = await db.selectFrom('treatments').select('id').where('user_id', '=', user.id).where('removed_at', '>', 0).execute()
  const rows = await db
    .selectFrom('doses')
    .select(COLUMNS)
    .where('user_id', '=', user.id)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .orderBy('treatment_id')
    .orderBy('slot')
    .execute()
  const isRemoved = new Set(removed.map(({ id }) => id))
  return rows.flatMap((row) => {
    const content = isRemoved.has(row.treatment_id) ? undefined : contentOf(user, row)
    return content ? [{ treatment_id: row.treatment_id, local_date: row.local_date, slot: row.slot, ...content }] : []
  })
}

/** Notes a dose, or takes its note back; resolves to the state before, null for none. */
export async function setDoseOf(hers: HerVault, user: Person, note: DoseNote, now: number): Promise<DoseState | null> {
  const { treatment_id, local_date, slot, state, at, place } = note
  const key = { treatment_id, local_date, slot }
  const db = tables<DoseTables>(hers)
  for (let attempt = 0; attempt < UPDATE_TRIES; attempt += 1) {
    const row = await db
      .selectFrom('doses')
      .select(COLUMNS)
      .where('user_id', '=', user.id)
      .where('local_date', '=', local_date)
      .where('treatment_id', '=', treatment_id)
      .where('slot', '=', slot)
      .executeTakeFirst()
    const before = row ? (contentOf(user, row)?.state ?? null) : null
    if (state === null) {
      if (row)
        await db.deleteFrom('doses').where('user_id', '=', user.id).where('id', '=', row.id).where('local_date', '=', local_date).execute()
      return before
    }
    const content: DoseContent = { state, ...(at && { at }), ...(place?.trim() && { place: place.trim() }) }
    const sealedAs = (id: number, version: number) => seal(user.key, associatedData(user.id, 'doses', id, version), content)
    if (!row) {
      const id = newId()
      const added = await db
        .insertInto('doses')
        .values({ user_id: user.id, ...key, id, version: 1, updated_at: now, sealed: sealedAs(id, 1) })
        .onConflict((conflict) => conflict.columns(['user_id', 'local_date', 'treatment_id', 'slot']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (added) return before
      continue
    }
    const version = row.version + 1
    const replaced = await db
      .updateTable('doses')
      .set({ version, updated_at: now, sealed: sealedAs(row.id, version) })
      .where('user_id', '=', user.id)
      .where('local_date', '=', local_date)
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .returning('id')
      .executeTakeFirst()
    if (replaced) return before
  }
  throw new Error('Too many concurrent changes of a dose')
}
