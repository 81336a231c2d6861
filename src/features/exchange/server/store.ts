/** What she brought from other apps: a row for each source and day, its content encrypted. */
import type { LocalDate } from '../../../kit/local-date.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import { addRows, PORTION } from '../../../kit/server/export-source.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { replaceSealed } from '../../../kit/server/sealed-row.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { Source } from '../rules/imported-day.ts'
import type { Brought } from '../rules/take-over.ts'

type BroughtRow = { source: Source; local_date: LocalDate; id: number; version: number; created_at: number; updated_at: number }
type ImportTables = { imported_days: BroughtRow & { user_id: number; sealed: Uint8Array } }

const COLUMNS = ['local_date', 'id', 'version', 'created_at'] as const

/** A stored day of a source; `brought` is undefined if it cannot be read. */
export type BroughtDay = Pick<BroughtRow, (typeof COLUMNS)[number]> & { brought: Brought | undefined }

function rowsOf(hers: HerVault, user: Person) {
  return tables<ImportTables>(hers).selectFrom('imported_days').where('user_id', '=', user.id)
}

function toDay(user: Person, { sealed, ...row }: Pick<BroughtRow, (typeof COLUMNS)[number]> & { sealed: Uint8Array }): BroughtDay {
  const open = () => unseal<Brought>(user.key, associatedData(user.id, 'imported_days', row.id, row.version), sealed)
  return { ...row, brought: readable(open, undefined) }
}

/** What a source has brought to these days, by day. */
export async function findBrought(
  hers: HerVault,
  user: Person,
  source: Source,
  days: readonly LocalDate[],
): Promise<Map<LocalDate, BroughtDay>> {
  if (!days.length) return new Map()
  const rows = await rowsOf(hers, user)
    .select([...COLUMNS, 'sealed'])
    .where('source', '=', source)
    .where('local_date', 'in', days)
    .execute()
  return new Map(rows.map((row) => [row.local_date, toDay(user, row)]))
}

/** Up to `limit` days of a source, the oldest first. */
export async function findFirstBrought(hers: HerVault, user: Person, source: Source, limit: number): Promise<BroughtDay[]> {
  const rows = await rowsOf(hers, user)
    .select([...COLUMNS, 'sealed'])
    .where('source', '=', source)
    .orderBy('local_date')
    .limit(limit)
    .execute()
  return rows.map((row) => toDay(user, row))
}

/** Stores what a source has brought to days; `known` are its rows that are replaced. `now` in ms. */
export async function keepBrought(
  inside: HerVault,
  user: Person,
  source: Source,
  { days, known, now }: { days: ReadonlyMap<LocalDate, Brought>; known: ReadonlyMap<LocalDate, BroughtDay>; now: number },
): Promise<void> {
  const rows: Record<string, unknown>[] = []
  for (const [day, content] of days) {
    const row = known.get(day)
    if (row) {
      if (!(await replaceSealed(inside, user, 'imported_days', row, { content, now })))
        throw new Error('An imported day was rewritten in spite of the lock')
      continue
    }
    const id = newId()
    const sealed = seal(user.key, associatedData(user.id, 'imported_days', id, 1), content)
    rows.push({ user_id: user.id, source, local_date: day, id, version: 1, created_at: now, updated_at: now, sealed })
  }
  for (let from = 0; from < rows.length; from += PORTION) await addRows(inside, 'imported_days', rows.slice(from, from + PORTION))
}

/** Deletes what is stored about days of a source; the notes stay. */
export async function forgetBrought(inside: HerVault, user: Person, ids: readonly number[]): Promise<void> {
  if (ids.length)
    await tables<ImportTables>(inside).deleteFrom('imported_days').where('user_id', '=', user.id).where('id', 'in', ids).execute()
}

/**
 * The sources with the number, first and last of their days, and when the last of them was brought (ms); that one
 * first.
 */
export async function findSources(
  hers: HerVault,
  user: Person,
): Promise<{ source: Source; days: number; from: LocalDate; to: LocalDate; at: number }[]> {
  const rows = await rowsOf(hers, user)
    .select(({ fn }) => [
      'source',
      fn.countAll<number | string>().as('days'),
      fn.min('local_date').as('from'),
      fn.max('local_date').as('to'),
      fn.max<number | string>('updated_at').as('at'),
    ])
    .groupBy('source')
    .execute()
  return rows
    .map(({ source, days, from, to, at }) => ({ source, days: Number(days), from, to, at: Number(at) }))
    .toSorted((one, other) => other.at - one.at)
}
