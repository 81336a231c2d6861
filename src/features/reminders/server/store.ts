import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/principal.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, hotQuery, tables, transact } from '../../../kit/server/vaults.ts'
import { type NewReminder, REMINDERS_MAX } from '../contract.ts'
import { nextDue, type Schedule } from '../rules/due.ts'

type ReminderRow = {
  user_id: number
  id: number
  version: number
  due_at: number | null
  wake_at: number | null
  last_due_at: number | null
  done_on: LocalDate | null
  created_at: number
  updated_at: number
  sealed: Uint8Array
}

type RemindersTables = { reminders: ReminderRow; reminder_deliveries: { user_id: number; reminder_id: number } }

/** A stored reminder: its decrypted content and its times in ms. */
export type StoredReminder = Omit<ReminderRow, 'sealed'> & { content: NewReminder }

const COLUMNS = [
  'user_id',
  'id',
  'version',
  'due_at',
  'wake_at',
  'last_due_at',
  'done_on',
  'created_at',
  'updated_at',
  'sealed',
] as const satisfies readonly (keyof ReminderRow)[]

function decrypted(user: Person, { sealed, ...row }: ReminderRow): StoredReminder {
  return { ...row, content: unseal<NewReminder>(user.key, associatedData(user.id, 'reminders', row.id, row.version), sealed) }
}

/** The schedule of a reminder. */
export function scheduleOf({ time, days, date }: NewReminder): Schedule {
  return { time, days, date: date ?? undefined }
}

/** The next time (ms) after `after` (ms) in her time zone; undefined when it is off or over. */
export function dueOf(content: NewReminder, timezone: string, after: number, lastDue?: number): number | undefined {
  return content.enabled ? nextDue(scheduleOf(content), timezone, after, lastDue) : undefined
}

const findAll = hotQuery<RemindersTables, { user: number }, ReminderRow>((db, slot) =>
  db.selectFrom('reminders').select(COLUMNS).where('user_id', '=', slot('user')),
)

/** All her reminders by next time; those without one are last. */
export async function findReminders(hers: HerVault, user: Person): Promise<StoredReminder[]> {
  const rows = await findAll(hers, { user: user.id })
  const last = Number.MAX_SAFE_INTEGER
  return rows
    .flatMap((row) => readable(() => decrypted(user, row), []))
    .toSorted((a, b) => (a.due_at ?? last) - (b.due_at ?? last) || a.created_at - b.created_at)
}

/** Her reminder with that id; undefined if there is none, also when it is damaged. */
export async function findReminder(hers: HerVault, user: Person, id: number): Promise<StoredReminder | undefined> {
  const [row] = await tables<RemindersTables>(hers)
    .selectFrom('reminders')
    .select(COLUMNS)
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .execute()
  return row && readable(() => decrypted(user, row), undefined)
}

/** Adds a reminder; undefined when she has the maximum number. */
export async function addReminderOf(hers: HerVault, user: Person, content: NewReminder, now: number): Promise<StoredReminder | undefined> {
  return transact(hers, async (inside) => {
    if ((await findAll(inside, { user: user.id })).length >= REMINDERS_MAX) return undefined
    const id = newId()
    const due = dueOf(content, user.timezone, now) ?? null
    const row = {
      user_id: user.id,
      id,
      version: 1,
      due_at: due,
      wake_at: due,
      last_due_at: null,
      done_on: null,
      created_at: now,
      updated_at: now,
    }
    const sealed = seal(user.key, associatedData(user.id, 'reminders', id, 1), content)
    await tables<RemindersTables>(inside)
      .insertInto('reminders')
      .values({ ...row, sealed })
      .execute()
    return { ...row, content }
  })
}

function isSameSchedule(a: NewReminder, b: NewReminder): boolean {
  const timing = ({ time, days, date, enabled }: NewReminder) => JSON.stringify([time, [...days].toSorted(), date ?? null, enabled])
  return timing(a) === timing(b)
}

