import type { Keys } from '../../../kit/server/keys.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables, transact } from '../../../kit/server/vaults.ts'
import { DEVICES_MAX, type PushSubscription } from '../contract.ts'
import { removeOwnRow } from '../../../kit/server/owned-rows.ts'

type DevicesTable = {
  push_devices: { user_id: number; id: number; session_id: number; digest: string; created_at: number; sealed: Uint8Array }
}

/** A device with push, and the session that turned it on. */
export type Device = { id: number; sessionId: number; createdAt: number }

/**
 * Turns push on for a device in the session of `user`; resolves to its id. A subscription belongs to one account at a
 * time: it moves to the account that signed in last in the browser. Beyond ten devices the oldest is removed.
 */
export async function addDevice(hers: HerVault, keys: Keys, user: Person, subscription: PushSubscription, now: number): Promise<number> {
  const digest = keys.blindRandom('push-endpoint', subscription.endpoint)
  return transact(hers, async (inside) => {
    const db = tables<DevicesTable>(inside)
    await db.deleteFrom('push_devices').where('digest', '=', digest).where('user_id', '!=', user.id).execute()
    // The id is derived from the endpoint, so that two tabs that turn push on at once use the same row.
    const id = Buffer.from(digest, 'base64url').readUIntBE(0, 6)
    const sealed = seal(user.key, associatedData(user.id, 'push_devices', id, 1), subscription)
    // Both unique keys come from the endpoint: if only one were named, PostgreSQL could refuse the other tab by the
    // second.
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('push_devices')
      .values({ user_id: user.id, id, session_id: user.sessionId, digest, created_at: now, sealed })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (added === 0n) {
      const known = db.updateTable('push_devices').where('user_id', '=', user.id).where('id', '=', id)
      await known.set({ session_id: user.sessionId, sealed }).execute()
    }
    const devices = await findDevices(inside, user.id)
    for (const { id: oldest } of devices.slice(0, -DEVICES_MAX)) await removeDevice(inside, user.id, oldest)
    return id
  })
}

/** Her devices, oldest first. */
export async function findDevices(hers: HerVault, userId: number): Promise<Device[]> {
  const rows = await tables<DevicesTable>(hers)
    .selectFrom('push_devices')
    .select(['id', 'session_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, sessionId: row.session_id, createdAt: row.created_at }))
}

/** The push subscription of a device; undefined when it is gone. */
export async function findSubscription(
  hers: HerVault,
  user: Person,
  id: number,
): Promise<{ sessionId: number; subscription: PushSubscription } | undefined> {
  const row = await tables<DevicesTable>(hers)
    .selectFrom('push_devices')
    .select(['session_id', 'sealed'])
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const subscription = unseal<PushSubscription>(user.key, associatedData(user.id, 'push_devices', id, 1), row.sealed)
  return { sessionId: row.session_id, subscription }
}

/** Turns push off for a device; false when it does not exist. */
export function removeDevice(hers: HerVault, userId: number, id: number): Promise<boolean> {
  return removeOwnRow(hers, 'push_devices', userId, id)
}

/** Turns push off for the device of a session that has ended. */
export async function removeDevicesOf(hers: HerVault, userId: number, sessionId: number): Promise<void> {
  await tables<DevicesTable>(hers).deleteFrom('push_devices').where('user_id', '=', userId).where('session_id', '=', sessionId).execute()
}

/** Turns push off on every device of the account. */
export async function removeAllDevices(hers: HerVault, userId: number): Promise<void> {
  await tables<DevicesTable>(hers).deleteFrom('push_devices').where('user_id', '=', userId).execute()
}
