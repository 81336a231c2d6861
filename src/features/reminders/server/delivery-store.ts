import { sql } from 'kysely'
import { leaseDue } from '../../../kit/server/due-rows.ts'
import { newId } from '../../../kit/server/ids.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { Channel } from '../contract.ts'

/** In place of the id of a reminder: the delivery is an insight alert. */
export const ALERT_ID = 0

/**
 * One reminder at one of its times, on one channel, for one device (0 if none). `send_at` is when it may be sent;
 * `wake_at` when a worker handles it, null once nothing is left to do; `settled_at` when it was sent, done or given up.
 * All in ms.
 */
export type Delivery = {
  user_id: number
  reminder_id: number
  due_at: number
  channel: Channel
  device_id: number
  id: number
  send_at: number
  wake_at: number | null
  attempts: number
  is_test: number
  settled_at: number | null
}

type DeliveriesTables = {
  reminders: { wake_at: number | null }
  reminder_deliveries: Delivery
  insight_alerts: { wake_at: number | null }
}

const COLUMNS = [
  'user_id',
  'reminder_id',
  'due_at',
  'channel',
  'device_id',
  'id',
  'send_at',
  'wake_at',
  'attempts',
  'is_test',
  'settled_at',
] as const satisfies readonly (keyof Delivery)[]

/** Retention of settled deliveries, and maximum age of an open notice, in ms. */
const RETENTION_MS = 7 * 86_400_000

/** The fields of a delivery when it is created. */
export type NewDelivery = {
  userId: number
  reminderId: number
  dueAt: number
  channel: Channel
  deviceId: number
  sendAt: number
  isTest: boolean
}

/** Adds deliveries, except those that exist for the same reminder, time, channel and device. */
export async function addDeliveries(hers: HerVault, deliveries: readonly NewDelivery[]): Promise<void> {
  if (!deliveries.length) return
  await tables<DeliveriesTables>(hers)
    .insertInto('reminder_deliveries')
    .values(
      deliveries.map(({ userId, reminderId, dueAt, channel, deviceId, sendAt, isTest }) => ({
        user_id: userId,
        reminder_id: reminderId,
        due_at: dueAt,
        channel,
        device_id: deviceId,
        id: newId(),
        send_at: sendAt,
        // A notice on the page waits for the user, not for a worker.
        wake_at: channel === 'in_app' ? null : sendAt,
        attempts: 0,
        is_test: isTest ? 1 : 0,
        settled_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What is due: the only query of an idle worker, on three indexes. */
export async function findWork(
  hers: HerVault,
  now: number,
): Promise<{ hasReminders: boolean; hasDeliveries: boolean; hasAlerts: boolean }> {
  const [row] = await tables<DeliveriesTables>(hers)
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('reminders').select('wake_at').where('wake_at', '<=', now).orderBy('wake_at').limit(1).as('reminder'),
      selectFrom('reminder_deliveries').select('wake_at').where('wake_at', '<=', now).orderBy('wake_at').limit(1).as('delivery'),
      selectFrom('insight_alerts').select('wake_at').where('wake_at', '<=', now).orderBy('wake_at').limit(1).as('alert'),
    ])
    .execute()
  return { hasReminders: row?.reminder != null, hasDeliveries: row?.delivery != null, hasAlerts: row?.alert != null }
}

/** Leases up to `limit` due deliveries to this server until `until` (ms). */
export async function claimDeliveries(hers: HerVault, now: number, until: number, limit: number): Promise<Delivery[]> {
  const wanted = { keys: ['user_id', 'id'], columns: COLUMNS }
  return leaseDue(hers, 'reminder_deliveries', wanted, { now, until, limit }, { attempts: sql`attempts + 1` })
}

function claimed(hers: HerVault, delivery: Delivery) {
  return tables<DeliveriesTables>(hers)
    .updateTable('reminder_deliveries')
    .where('user_id', '=', delivery.user_id)
    .where('id', '=', delivery.id)
    .where('wake_at', '=', delivery.wake_at)
}

/** Marks a leased delivery as sent or given up. */
export async function settleDelivery(hers: HerVault, delivery: Delivery, now: number): Promise<void> {
  await claimed(hers, delivery).set({ wake_at: null, settled_at: now }).execute()
}

/** Schedules a leased delivery for another attempt at `at` (ms). */
export async function postponeDelivery(hers: HerVault, delivery: Delivery, at: number): Promise<void> {
  await claimed(hers, delivery).set({ wake_at: at }).execute()
}

/** Her open notices that came after `since` (ms), oldest first. */
export function findNotices(hers: HerVault, userId: number, since: number, now: number): Promise<Delivery[]> {
  return tables<DeliveriesTables>(hers)
    .selectFrom('reminder_deliveries')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('channel', '=', 'in_app')
    .where('settled_at', 'is', null)
    .where('due_at', '>', since)
    .where('send_at', '<=', now)
    .orderBy('due_at')
    .execute()
}

/**
 * Postpones a notice until `sendAt` (ms), or closes it when that is undefined; resolves to undefined when there is no
 * such notice.
 */
export async function settleNoticeOf(
  hers: HerVault,
  userId: number,
  id: number,
  sendAt: number | undefined,
  now: number,
): Promise<{ reminderId: number; dueAt: number } | undefined> {
  const row = await tables<DeliveriesTables>(hers)
    .updateTable('reminder_deliveries')
    .set(sendAt === undefined ? { settled_at: now } : { send_at: sendAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('channel', '=', 'in_app')
    .where('settled_at', 'is', null)
    .returning(['reminder_id', 'due_at'])
    .executeTakeFirst()
  return row && { reminderId: row.reminder_id, dueAt: row.due_at }
}

/** Closes every open delivery of a reminder, on every channel. */
export async function settleDeliveriesOf(hers: HerVault, userId: number, reminderId: number, now: number): Promise<void> {
  await tables<DeliveriesTables>(hers)
    .updateTable('reminder_deliveries')
    .set({ wake_at: null, settled_at: now })
    .where('user_id', '=', userId)
    .where('reminder_id', '=', reminderId)
    .where('settled_at', 'is', null)
    .execute()
}

/** Opens the deliveries of a reminder again that were closed at the instant `at` (ms), when it was marked as done. */
export async function reopenDeliveriesOf(hers: HerVault, userId: number, reminderId: number, at: number): Promise<void> {
  await tables<DeliveriesTables>(hers)
    .updateTable('reminder_deliveries')
    .set(({ eb, ref }) => ({
      settled_at: null,
      // A notice on the page waits for the user, not for a worker.
      wake_at: eb.case().when('channel', '=', 'in_app').then(null).else(ref('send_at')).end(),
    }))
    .where('user_id', '=', userId)
    .where('reminder_id', '=', reminderId)
    .where('settled_at', '=', at)
    .execute()
}

/** The instant (ms) at which the next postponed notice comes back; undefined if none. */
export async function findNextNotice(hers: HerVault, userId: number, now: number): Promise<number | undefined> {
  const row = await tables<DeliveriesTables>(hers)
    .selectFrom('reminder_deliveries')
    .select('send_at')
    .where('user_id', '=', userId)
    .where('channel', '=', 'in_app')
    .where('settled_at', 'is', null)
    .where('send_at', '>', now)
    .orderBy('send_at')
    .limit(1)
    .executeTakeFirst()
  return row?.send_at
}

/** Removes deliveries older than a week. */
export async function sweepDeliveries(hers: HerVault, now: number): Promise<void> {
  await tables<DeliveriesTables>(hers)
    .deleteFrom('reminder_deliveries')
    .where('send_at', '<', now - RETENTION_MS)
    .execute()
}
