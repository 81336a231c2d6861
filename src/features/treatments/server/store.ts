import { newId } from '../../../kit/server/ids.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables, transact } from '../../../kit/server/vaults.ts'
import { findDoses } from './dose-store.ts'
import { type NewTreatment, RESTORE_WITHIN_MS, type Treatment, TREATMENTS_MAX } from '../contract.ts'
import type { TreatmentPlans } from '../../reminders/server/store.ts'
import { findReminderSettings, removeTreatmentReminders, setTreatmentReminder } from '../../reminders/server/treatment-reminder-store.ts'
import { type HormoneUse, toHormoneUses } from '../rules/hormone-use.ts'
import { plannedOn, planOf } from '../rules/phases.ts'

type TreatmentRow = { id: number; version: number; created_at: number; updated_at: number; removed_at: number; sealed: Uint8Array }
type TreatmentTables = { treatments: TreatmentRow & { user_id: number }; doses: { user_id: number; treatment_id: number } }

const COLUMNS = ['id', 'version', 'created_at', 'updated_at', 'removed_at', 'sealed'] as const
const UPDATE_TRIES = 3

function placeOf(user: Person, { id, version }: Pick<TreatmentRow, 'id' | 'version'>): string {
  return associatedData(user.id, 'treatments', id, version)
}

/** What is stored about a treatment: whether she is reminded of it is stored with the reminder. */
export type TreatmentContent = Omit<NewTreatment, 'remind'>

function toTreatment(user: Person, row: TreatmentRow): Unreminded | undefined {
  const content = readable(() => unseal<TreatmentContent>(user.key, placeOf(user, row), row.sealed), undefined)
  if (!content) return undefined
  return { ...content, ...shownTimes(row) }
}

function shownTimes({ id, created_at: created, updated_at: updated }: Pick<TreatmentRow, 'id' | 'created_at' | 'updated_at'>) {
  return { id, created_at: new Date(created).toISOString(), updated_at: new Date(updated).toISOString() }
}

