import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { replaceSealed } from '../../../kit/server/sealed-row.ts'
import { type HerVault, hotQuery, tables, transact } from '../../../kit/server/vaults.ts'
import type { BleedingSign, CalendarEntry, FlowDescription, FlowOfDay } from '../contract.ts'
import { fittingSigns } from '../rules/bleeding-signs.ts'
import { toDayParts } from '../rules/entry-day.ts'
import { removeOwnRow } from '../../../kit/server/owned-rows.ts'

export type EntryRow = { entry_date: LocalDate; id: number; version: number; created_at: number; updated_at: number; sealed: Uint8Array }
export type CalendarTables = { calendar_entries: EntryRow & { user_id: number } }

/**
 * Stored content of an entry; unanswered questions are absent. `signs` that do not fit the flow are kept, so that
 * undoing a change of the flow restores them, but not shown. `isSettled` if a card about the entry was handled before
 * version 0.9; later answers are in `bleeding-notes-store.ts`.
 */
export type EntryContent = { flow?: FlowDescription; symptoms?: string; signs?: BleedingSign[]; isSettled?: true }

/** Ten years of days, as far as the calendar goes. */
export const DAYS_MAX = 3_660

export const COLUMNS = ['entry_date', 'id', 'version', 'created_at', 'updated_at', 'sealed'] as const

