import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomFillSync } from 'node:crypto'

/** The owner's own AES-256 key, unwrapped; it never leaves the process. */
export type DataKey = KeyObject

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES
const FORMAT = 1
/** Node accepts a tag cut to 4 bytes unless the length is pinned (safety.md §1, sealed). */
const OPTIONS = { authTagLength: TAG_BYTES } as const

/** A sealed row that does not open: swapped, cut, altered, or under another key. Its message says nothing about the content. */
export class SealBroken extends Error {
  constructor() {
    super('a sealed row does not open')
  }
}

const pool = Buffer.alloc(IV_BYTES * 1024)
let used = pool.length

/** Fresh random bytes for an IV, drawn from the system in larger portions; no portion is used twice. */
function freshIv(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += IV_BYTES
  return pool.subarray(used - IV_BYTES, used)
}

function sealBytes(key: KeyObject, place: string, plain: Buffer | string): Buffer {
  const iv = freshIv()
  const cipher = createCipheriv(CIPHER, key, iv, OPTIONS)
  cipher.setAAD(Buffer.from(place))
  const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
  const last = cipher.final()
  return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), body, last])
}

function openBytes(key: KeyObject, place: string, sealed: Uint8Array): Buffer {
  if (sealed.length < HEAD_BYTES || sealed[0] !== FORMAT) throw new SealBroken()
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(1, 1 + IV_BYTES), OPTIONS)
    decipher.setAAD(Buffer.from(place))
    decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES))
    const body = decipher.update(sealed.subarray(HEAD_BYTES))
    const last = decipher.final()
    return last.length ? Buffer.concat([body, last]) : body
  } catch {
    throw new SealBroken()
  }
}

/** Where a sealed value stands: owner, table, row and version. A blob moved to another place does not open there. */
export function placeOf(owner: number, table: string, row: number | string, version: number): string {
  return `${owner}|${table}|${row}|${version}`
}

/** One AES-256-GCM blob (format, IV, tag, ciphertext) of a JSON value. */
export function seal(key: DataKey, place: string, value: unknown): Buffer {
  return sealBytes(key, place, JSON.stringify(value))
}

/** The JSON value of a blob. Throws SealBroken. The caller names the shape that `seal` was given at this place. */
export function unseal<T>(key: DataKey, place: string, sealed: Uint8Array): T {
  return JSON.parse(openBytes(key, place, sealed).toString('utf8')) as T
}

/** A key for one purpose, derived from the master key by HKDF-SHA256. */
export function deriveKey(master: Buffer, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', master, 'emberwell', purpose, 32)))
}

/** A fresh data key and its form wrapped for storage. */
export function newDataKey(wrapping: KeyObject, owner: number): { key: DataKey; wrapped: Buffer } {
  const bytes = randomFillSync(Buffer.alloc(32))
  const wrapped = sealBytes(wrapping, placeOf(owner, 'data_keys', owner, 1), bytes)
  return { key: createSecretKey(bytes), wrapped }
}

/** The data key that `newDataKey` wrapped for this owner. Throws SealBroken. */
export function unwrapDataKey(wrapping: KeyObject, owner: number, wrapped: Uint8Array): DataKey {
  return createSecretKey(openBytes(wrapping, placeOf(owner, 'data_keys', owner, 1), wrapped))
}
