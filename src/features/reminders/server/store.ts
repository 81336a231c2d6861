import { removeOwnRow } from '../../../kit/server/owned-rows.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { leaseDue } from '../../../kit/server/due-rows.ts'
import { newId } from '../../../kit/server/ids.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, hotQuery, tables, transact } from '../../../kit/server/vaults.ts'
import { type NewReminder, REMINDERS_MAX } from '../contract.ts'
import { type LastDue, nextDue, type Plan, type Schedule, startOf } from '../rules/due.ts'

type ReminderRow = {
  user_id: number
  id: number
  version: number
  due_at: number | null
  wake_at: number | null
  last_due_at: number | null
  /** Minutes before the appointment of the time at `last_due_at`; 0 otherwise. */
  last_lead: number
  /** Local time in the plan of its treatment of the time at `last_due_at`; empty otherwise. */
  last_planned: string
  /** The treatment that it belongs to; 0 for none. */
  treatment_id: number
  done_on: LocalDate | null
  created_at: number
  updated_at: number
  sealed: Uint8Array
}

type RemindersTables = { reminders: ReminderRow; reminder_deliveries: { user_id: number; reminder_id: number; due_at: number } }

/**
 * What reminders ask about treatments. The composition root passes it in, because treatments import reminders. A
 * removed treatment has no plan.
 */
export type TreatmentPlans = {
  plansOf(hers: HerVault, user: Person): Promise<Plans>
  /** Whether she has noted the dose that is planned for this local time, `2026-11-26T08:00`. */
  isNoted(hers: HerVault, user: Person, treatmentId: number, planned: string): Promise<boolean>
}

/** Plans of treatments by their ids. */
export type Plans = ReadonlyMap<number, Plan>

/** For reminders that belong to no treatment. */
export const NO_PLANS: Plans = new Map()
const NEVER: Plan = () => undefined

/** A stored reminder: its decrypted content and its times in ms. */
export type StoredReminder = Omit<ReminderRow, 'sealed'> & { content: NewReminder }

const COLUMNS = [
  'user_id',
  'id',
  'version',
  'due_at',
  'wake_at',
  'last_due_at',
  'last_lead',
  'last_planned',
  'treatment_id',
  'done_on',
  'created_at',
  'updated_at',
  'sealed',
] as const satisfies readonly (keyof ReminderRow)[]

function decrypted(user: Person, { sealed, ...row }: ReminderRow): StoredReminder {
  return { ...row, content: unseal<NewReminder>(user.key, associatedData(user.id, 'reminders', row.id, row.version), sealed) }
}

/** What decides when a reminder comes. */
type Timed = Pick<StoredReminder, 'content' | 'treatment_id'>

/** The plans of her treatments, read only if one of these reminders belongs to a treatment. */
export async function plansFor(
  { plansOf }: TreatmentPlans,
  hers: HerVault,
  user: Person,
  reminders: readonly Pick<ReminderRow, 'treatment_id'>[],
): Promise<Plans> {
  return reminders.some(({ treatment_id: id }) => id !== 0) ? plansOf(hers, user) : NO_PLANS
}

/** The schedule of a reminder. One of a removed treatment never comes. */
export function scheduleOf({ content, treatment_id: id }: Timed, plans: Plans): Schedule {
  const { time, days, date, lead_times: leads = [] } = content
  return { time, days, date: date ?? undefined, leads, plan: id === 0 ? undefined : (plans.get(id) ?? NEVER) }
}

/** Whether a reminder belongs to a treatment that she has removed. */
export function isOrphan({ treatment_id: id }: Pick<ReminderRow, 'treatment_id'>, plans: Plans): boolean {
  return id !== 0 && !plans.has(id)
}

/** The last time of a reminder that was handled; undefined before the first. */
export function lastDueOf({
  last_due_at: at,
  last_lead: lead,
  last_planned: planned,
}: Pick<ReminderRow, 'last_due_at' | 'last_lead' | 'last_planned'>): LastDue | undefined {
  return at === null ? undefined : { at, lead, planned }
}

/** The columns of the last time that was handled. */
export function lastColumns(last: LastDue | undefined): Pick<ReminderRow, 'last_due_at' | 'last_lead' | 'last_planned'> {
  return { last_due_at: last?.at ?? null, last_lead: last?.lead ?? 0, last_planned: last?.planned ?? '' }
}

/**
 * The next time (ms) that she set, without the announcements before an appointment; undefined when it is off or over.
 */
export function nextTimeOf(reminder: Timed & Pick<StoredReminder, 'due_at'>, timezone: string): number | undefined {
  const { due_at: at } = reminder
  return at === null ? undefined : (startOf(scheduleOf(reminder, NO_PLANS), timezone) ?? at)
}

