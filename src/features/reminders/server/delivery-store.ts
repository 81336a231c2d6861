import { newId } from '../../../kit/server/ids.ts'
import { hotQuery, tables, type Vault } from '../../../kit/server/vaults.ts'
import type { Channel } from '../contract.ts'

type Hers = Vault<'hers'>

/**
 * One reminder, at one of its times, by one channel, to one device (0 where there is none). `send_at` is when it may go; `wake_at` when a
 * server looks at it, null once there is nothing to do; `settled_at` when it was sent, done, or given up. All in ms.
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

/** How long a settled delivery is remembered, and how long a notice may wait to be seen, in ms. */
const KEPT_MS = 7 * 86_400_000

/** What one delivery is about, when it is made. */
export type NewDelivery = {
  userId: number
  reminderId: number
  dueAt: number
  channel: Channel
  deviceId: number
  sendAt: number
  isTest: boolean
}

/** Adds deliveries; one that stands already, for the same reminder, time, channel and device, is not added again. */
export async function addDeliveries(hers: Hers, deliveries: readonly NewDelivery[]): Promise<void> {
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
        // What stands on the page waits for her, not for a server.
        wake_at: channel === 'in_app' ? null : sendAt,
        attempts: 0,
        is_test: isTest ? 1 : 0,
        settled_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const look = hotQuery<DeliveriesTables, { now: number }, { reminder: number | null; delivery: number | null }>((db, slot) =>
  db.selectNoFrom(({ selectFrom }) => [
    selectFrom('reminders').select('wake_at').where('wake_at', '<=', slot('now')).orderBy('wake_at').limit(1).as('reminder'),
    selectFrom('reminder_deliveries').select('wake_at').where('wake_at', '<=', slot('now')).orderBy('wake_at').limit(1).as('delivery'),
  ]),
)

/** Whether anything is due at all: the one query of a quiet moment, by two indexes. */
export async function findWork(hers: Hers, now: number): Promise<{ hasReminders: boolean; hasDeliveries: boolean }> {
  const [row] = await look(hers, { now })
  return { hasReminders: row?.reminder != null, hasDeliveries: row?.delivery != null }
}

/** Takes up to `limit` deliveries whose time has come, for this server alone until `until` (ms). */
export async function claimDeliveries(hers: Hers, now: number, until: number, limit: number): Promise<Delivery[]> {
  return tables<DeliveriesTables>(hers)
    .updateTable('reminder_deliveries')
    .set(({ ref, eb }) => ({ wake_at: until, attempts: eb(ref('attempts'), '+', 1) }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('user_id', 'id'),
        'in',
        selectFrom('reminder_deliveries')
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

function claimed(hers: Hers, delivery: Delivery) {
  return tables<DeliveriesTables>(hers)
    .updateTable('reminder_deliveries')
    .where('user_id', '=', delivery.user_id)
    .where('id', '=', delivery.id)
    .where('wake_at', '=', delivery.wake_at)
}

/** A claimed delivery has been sent, or is given up. */
export async function settleDelivery(hers: Hers, delivery: Delivery, now: number): Promise<void> {
  await claimed(hers, delivery).set({ wake_at: null, settled_at: now }).execute()
}

/** A claimed delivery is tried again at `at` (ms). */
export async function postponeDelivery(hers: Hers, delivery: Delivery, at: number): Promise<void> {
  await claimed(hers, delivery).set({ wake_at: at }).execute()
}

const findWaiting = hotQuery<DeliveriesTables, { user: number; now: number; since: number }, Delivery>((db, slot) =>
  db
    .selectFrom('reminder_deliveries')
    .select(COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('channel', '=', 'in_app')
    .where('settled_at', 'is', null)
    .where('due_at', '>', slot('since'))
    .where('send_at', '<=', slot('now'))
    .orderBy('due_at'),
)

/** Her notices that wait on the page and came after `since` (ms), oldest first. */
export function findNotices(hers: Hers, userId: number, since: number, now: number): Promise<Delivery[]> {
  return findWaiting(hers, { user: userId, now, since })
}

/** Puts a notice out of sight until `sendAt` (ms), or for good when that is undefined; undefined when no such notice waits. */
export async function settleNoticeOf(
  hers: Hers,
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

/** Settles whatever waits of a reminder, on every channel. */
export async function settleDeliveriesOf(hers: Hers, userId: number, reminderId: number, now: number): Promise<void> {
  await tables<DeliveriesTables>(hers)
    .updateTable('reminder_deliveries')
    .set({ wake_at: null, settled_at: now })
    .where('user_id', '=', userId)
    .where('reminder_id', '=', reminderId)
    .where('settled_at', 'is', null)
    .execute()
}

/** The instant (ms) at which the next of her postponed notices comes back; undefined when none does. */
export async function findNextNotice(hers: Hers, userId: number, now: number): Promise<number | undefined> {
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

/** Forgets deliveries of more than a week ago. */
export async function sweepDeliveries(hers: Hers, now: number): Promise<void> {
  await tables<DeliveriesTables>(hers)
    .deleteFrom('reminder_deliveries')
    .where('send_at', '<', now - KEPT_MS)
    .execute()
}
