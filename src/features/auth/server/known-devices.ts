import { randomBytes } from 'node:crypto'
import { isEqualInConstantTime } from '../../../kit/server/constant-time.ts'
import type { Keys } from '../../../kit/server/keys.ts'

/** Cookie of a browser that has signed in before; sent to the login endpoint only. */
export const DEVICE_COOKIE = 'known_device'
/** Seconds for which a browser is known after its last sign-in: 180 days. */
export const DEVICE_KNOWN_S = 180 * 86_400
/** Maximum accounts per browser; the least recently used are removed first. */
const ACCOUNTS_MAX = 4
const SECRET_BYTES = 16

/** Account data that a known device is bound to: a new password makes all devices unknown. */
export type DeviceOwner = { readonly id: number; readonly passwordHash: string }

/**
 * Entries of the cookie, each `secret.expiry.mac`: a random secret, seconds since the epoch in base 36, and an HMAC of
 * both.
 */
function entriesIn(cookie: string | undefined): string[] {
  return (cookie ?? '').split('~').filter((entry) => /^[\w-]{22}\.[0-9a-z]{1,8}\.[\w-]{43}$/.test(entry))
}

function macOf(keys: Keys, owner: DeviceOwner, secret: string, expiry: string): string {
  return keys.blind('known-device', `${owner.id}|${owner.passwordHash}|${secret}|${expiry}`)
}

function isEntryOf(keys: Keys, owner: DeviceOwner, entry: string, now: number): boolean {
  const [secret = '', expiry = '', mac = ''] = entry.split('.')
  return Number.parseInt(expiry, 36) * 1000 > now && isEqualInConstantTime(mac, macOf(keys, owner, secret, expiry))
}

/**
 * The secret that identifies this browser to the account; undefined when it never signed in there, or not recently.
 * `now` in ms.
 */
export function knownDevice(keys: Keys, owner: DeviceOwner, cookie: string | undefined, now: number): string | undefined {
  return entriesIn(cookie)
    .find((entry) => isEntryOf(keys, owner, entry, now))
    ?.split('.')[0]
}

/** Cookie value after a sign-in: a new entry for this account, and unchanged ones of other accounts. */
export function withDevice(keys: Keys, owner: DeviceOwner, cookie: string | undefined, now: number): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const expiry = (Math.floor(now / 1000) + DEVICE_KNOWN_S).toString(36)
  const otherDevices = entriesIn(cookie).filter((entry) => !isEntryOf(keys, owner, entry, now))
  return [`${secret}.${expiry}.${macOf(keys, owner, secret, expiry)}`, ...otherDevices].slice(0, ACCOUNTS_MAX).join('~')
}