/** The next time (ms) after `after` (ms) in her time zone; undefined when it is off or over. */
export function dueOf(reminder: Timed, plans: Plans, timezone: string, after: number, last?: LastDue): number | undefined {
  return reminder.content.enabled ? nextDue(scheduleOf(reminder, plans), timezone, after, last) : undefined
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

/** Adds a reminder; undefined when she has the maximum number, which those of treatments do not count towards. */
export async function addReminderOf(hers: HerVault, user: Person, content: NewReminder, now: number): Promise<StoredReminder | undefined> {
  return transact(hers, async (inside) => {
    const own = (await findAll(inside, { user: user.id })).filter(({ treatment_id: id }) => id === 0)
    return own.length >= REMINDERS_MAX ? undefined : insertReminder(inside, user, { content, treatment_id: 0 }, NO_PLANS, now)
  })
}

/** Adds a reminder, with its first time. */
export async function insertReminder(inside: HerVault, user: Person, timed: Timed, plans: Plans, now: number): Promise<StoredReminder> {
  const id = newId()
  const due = dueOf(timed, plans, user.timezone, now) ?? null
  const row = {
    user_id: user.id,
    id,
    version: 1,
    due_at: due,
    wake_at: due,
    ...lastColumns(undefined),
    treatment_id: timed.treatment_id,
    done_on: null,
    created_at: now,
    updated_at: now,
  }
  const sealed = seal(user.key, associatedData(user.id, 'reminders', id, 1), timed.content)
  await tables<RemindersTables>(inside)
    .insertInto('reminders')
    .values({ ...row, sealed })
    .execute()
  return { ...row, content: timed.content }
}

/** Whether two contents come at the same times; only `enabled` counts if a plan decides. */
function isSameSchedule(a: NewReminder, b: NewReminder, isPlanned: boolean): boolean {
  const timing = ({ time, days, date, lead_times: leads = [], enabled }: NewReminder) =>
    isPlanned ? String(enabled) : JSON.stringify([time, [...days].toSorted(), date ?? null, [...leads].toSorted(), enabled])
  return timing(a) === timing(b)
}

/**
 * Replaces a reminder; undefined if there is none. Only with its schedule its next time changes, and what waits to be
 * sent or shown for its former times is removed.
 */
export async function setReminder(
  hers: HerVault,
  user: Person,
  id: number,
  content: NewReminder,
  plans: Plans,
  now: number,
): Promise<{ before: NewReminder; after: StoredReminder } | undefined> {
  return transact(hers, async (inside) => {
    const before = await findReminder(inside, user, id)
    if (!before) return undefined
    const isPlanned = before.treatment_id !== 0
    // Name and times of a treatment's reminder are the treatment's.
    const { kind, title, time, days } = before.content
    const written = isPlanned ? { ...content, kind, title, time, days, date: null, lead_times: [] } : content
    const isMoved = !isSameSchedule(before.content, written, isPlanned)
    const last = isMoved && !isPlanned ? undefined : lastDueOf(before)
    const due = isMoved ? (dueOf({ ...before, content: written }, plans, user.timezone, now, last) ?? null) : before.due_at
    const after = await writeReminder(inside, user, before, written, due, last, now)
    if (isMoved) await removeDeliveriesOf(inside, user, id)
    return { before: before.content, after }
  })
}

/** Replaces a reminder and its next time. Throws when another call was faster. */
export async function writeReminder(
  inside: HerVault,
  user: Person,
  before: StoredReminder,
  content: NewReminder,
  due: number | null,
  last: LastDue | undefined,
  now: number,
): Promise<StoredReminder> {
  const version = before.version + 1
  const sealed = seal(user.key, associatedData(user.id, 'reminders', before.id, version), content)
  const change = { version, due_at: due, wake_at: due, ...lastColumns(last), updated_at: now }
  const replaced = await tables<RemindersTables>(inside)
    .updateTable('reminders')
    .set({ ...change, sealed })
    .where('user_id', '=', user.id)
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .returning('id')
    .executeTakeFirst()
  if (!replaced) throw new Error('a reminder was changed concurrently')
  return { ...before, ...change, content }
}

async function removeDeliveriesOf(inside: HerVault, user: Person, id: number): Promise<void> {
  await tables<RemindersTables>(inside)
    .deleteFrom('reminder_deliveries')
    .where('user_id', '=', user.id)
    .where('reminder_id', '=', id)
    .execute()
}

/** Removes a reminder with its open deliveries; false if there is none. */
export async function removeReminderWithId(hers: HerVault, user: Person, id: number): Promise<boolean> {
  return transact(hers, async (inside) => {
    const isRemoved = await removeOwnRow(inside, 'reminders', user.id, id)
    await removeDeliveriesOf(inside, user, id)
    return isRemoved
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
export async function moveReminders(hers: HerVault, user: Person, treatments: TreatmentPlans, now: number): Promise<void> {
  await transact(hers, async (inside) => {
    const reminders = await findReminders(inside, user)
    const plans = await plansFor(treatments, inside, user, reminders)
    for (const reminder of reminders) {
      const { id, version } = reminder
      const due = dueOf(reminder, plans, user.timezone, now, lastDueOf(reminder)) ?? null
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
  return leaseDue(hers, 'reminders', { keys: ['user_id', 'id'], columns: COLUMNS }, { now, until, limit })
}

/** The decrypted content of a leased reminder; undefined when it is damaged. */
export function openClaimed(user: Person, claimed: ClaimedReminder): StoredReminder | undefined {
  return readable(() => decrypted(user, claimed), undefined)
}

/**
 * Moves a leased reminder to its next time; `last` is the last time handled, if any. False, without a change, when the
 * user changed it or another server took it over since.
 */
export async function passReminder(
  hers: HerVault,
  claimed: ClaimedReminder,
  next: number | undefined,
  last: LastDue | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await tables<RemindersTables>(hers)
    .updateTable('reminders')
    .set({ due_at: next ?? null, wake_at: next ?? null, ...lastColumns(last) })
    .where('user_id', '=', claimed.user_id)
    .where('id', '=', claimed.id)
    .where('version', '=', claimed.version)
    .where('due_at', '=', claimed.due_at)
    .where('wake_at', '=', claimed.wake_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
