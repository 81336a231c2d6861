import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import type { LogEntry } from '../../logs/contract.ts'
import { findLogOf } from '../../logs/server/store.ts'
import { findMomentDays } from '../../moments/server/store.ts'
import { dueAt } from '../rules/due.ts'
import { type Plans, scheduleOf, type StoredReminder, type TreatmentPlans } from './store.ts'

/**
 * Whether there is nothing to remind of at one of its times (ms): the dose is noted or no longer planned, or she wants
 * no reminder on a day on which it is done already.
 */
export async function isSettled(
  treatments: TreatmentPlans,
  hers: HerVault,
  user: Person,
  reminder: StoredReminder,
  plans: Plans,
  at: number,
): Promise<boolean> {
  const { treatment_id: id, content } = reminder
  if (id === 0) return content.skip_if_done && isDoneOn(hers, user, reminder, localDateAt(at, user.timezone))
  const planned = dueAt(scheduleOf(reminder, plans), user.timezone, at)?.planned
  return planned === undefined || treatments.isNoted(hers, user, id, planned)
}

/** Whether a reminder is done on a day: a log was written, a check-in has any moment, or it was marked as done. */
async function isDoneOn(hers: HerVault, user: Person, reminder: StoredReminder, day: LocalDate): Promise<boolean> {
  if (reminder.done_on === day) return true
  const { kind } = reminder.content
  if (kind === 'check-in') return (await findMomentDays(hers, user, day, day)).has(day)
  if (kind !== 'log') return false
  const logs = [await findLogOf(hers, user, 'quick_log', day), await findLogOf(hers, user, 'deep_log', day)]
  return logs.some((log) => log !== undefined && !isOnlySleep(log))
}

/** Whether a log holds hours of sleep and nothing else: these may have come from her phone, without her. */
function isOnlySleep(log: LogEntry): boolean {
  const { log_date: _day, log_type: _type, id: _id, created_at: _made, updated_at: _changed, sleep_hours: hours, ...rest } = log
  return typeof hours === 'number' && Object.values(rest).every((answer) => answer === null || answer === undefined)
}