/** Replaces a reminder; undefined if there is none. Its next time changes only with its schedule. */
export async function setReminder(
  hers: HerVault,
  user: Person,
  id: number,
  content: NewReminder,
  now: number,
): Promise<{ before: NewReminder; after: StoredReminder } | undefined> {
  return transact(hers, async (inside) => {
    const before = await findReminder(inside, user, id)
    if (!before) return undefined
    const version = before.version + 1
    const isMoved = !isSameSchedule(before.content, content)
    const due = isMoved ? (dueOf(content, user.timezone, now) ?? null) : before.due_at
    const last = isMoved ? null : before.last_due_at
    const sealed = seal(user.key, associatedData(user.id, 'reminders', id, version), content)
    const change = { version, due_at: due, wake_at: due, last_due_at: last, updated_at: now }
    const replaced = await tables<RemindersTables>(inside)
      .updateTable('reminders')
      .set({ ...change, sealed })
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .where('version', '=', before.version)
      .returning('id')
      .executeTakeFirst()
    if (!replaced) throw new Error('a reminder was changed concurrently')
    return { before: before.content, after: { ...before, ...change, content } }
  })
}

/** Removes a reminder with its open deliveries; false if there is none. */
export async function removeReminderWithId(hers: HerVault, user: Person, id: number): Promise<boolean> {
  return transact(hers, async (inside) => {
    const db = tables<RemindersTables>(inside)
    const { numDeletedRows } = await db.deleteFrom('reminders').where('user_id', '=', user.id).where('id', '=', id).executeTakeFirst()
    await db.deleteFrom('reminder_deliveries').where('user_id', '=', user.id).where('reminder_id', '=', id).execute()
    return numDeletedRows > 0n
  })
}

/** Marks a reminder as done on a day; false if there is none. */
export async function setReminderDone(hers: HerVault, user: Person, id: number, day: LocalDate): Promise<boolean> {
  const { numUpdatedRows } = await tables<RemindersTables>(hers)
    .updateTable('reminders')
    .set({ done_on: day })
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes back that her reminder is done on `day`; false when she has no reminder with that id. */
export async function setReminderUndone(hers: HerVault, user: Person, id: number, day: LocalDate): Promise<boolean> {
  const { numUpdatedRows } = await tables<RemindersTables>(hers)
    .updateTable('reminders')
    .set(({ eb, ref }) => ({ done_on: eb.case().when('done_on', '=', day).then(null).else(ref('done_on')).end() }))
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Recomputes the times of all her reminders after a change of time zone. `user` has the new zone. */
export async function moveReminders(hers: HerVault, user: Person, now: number): Promise<void> {
  await transact(hers, async (inside) => {
    for (const { id, version, content, last_due_at: last } of await findReminders(inside, user)) {
      const due = dueOf(content, user.timezone, now, last ?? undefined) ?? null
      await tables<RemindersTables>(inside)
        .updateTable('reminders')
        .set({ due_at: due, wake_at: due })
        .where('user_id', '=', user.id)
        .where('id', '=', id)
        .where('version', '=', version)
        .execute()
    }
  })
}

/** A due reminder, still encrypted, leased to one server until `wake_at` (ms). */
export type ClaimedReminder = ReminderRow

/** Leases up to `limit` due reminders to this server until `until` (ms). */
export async function claimReminders(hers: HerVault, now: number, until: number, limit: number): Promise<ClaimedReminder[]> {
  return tables<RemindersTables>(hers)
    .updateTable('reminders')
    .set({ wake_at: until })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('user_id', 'id'),
        'in',
        selectFrom('reminders')
          .select(['user_id', 'id'])
          .where('wake_at', '<=', now)
          .orderBy('wake_at')
          .limit(limit)
          .$if(hers.engine === 'postgres', (query) => query.forUpdate().skipLocked())
          .$asTuple('user_id', 'id'),
      ),
    )
    .returning(COLUMNS)
    .execute()
}

/** The decrypted content of a leased reminder; undefined when it is damaged. */
export function openClaimed(user: Person, claimed: ClaimedReminder): StoredReminder | undefined {
  return readable(() => decrypted(user, claimed), undefined)
}

/**
 * Moves a leased reminder to its next time; `last` is the time just handled. False, without a change, when the user
 * changed it or another server took it over since.
 */
export async function passReminder(
  hers: HerVault,
  claimed: ClaimedReminder,
  next: number | undefined,
  last: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tables<RemindersTables>(hers)
    .updateTable('reminders')
    .set({ due_at: next ?? null, wake_at: next ?? null, last_due_at: last })
    .where('user_id', '=', claimed.user_id)
    .where('id', '=', claimed.id)
    .where('version', '=', claimed.version)
    .where('due_at', '=', claimed.due_at)
    .where('wake_at', '=', claimed.wake_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
