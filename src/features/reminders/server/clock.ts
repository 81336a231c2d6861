import type { Keys } from '../../../kit/server/keys.ts'
import { tables, type Vaults } from '../../../kit/server/vaults.ts'
import { findPerson } from '../../auth/server/account-store.ts'
import { type ClaimedReminder, dueOf, lastColumns, lastDueOf, openClaimed, plansFor, type TreatmentPlans } from './store.ts'

type Delivery = { channel: string; due_at: number; send_at: number; wake_at: number | null; settled_at: number | null }
type ClockTables = { reminders: ClaimedReminder; reminder_deliveries: Delivery }

/** A daily reminder is due within this time in ms; less than a day, since a day may have 23 hours. */
const DAILY_MS = 22 * 3_600_000
/** Maximum postponement in ms, by quiet hours, a lease or a retry. */
const PUT_OFF_MAX_MS = 26 * 3_600_000

/**
 * Corrects reminders after the clock was ahead: future times count as not reached yet, and deliveries postponed until
 * then are due now. Otherwise a reminder would be silent for as long as the clock was ahead. `now` in ms.
 */
export async function setRemindersToClock({ accounts, hers }: Vaults, keys: Keys, treatments: TreatmentPlans, now: number): Promise<void> {
  const db = tables<ClockTables>(hers)
  const far = now + PUT_OFF_MAX_MS
  await db.deleteFrom('reminder_deliveries').where('send_at', '>', far).where('due_at', '>', far).execute()
  await db.updateTable('reminder_deliveries').set({ send_at: now }).where('send_at', '>', far).where('settled_at', 'is', null).execute()
  await db.updateTable('reminder_deliveries').set({ wake_at: now }).where('wake_at', '>', far).execute()

  const rows = await db
    .selectFrom('reminders')
    .selectAll()
    .where(({ or, eb }) => or([eb('wake_at', '>', now + DAILY_MS), eb('last_due_at', '>', now)]))
    .execute()
  for (const row of rows) {
    const person = await findPerson(accounts, keys, row.user_id)
    const reminder = person && openClaimed(person, row)
    if (!person || !reminder) continue
    const isReached = row.last_due_at !== null && row.last_due_at <= now
    const last = isReached ? lastDueOf(row) : undefined
    const plans = await plansFor(treatments, hers, person, [row])
    const due = dueOf(reminder, plans, person.timezone, now, last) ?? null
    if (due === row.due_at && due === row.wake_at && (isReached || row.last_due_at === null)) continue
    await db
      .updateTable('reminders')
      .set({ due_at: due, wake_at: due, ...lastColumns(last) })
      .where('user_id', '=', row.user_id)
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('wake_at', row.wake_at === null ? 'is' : '=', row.wake_at)
      .execute()
  }
}
