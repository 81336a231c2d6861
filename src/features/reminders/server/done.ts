import type { LocalDate } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/principal.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { findLogOf } from '../../logs/server/store.ts'
import { findMomentDays } from '../../moments/server/store.ts'
import type { StoredReminder } from './store.ts'

/** Whether a reminder is done on a day: a log was written, a check-in has any moment, or it was marked as done. */
export async function isDoneOn(hers: HerVault, user: Person, reminder: StoredReminder, day: LocalDate): Promise<boolean> {
  if (reminder.done_on === day) return true
  const { kind } = reminder.content
  if (kind === 'check-in') return (await findMomentDays(hers, user, day, day)).has(day)
  if (kind !== 'log') return false
  const logs = [await findLogOf(hers, user, 'quick_log', day), await findLogOf(hers, user, 'deep_log', day)]
  return logs.some((log) => log !== undefined)
}
