import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomFillSync } from 'node:crypto'

/** The owner's AES-256 key, unwrapped. It never leaves the process. */
export type DataKey = KeyObject

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES
/** What sealing adds to the length of a value, in bytes. */
export const SEAL_BYTES = HEAD_BYTES
const FORMAT = 1
/** Node accepts a tag truncated to 4 bytes unless the length is set. */
const OPTIONS = { authTagLength: TAG_BYTES } as const

/**
 * An encrypted value that does not decrypt: moved, truncated, altered or under another key. Its message contains
 * nothing of the content.
 */
export class SealBroken extends Error {
  readonly table: string
  readonly row: string
  constructor(place: string) {
    super('a sealed row does not open')
    const [, table = '', row = ''] = place.split('|')
    this.table = table
    this.row = row
  }
}

const pool = Buffer.alloc(IV_BYTES * 1024)
let used = pool.length

/** Random bytes for an IV, requested from the system in larger blocks. Every byte is used once. */
function freshIv(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += IV_BYTES
  return pool.subarray(used - IV_BYTES, used)
}

/** Encrypts bytes with AES-256-GCM; returns format, IV, tag and ciphertext: SEAL_BYTES more than `plain`. */
export function sealBytes(key: KeyObject, place: string, plain: Buffer | string): Buffer {
  const iv = freshIv()
  const cipher = createCipheriv(CIPHER, key, iv, OPTIONS)
  cipher.setAAD(Buffer.from(place))
  const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
  const last = cipher.final()
  return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), body, last])
}

/** Decrypts the bytes of `sealBytes`. Throws SealBroken. */
export function openBytes(key: KeyObject, place: string, sealed: Uint8Array): Buffer {
  if (sealed.length < HEAD_BYTES || sealed[0] !== FORMAT) throw new SealBroken(place)
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(1, 1 + IV_BYTES), OPTIONS)
    decipher.setAAD(Buffer.from(place))
    decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES))
    const body = decipher.update(sealed.subarray(HEAD_BYTES))
    const last = decipher.final()
    return last.length ? Buffer.concat([body, last]) : body
  } catch {
    throw new SealBroken(place)
  }
}

/**
 * Associated data of an encrypted value: owner, table, row and version. A ciphertext moved elsewhere does not decrypt.
 */
export function associatedData(owner: number, table: string, row: number | string, version: number): string {
  return `${owner}|${table}|${row}|${version}`
}

/** Encrypts a value as JSON with AES-256-GCM; returns format, IV, tag and ciphertext in one buffer. */
export function seal(key: DataKey, place: string, value: unknown): Buffer {
  return sealBytes(key, place, JSON.stringify(value))
}

/** Decrypts a value of `seal`. Throws SealBroken. `T` is the type that was encrypted; it is not checked. */
export function unseal<T>(key: DataKey, place: string, sealed: Uint8Array): T {
  return JSON.parse(openBytes(key, place, sealed).toString('utf8')) as T
}

/** A key for one purpose, derived from the master key with HKDF-SHA256. */
export function deriveKey(master: Buffer, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', master, 'emberwell', purpose, 32)))
}

/** A new random data key, and the same key wrapped for storage. */
export function newDataKey(wrapping: KeyObject, owner: number): { key: DataKey; wrapped: Buffer } {
  const bytes = randomFillSync(Buffer.alloc(32))
  return { key: createSecretKey(bytes), wrapped: wrapDataKey(wrapping, owner, bytes) }
}

/** Wraps the bytes of a data key for storage. */
export function wrapDataKey(wrapping: KeyObject, owner: number, bytes: Buffer): Buffer {
  return sealBytes(wrapping, associatedData(owner, 'data_keys', owner, 1), bytes)
}

/** Unwraps a key of `newDataKey`. Throws SealBroken. */
export function unwrapDataKey(wrapping: KeyObject, owner: number, wrapped: Uint8Array): DataKey {
  return createSecretKey(openBytes(wrapping, associatedData(owner, 'data_keys', owner, 1), wrapped))
}
