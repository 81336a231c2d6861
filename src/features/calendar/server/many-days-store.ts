/** Calendar entries of many days at once. */
import type { LocalDate } from '../../../kit/local-date.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { replaceSealed } from '../../../kit/server/sealed-row.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import { type CalendarTables, COLUMNS, type EntryContent, type EntryRow } from './store.ts'

/** A stored entry; `content` is undefined if it cannot be read. */
export type StoredEntry = Pick<EntryRow, 'entry_date' | 'id' | 'version' | 'created_at'> & { content: EntryContent | undefined }

/** Her entries of these days. */
export async function findStoredEntries(hers: HerVault, user: Person, days: readonly LocalDate[]): Promise<StoredEntry[]> {
  if (!days.length) return []
  const rows = await tables<CalendarTables>(hers)
    .selectFrom('calendar_entries')
    .select(COLUMNS)
    .where('user_id', '=', user.id)
    .where('entry_date', 'in', days)
    .execute()
  return rows.map(({ sealed, ...row }) => {
    const open = () => unseal<EntryContent>(user.key, associatedData(user.id, 'calendar_entries', row.id, row.version), sealed)
    return { ...row, content: readable(open, undefined) }
  })
}

/** Adds entries of days that have none, at most 500; resolves to the days that were added. `now` in ms. */
export async function addEntries(
  inside: HerVault,
  user: Person,
  days: readonly { day: LocalDate; content: EntryContent }[],
  now: number,
): Promise<Set<LocalDate>> {
  if (!days.length) return new Set()
  const rows = days.map(({ day, content }) => {
    const id = newId()
    const sealed = seal(user.key, associatedData(user.id, 'calendar_entries', id, 1), content)
    return { user_id: user.id, entry_date: day, id, version: 1, created_at: now, updated_at: now, sealed }
  })
  const added = await tables<CalendarTables>(inside)
    .insertInto('calendar_entries')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'entry_date']).doNothing())
    .returning('entry_date')
    .execute()
  return new Set(added.map((row) => row.entry_date))
}

/** Replaces the content of an entry that was read; false if she has changed or removed it since. `now` in ms. */
export function replaceEntry(hers: HerVault, user: Person, entry: StoredEntry, content: EntryContent, now: number): Promise<boolean> {
  return replaceSealed(hers, user, 'calendar_entries', entry, { content, now })
}

/** Deletes an entry that was read; false if she has changed or removed it since. */
export async function deleteEntry(hers: HerVault, user: Person, entry: StoredEntry): Promise<boolean> {
  const removed = await tables<CalendarTables>(hers)
    .deleteFrom('calendar_entries')
    .where('user_id', '=', user.id)
    .where('id', '=', entry.id)
    .where('version', '=', entry.version)
    .returning('id')
    .execute()
  return removed.length > 0
}