function withContent(row: Omit<EntryRow, 'version' | 'sealed'>, { flow, symptoms, signs }: EntryContent): CalendarEntry {
  const shown = fittingSigns(flow, signs)
  return {
    id: row.id,
    entry_date: row.entry_date,
    ...toDayParts(row.entry_date),
    flow_description: flow ?? null,
    symptoms: symptoms ?? null,
    ...(shown.length > 0 && { bleeding_signs: shown }),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

function placeAt(user: Person, id: number, version: number): string {
  return associatedData(user.id, 'calendar_entries', id, version)
}

function toEntry(user: Person, row: EntryRow): CalendarEntry {
  const content = readable(() => unseal<EntryContent>(user.key, placeAt(user, row.id, row.version), row.sealed), undefined)
  return content ? withContent(row, content) : { ...withContent(row, {}), is_damaged: true }
}

/** Inserts the entry of a day; undefined when it has one, also for simultaneous requests. */
export async function addEntry(
  hers: HerVault,
  user: Person,
  day: LocalDate,
  content: EntryContent,
  now: number,
): Promise<CalendarEntry | undefined> {
  const id = newId()
  const row = { entry_date: day, id, version: 1, created_at: now, updated_at: now, sealed: seal(user.key, placeAt(user, id, 1), content) }
  const added = await tables<CalendarTables>(hers)
    .insertInto('calendar_entries')
    .values({ user_id: user.id, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'entry_date']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added && withContent(row, content)
}

const findBetween = hotQuery<CalendarTables, { user: number; from: LocalDate; to: LocalDate; limit: number }, EntryRow>((db, slot) =>
  db
    .selectFrom('calendar_entries')
    .select(COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('entry_date', '>=', slot('from'))
    .where('entry_date', '<=', slot('to'))
    .orderBy('entry_date', 'desc')
    .limit(slot('limit')),
)

/** Up to `limit` entries from `from` to `to`, newest first. */
export async function findEntries(hers: HerVault, user: Person, from: LocalDate, to: LocalDate, limit: number): Promise<CalendarEntry[]> {
  const rows = await findBetween(hers, { user: user.id, from, to, limit })
  return rows.map((row) => toEntry(user, row))
}

/** The entries she wrote or changed last, without what they say. `at` is in ms. */
export async function findLatestEntries(
  hers: HerVault,
  user: Person,
  limit: number,
): Promise<{ id: number; day: LocalDate; at: number }[]> {
  const rows = await tables<CalendarTables>(hers)
    .selectFrom('calendar_entries')
    .select(['id', 'entry_date', 'updated_at'])
    .where('user_id', '=', user.id)
    .orderBy('updated_at', 'desc')
    .orderBy('entry_date', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, day: row.entry_date, at: row.updated_at }))
}

const findById = hotQuery<CalendarTables, { user: number; id: number }, EntryRow>((db, slot) =>
  db.selectFrom('calendar_entries').select(COLUMNS).where('user_id', '=', slot('user')).where('id', '=', slot('id')),
)

/** The entry with that id; undefined also when it belongs to another account. */
export async function findEntryWithId(hers: HerVault, user: Person, id: number): Promise<CalendarEntry | undefined> {
  const [row] = await findById(hers, { user: user.id, id })
  return row && toEntry(user, row)
}

const UPDATE_TRIES = 3

/**
 * Replaces the content of an entry; `isSettled` stays while the flow is unchanged. Undefined when there is none. Of
 * simultaneous writes the last one wins completely.
 */
export async function setEntry(
  hers: HerVault,
  user: Person,
  id: number,
  change: EntryContent,
  now: number,
): Promise<CalendarEntry | undefined> {
  for (let attempt = 0; attempt < UPDATE_TRIES; attempt += 1) {
    const [row] = await findById(hers, { user: user.id, id })
    if (!row) return undefined
    const before = readable(() => unseal<EntryContent>(user.key, placeAt(user, id, row.version), row.sealed), undefined)
    const isSettled = before?.flow === change.flow && before?.isSettled
    const content: EntryContent = { ...change, ...(isSettled && { isSettled }) }
    if (await replaceSealed(hers, user, 'calendar_entries', row, { content, now })) return withContent({ ...row, updated_at: now }, content)
  }
  throw new Error('Too many concurrent changes of a calendar entry')
}

/** Entries from `from` to `to` with a flow, newest first. */
export async function findFlows(
  hers: HerVault,
  user: Person,
  { from, to, limit }: { from: LocalDate; to: LocalDate; limit: number },
): Promise<{ id: number; day: LocalDate; flow: FlowDescription; signs: BleedingSign[]; isSettled: boolean }[]> {
  const rows = await findBetween(hers, { user: user.id, from, to, limit })
  return rows.flatMap((row) => {
    const content = readable(() => unseal<EntryContent>(user.key, placeAt(user, row.id, row.version), row.sealed), undefined)
    const { flow, signs, isSettled = false } = content ?? {}
    return flow ? [{ id: row.id, day: row.entry_date, flow, signs: fittingSigns(flow, signs), isSettled }] : []
  })
}

/** The stored content of a day that several are changed with cannot be read. */
export class UnreadableDay extends Error {
  readonly day: LocalDate
  constructor(day: LocalDate) {
    super('A calendar entry cannot be read')
    this.day = day
  }
}

/** Sets the flow of one day, leaving its symptoms. Returns its entry before and after. Throws `UnreadableDay`. */
async function setFlowOf(hers: HerVault, user: Person, { entry_date: day, flow_description: flow }: FlowOfDay, now: number) {
  for (let attempt = 0; attempt < UPDATE_TRIES; attempt += 1) {
    const [row] = await findBetween(hers, { user: user.id, from: day, to: day, limit: 1 })
    if (!row) {
      const added = flow === null ? undefined : await addEntry(hers, user, day, { flow }, now)
      if (added || flow === null) return { before: null, after: added }
      continue
    }
    const before = readable(() => unseal<EntryContent>(user.key, placeAt(user, row.id, row.version), row.sealed), undefined)
    if (!before) throw new UnreadableDay(day)
    const content: EntryContent = {
      ...(flow !== null && { flow }),
      ...(before.symptoms !== undefined && { symptoms: before.symptoms }),
      ...(before.signs && { signs: before.signs }),
    }
    const isEmpty = flow === null && before.symptoms === undefined
    const after = isEmpty ? undefined : await setEntry(hers, user, row.id, content, now)
    if (after || (isEmpty && (await removeEntryWithId(hers, user, row.id)))) return { before: before.flow ?? null, after }
  }
  throw new Error('Too many concurrent changes of a calendar entry')
}

/**
 * Sets the flow of several days in one transaction, leaving their symptoms: the entries afterwards, oldest first, and
 * the flows before. Throws `UnreadableDay` without a change.
 */
export function setFlows(
  hers: HerVault,
  user: Person,
  days: readonly FlowOfDay[],
  now: number,
): Promise<{ entries: CalendarEntry[]; before: FlowOfDay[] }> {
  return transact(hers, async (inside) => {
    const entries: CalendarEntry[] = []
    const before: FlowOfDay[] = []
    // In the same order everywhere, so that two calls cannot wait for each other.
    for (const one of days.toSorted((a, b) => (a.entry_date < b.entry_date ? -1 : 1))) {
      const changed = await setFlowOf(inside, user, one, now)
      before.push({ entry_date: one.entry_date, flow_description: changed.before })
      if (changed.after) entries.push(changed.after)
    }
    return { entries, before }
  })
}

/** Deletes the entry with that id; false when there is none. */
export function removeEntryWithId(hers: HerVault, user: Person, id: number): Promise<boolean> {
  return removeOwnRow(hers, 'calendar_entries', user.id, id)
}
