import type { Keys } from '../../../kit/server/keys.ts'
import type { Person } from '../../../kit/server/people.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import { DEVICES_MAX, type PushSubscription } from '../contract.ts'

type Hers = Vault<'hers'>

type DevicesTable = {
  push_devices: { user_id: number; id: number; session_id: number; digest: string; created_at: number; sealed: Uint8Array }
}

/** A device that takes push: the session that turned it on, and how its browser is reached. */
export type Device = { id: number; sessionId: number; createdAt: number }

/**
 * Turns push on for a device under the session of `user`, and answers its id. A subscription belongs to one account at a time: a browser
 * where somebody else signs in takes theirs over. Beyond ten devices the oldest gives way.
 */
export async function addDevice(hers: Hers, keys: Keys, user: Person, subscription: PushSubscription, now: number): Promise<number> {
  const digest = keys.blind('push-endpoint', subscription.endpoint)
  return transact(hers, async (inside) => {
    const db = tables<DevicesTable>(inside)
    await db.deleteFrom('push_devices').where('digest', '=', digest).where('user_id', '!=', user.id).execute()
    // Its id follows from its address, so that two tabs that turn it on at once name the same row.
    const id = Buffer.from(digest, 'base64url').readUIntBE(0, 6)
    const sealed = seal(user.key, placeOf(user.id, 'push_devices', id, 1), subscription)
    await db
      .insertInto('push_devices')
      .values({ user_id: user.id, id, session_id: user.sessionId, digest, created_at: now, sealed })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ session_id: user.sessionId, sealed }))
      .execute()
    const devices = await findDevices(inside, user.id)
    for (const { id: oldest } of devices.slice(0, -DEVICES_MAX)) await removeDevice(inside, user.id, oldest)
    return id
  })
}

/** Her devices, oldest first. */
export async function findDevices(hers: Hers, userId: number): Promise<Device[]> {
  const rows = await tables<DevicesTable>(hers)
    .selectFrom('push_devices')
    .select(['id', 'session_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, sessionId: row.session_id, createdAt: row.created_at }))
}

/** How one of her devices is reached; undefined when it is gone. */
export async function findSubscription(
  hers: Hers,
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
  const subscription = unseal<PushSubscription>(user.key, placeOf(user.id, 'push_devices', id, 1), row.sealed)
  return { sessionId: row.session_id, subscription }
}

/** Turns push off for one of her devices; false when she has no such device. */
export async function removeDevice(hers: Hers, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tables<DevicesTable>(hers)
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Turns push off on the device of a session that is over. */
export async function removeDevicesOf(hers: Hers, userId: number, sessionId: number): Promise<void> {
  await tables<DevicesTable>(hers).deleteFrom('push_devices').where('user_id', '=', userId).where('session_id', '=', sessionId).execute()
}
