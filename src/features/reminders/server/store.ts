import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { hotQuery, tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import { type NewReminder, REMINDERS_MAX } from '../contract.ts'
import { nextDue, type Schedule } from '../rules/due.ts'

type Hers = Vault<'hers'>

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

/** A reminder as it is kept: what she set, and where it stands in time (ms). */
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

function opened(user: Person, { sealed, ...row }: ReminderRow): StoredReminder {
  return { ...row, content: unseal<NewReminder>(user.key, placeOf(user.id, 'reminders', row.id, row.version), sealed) }
}

/** When it comes, as the rules ask it. */
export function scheduleOf({ time, days, date }: NewReminder): Schedule {
  return { time, days, date: date ?? undefined }
}

/** When it comes next after `after` (ms) by her clocks; undefined when it is off or over. */
export function dueOf(content: NewReminder, timezone: string, after: number, lastDue?: number): number | undefined {
  return content.enabled ? nextDue(scheduleOf(content), timezone, after, lastDue) : undefined
}

const findAll = hotQuery<RemindersTables, { user: number }, ReminderRow>((db, slot) =>
  db.selectFrom('reminders').select(COLUMNS).where('user_id', '=', slot('user')),
)

/** All her reminders: the next one first, those that do not come any more last. */
export async function findReminders(hers: Hers, user: Person): Promise<StoredReminder[]> {
  const rows = await findAll(hers, { user: user.id })
  const last = Number.MAX_SAFE_INTEGER
  return rows
    .map((row) => opened(user, row))
    .toSorted((one, other) => (one.due_at ?? last) - (other.due_at ?? last) || one.created_at - other.created_at)
}

const findOne = hotQuery<RemindersTables, { user: number; id: number }, ReminderRow>((db, slot) =>
  db.selectFrom('reminders').select(COLUMNS).where('user_id', '=', slot('user')).where('id', '=', slot('id')),
)

/** Her reminder with that id; undefined also when it is somebody else's. */
export async function findReminder(hers: Hers, user: Person, id: number): Promise<StoredReminder | undefined> {
  const [row] = await findOne(hers, { user: user.id, id })
  return row && opened(user, row)
}

/** Adds a reminder; undefined when she has as many as can be. */
export async function addReminderOf(hers: Hers, user: Person, content: NewReminder, now: number): Promise<StoredReminder | undefined> {
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
    const sealed = seal(user.key, placeOf(user.id, 'reminders', id, 1), content)
    await tables<RemindersTables>(inside)
      .insertInto('reminders')
      .values({ ...row, sealed })
      .execute()
    return { ...row, content }
  })
}

function isSameSchedule(one: NewReminder, other: NewReminder): boolean {
  const timing = ({ time, days, date, enabled }: NewReminder) => JSON.stringify([time, [...days].toSorted(), date ?? null, enabled])
  return timing(one) === timing(other)
}

/** Replaces what she set; undefined when it is not there. Its next time changes only where its times did. */
export async function setReminder(
  hers: Hers,
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
    const sealed = seal(user.key, placeOf(user.id, 'reminders', id, version), content)
    const change = { version, due_at: due, wake_at: due, last_due_at: last, updated_at: now }
    const replaced = await tables<RemindersTables>(inside)
      .updateTable('reminders')
      .set({ ...change, sealed })
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .where('version', '=', before.version)
      .returning('id')
      .executeTakeFirst()
    if (!replaced) throw new Error('a reminder was changed twice at once')
    return { before: before.content, after: { ...before, ...change, content } }
  })
}

/** Removes her reminder and whatever of it still waits; false when she has none with that id. */
export async function removeReminderWithId(hers: Hers, user: Person, id: number): Promise<boolean> {
  return transact(hers, async (inside) => {
    const db = tables<RemindersTables>(inside)
    const { numDeletedRows } = await db.deleteFrom('reminders').where('user_id', '=', user.id).where('id', '=', id).executeTakeFirst()
    await db.deleteFrom('reminder_deliveries').where('user_id', '=', user.id).where('reminder_id', '=', id).execute()
    return numDeletedRows > 0n
  })
}

/** Notes that a reminder is done on one of her days; false when she has none with that id. */
export async function setReminderDone(hers: Hers, user: Person, id: number, day: LocalDate): Promise<boolean> {
  const { numUpdatedRows } = await tables<RemindersTables>(hers)
    .updateTable('reminders')
    .set({ done_on: day })
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts all her reminders on the clocks she lives by now, after she moved to another time zone. `user` carries the new one. */
export async function moveReminders(hers: Hers, user: Person, now: number): Promise<void> {
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

/** A reminder whose time has come, sealed as it lies; one server holds it until `wake_at` (ms). */
export type ClaimedReminder = ReminderRow

/** Takes up to `limit` reminders that are due, for this server alone until `until` (ms). */
export async function claimReminders(hers: Hers, now: number, until: number, limit: number): Promise<ClaimedReminder[]> {
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

/** What she set in a reminder that a server has claimed. */
export function openClaimed(user: Person, claimed: ClaimedReminder): StoredReminder {
  return opened(user, claimed)
}

/**
 * Moves a claimed reminder on to its next time; `last` is the time that is now behind it. False when she changed it, or another server
 * took it over, since it was claimed: then nothing has happened.
 */
export async function passReminder(hers: Hers, claimed: ClaimedReminder, next: number | undefined, last: number | null): Promise<boolean> {
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
