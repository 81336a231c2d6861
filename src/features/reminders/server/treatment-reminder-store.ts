import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import { type NewReminder, WEEKDAYS } from '../contract.ts'
import { dueAt, type Plan } from '../rules/due.ts'
import { NEW_TREATMENT_REMINDER } from '../rules/new-reminder.ts'
import type { ReminderSettings } from '../rules/reminder-settings.ts'
import { dueOf, findReminders, insertReminder, lastDueOf, scheduleOf, writeReminder } from './store.ts'

type OwnedTables = {
  reminders: { user_id: number; id: number; treatment_id: number }
  reminder_deliveries: { user_id: number; reminder_id: number; due_at: number }
}

/** A treatment as its reminder sees it: `title` is its name, `plan` when it is taken. */
export type RemindedTreatment = { id: number; title: string; plan: Plan }

/** The settings of the reminders that her treatments have, by the treatment's id. */
export async function findReminderSettings(hers: HerVault, user: Person): Promise<Map<number, ReminderSettings>> {
  const owned = (await findReminders(hers, user)).filter(({ treatment_id: id }) => id !== 0)
  return new Map(
    owned.map(({ treatment_id: id, content: { channels, discreet, quiet_from, quiet_to, enabled } }) => [
      id,
      { channels, discreet, quiet_from, quiet_to, enabled },
    ]),
  )
}

/** Whole content of a reminder of a treatment: time and days are not used. */
function toContent(title: string, settings: ReminderSettings): NewReminder {
  return { ...settings, kind: 'medicine', title, time: '09:00', days: [...WEEKDAYS], date: null, lead_times: [], skip_if_done: true }
}

/**
 * Sets the reminder of a treatment to its name and plan, after either or `remind` has changed; undefined leaves it as
 * switched. Resolves to whether it is on. Call it in the transaction that changes the treatment.
 */
export async function setTreatmentReminder(
  inside: HerVault,
  user: Person,
  { id, title, plan }: RemindedTreatment,
  remind: boolean | undefined,
  now: number,
): Promise<boolean> {
  const plans = new Map([[id, plan]])
  const before = (await findReminders(inside, user)).find((reminder) => reminder.treatment_id === id)
  if (!before) {
    if (remind) await addTreatmentReminder(inside, user, { id, title, plan }, NEW_TREATMENT_REMINDER, now)
    return remind === true
  }
  const content: NewReminder = { ...before.content, title, enabled: remind ?? before.content.enabled }
  const changed = { ...before, content }
  // A time that has come but is not handled yet remains due, unless the new plan lacks it.
  const after = Math.min(now, (before.due_at ?? Infinity) - 1)
  const due = dueOf(changed, plans, user.timezone, after, lastDueOf(before)) ?? null
  await writeReminder(inside, user, before, content, due, lastDueOf(before), now)
  await removeUnplanned(inside, user, before.id, (at) => content.enabled && Boolean(dueAt(scheduleOf(changed, plans), user.timezone, at)))
  return content.enabled
}

/** Adds the reminder of a treatment that has none, or one that cannot be read. */
export async function addTreatmentReminder(
  inside: HerVault,
  user: Person,
  { id, title, plan }: RemindedTreatment,
  settings: ReminderSettings,
  now: number,
): Promise<void> {
  await removeTreatmentReminders(inside, user.id, id)
  await insertReminder(inside, user, { content: toContent(title, settings), treatment_id: id }, new Map([[id, plan]]), now)
}

/** Removes the deliveries of a reminder at times (ms) for which `isPlanned` is false. */
async function removeUnplanned(inside: HerVault, user: Person, reminderId: number, isPlanned: (at: number) => boolean): Promise<void> {
  const db = tables<OwnedTables>(inside)
  const rows = await db
    .selectFrom('reminder_deliveries')
    .select('due_at')
    .where('user_id', '=', user.id)
    .where('reminder_id', '=', reminderId)
    .execute()
  const gone = [...new Set(rows.map(({ due_at: at }) => at))].filter((at) => !isPlanned(at))
  if (gone.length === 0) return
  await db
    .deleteFrom('reminder_deliveries')
    .where('user_id', '=', user.id)
    .where('reminder_id', '=', reminderId)
    .where('due_at', 'in', gone)
    .execute()
}

/** Removes the reminder of a treatment that is deleted for good, with its deliveries. */
export async function removeTreatmentReminders(hers: HerVault, userId: number, treatmentId: number): Promise<void> {
  const db = tables<OwnedTables>(hers)
  const owned = await db
    .deleteFrom('reminders')
    .where('user_id', '=', userId)
    .where('treatment_id', '=', treatmentId)
    .returning('id')
    .execute()
  for (const { id } of owned) {
    await db.deleteFrom('reminder_deliveries').where('user_id', '=', userId).where('reminder_id', '=', id).execute()
  }
}