async function rowsOf(hers: HerVault, user: Person): Promise<TreatmentRow[]> {
  return tables<TreatmentTables>(hers)
    .selectFrom('treatments')
    .select(COLUMNS)
    .where('user_id', '=', user.id)
    .where('removed_at', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

async function rowWithId(hers: HerVault, user: Person, id: number): Promise<TreatmentRow | undefined> {
  return tables<TreatmentTables>(hers)
    .selectFrom('treatments')
    .select(COLUMNS)
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A treatment without whether she is reminded of it. */
export type Unreminded = Omit<Treatment, 'remind'>

/** Her treatments, the oldest first, and how many cannot be read. */
export async function findTreatments(hers: HerVault, user: Person): Promise<{ treatments: Unreminded[]; unreadable: number }> {
  const rows = await rowsOf(hers, user)
  const treatments = rows.flatMap((row) => toTreatment(user, row) ?? [])
  return { treatments, unreadable: rows.length - treatments.length }
}

/** Her treatments as she sees them, the oldest first, and how many cannot be read. */
export async function findShownTreatments(hers: HerVault, user: Person): Promise<{ treatments: Treatment[]; unreadable: number }> {
  const { treatments, unreadable } = await findTreatments(hers, user)
  const settings = await findReminderSettings(hers, user)
  return { treatments: treatments.map((one) => ({ ...one, remind: settings.get(one.id)?.enabled ?? false })), unreadable }
}

/** Sets the reminder of a treatment that was changed. */
async function withReminder(
  inside: HerVault,
  user: Person,
  treatment: Unreminded,
  remind: boolean | undefined,
  now: number,
): Promise<Treatment> {
  const reminded = { id: treatment.id, title: treatment.name, plan: planOf(treatment) }
  return { ...treatment, remind: await setTreatmentReminder(inside, user, reminded, remind, now) }
}

/** What reminders ask about treatments. */
export const treatmentPlans: TreatmentPlans = {
  plansOf: async (hers, user) => new Map((await findTreatments(hers, user)).treatments.map((one) => [one.id, planOf(one)])),
  isNoted: async (hers, user, treatmentId, planned) => {
    const [day = '', time = ''] = planned.split('T')
    const row = await rowWithId(hers, user, treatmentId)
    const treatment = row?.removed_at === 0 ? toTreatment(user, row) : undefined
    const dose = treatment && plannedOn(treatment, day).find((one) => one.time === time)
    const doses = dose ? await findDoses(hers, user, day, day) : []
    return doses.some(({ treatment_id: id, slot }) => id === treatmentId && slot === dose?.slot)
  },
}

/** What she uses of hormones, the oldest first. */
export async function findHormoneUses(hers: HerVault, user: Person): Promise<HormoneUse[]> {
  return toHormoneUses((await findTreatments(hers, user)).treatments)
}

/** Whether she has a treatment with this id that is not removed. */
export async function hasTreatment(hers: HerVault, user: Person, id: number): Promise<boolean> {
  return (await rowWithId(hers, user, id))?.removed_at === 0
}

/** Adds a treatment; undefined when she has `TREATMENTS_MAX`. */
export function addTreatmentOf(
  hers: HerVault,
  user: Person,
  { remind, ...content }: NewTreatment,
  now: number,
): Promise<Treatment | undefined> {
  return transact(hers, async (inside) => {
    if ((await rowsOf(inside, user)).length >= TREATMENTS_MAX) return undefined
    const key = { id: newId(), version: 1 }
    const row = { ...key, created_at: now, updated_at: now, removed_at: 0, sealed: seal(user.key, placeOf(user, key), content) }
    await tables<TreatmentTables>(inside)
      .insertInto('treatments')
      .values({ user_id: user.id, ...row })
      .execute()
    return withReminder(inside, user, { ...content, ...shownTimes(row) }, remind, now)
  })
}

/**
 * Changes a treatment to what `change` makes of it (undefined: it cannot be read) and stores that. Undefined when there
 * is none. `change` is called again when another call was faster, and may throw to refuse.
 */
export function changeTreatment(
  hers: HerVault,
  user: Person,
  id: number,
  change: (current: NewTreatment | undefined) => NewTreatment,
  now: number,
): Promise<Treatment | undefined> {
  return transact(hers, (inside) => changeInside(inside, user, id, change, now))
}

async function changeInside(
  hers: HerVault,
  user: Person,
  id: number,
  change: (current: NewTreatment | undefined) => NewTreatment,
  now: number,
): Promise<Treatment | undefined> {
  for (let attempt = 0; attempt < UPDATE_TRIES; attempt += 1) {
    const row = await rowWithId(hers, user, id)
    if (!row || row.removed_at !== 0) return undefined
    const { remind, ...content } = change(readable(() => unseal<NewTreatment>(user.key, placeOf(user, row), row.sealed), undefined))
    const version = row.version + 1
    const sealed = seal(user.key, placeOf(user, { id, version }), content)
    const replaced = await tables<TreatmentTables>(hers)
      .updateTable('treatments')
      .set({ version, updated_at: now, sealed })
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .where('version', '=', row.version)
      .where('removed_at', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (replaced) return withReminder(hers, user, { ...content, ...shownTimes({ ...row, updated_at: now }) }, remind, now)
  }
  throw new Error('Too many concurrent changes of a treatment')
}

/** Removes a treatment for an hour, then for good; false when there is none. */
export async function removeTreatmentWithId(hers: HerVault, user: Person, id: number, now: number): Promise<boolean> {
  const removed = await tables<TreatmentTables>(hers)
    .updateTable('treatments')
    .set({ removed_at: now })
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .where('removed_at', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/**
 * Restores a treatment that was removed less than an hour ago; one that is not removed is returned as it is. `full`
 * when she has as many as there can be.
 */
export function restoreTreatmentWithId(hers: HerVault, user: Person, id: number, now: number): Promise<Treatment | 'full' | undefined> {
  return transact(hers, async (inside) => {
    const row = await rowWithId(inside, user, id)
    if (!row || (row.removed_at !== 0 && row.removed_at <= now - RESTORE_WITHIN_MS)) return undefined
    if (row.removed_at !== 0 && (await rowsOf(inside, user)).length >= TREATMENTS_MAX) return 'full'
    await tables<TreatmentTables>(inside)
      .updateTable('treatments')
      .set({ removed_at: 0 })
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .execute()
    const restored = toTreatment(user, row)
    return restored && withReminder(inside, user, restored, undefined, now)
  })
}

/** Deletes treatments that were removed more than an hour ago, with their doses. Called hourly. */
export async function sweepRemovedTreatments(hers: HerVault, now: number): Promise<void> {
  const db = tables<TreatmentTables>(hers)
  const gone = await db
    .selectFrom('treatments')
    .select(['user_id', 'id'])
    .where('removed_at', '>', 0)
    .where('removed_at', '<=', now - RESTORE_WITHIN_MS)
    .execute()
  for (const { user_id: userId, id } of gone) {
    await removeTreatmentReminders(hers, userId, id)
    await db.deleteFrom('doses').where('user_id', '=', userId).where('treatment_id', '=', id).execute()
    await db.deleteFrom('treatments').where('user_id', '=', userId).where('id', '=', id).execute()
  }
}
