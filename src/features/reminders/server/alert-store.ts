/** When a worker looks for something new to tell her (insight alerts). */
import { addDays, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { leaseDue } from '../../../kit/server/due-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import { instantOf } from '../rules/wall-clock.ts'

/** One woman's alert, in ms: when a worker looks next, null for never, and when she was told last. */
export type Alert = { user_id: number; wake_at: number | null; sent_at: number | null }

type AlertTables = { insight_alerts: Alert }

/** Local time of day of an alert. */
const ALERT_TIME = '18:00'
/** How long after that an alert is still sent, in ms. */
const EVENING_MS = 3 * 3_600_000

/** The instant (ms) of the alert of a day; of today the next one, so that a missed day is not lost. */
export function alertAt(day: LocalDate, user: Pick<Person, 'timezone'>, now: number): number {
  const at = instantOf(day, ALERT_TIME, user.timezone)
  return at > now ? at : instantOf(addDays(localDateAt(now, user.timezone), 1), ALERT_TIME, user.timezone)
}

/** The first instant (ms) from `earliest` on in the evening, so that a server that was down does not send at night. */
export function eveningFrom(earliest: number, user: Pick<Person, 'timezone'>): number {
  const evening = instantOf(localDateAt(earliest, user.timezone), ALERT_TIME, user.timezone)
  if (earliest <= evening) return evening
  return earliest <= evening + EVENING_MS ? earliest : alertAt(localDateAt(earliest, user.timezone), user, earliest)
}

/** Has a worker look on `day`, if it would not look earlier. `now` in ms. */
export async function planAlert(hers: HerVault, user: Person, day: LocalDate, now: number): Promise<void> {
  const at = alertAt(day, user, now)
  const db = tables<AlertTables>(hers)
  const row = await db.selectFrom('insight_alerts').select('wake_at').where('user_id', '=', user.id).executeTakeFirst()
  if (row?.wake_at != null && row.wake_at <= at) return
  await db
    .insertInto('insight_alerts')
    .values({ user_id: user.id, wake_at: at, sent_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ wake_at: at }))
    .execute()
}

/** Leases up to `limit` due alerts to this server until `until` (ms). */
export async function claimAlerts(hers: HerVault, now: number, until: number, limit: number): Promise<Alert[]> {
  return leaseDue(hers, 'insight_alerts', { keys: ['user_id'], columns: ['user_id', 'wake_at', 'sent_at'] }, { now, until, limit })
}

/** Ends a lease and sets both times. False when another server took over meanwhile. */
export async function settleAlert(hers: HerVault, claimed: Alert, next: Pick<Alert, 'wake_at' | 'sent_at'>): Promise<boolean> {
  const { numUpdatedRows } = await tables<AlertTables>(hers)
    .updateTable('insight_alerts')
    .set(next)
    .where('user_id', '=', claimed.user_id)
    .where('wake_at', '=', claimed.wake_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
