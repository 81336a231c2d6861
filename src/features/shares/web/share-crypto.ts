/**
 * Encryption of shared reports in the browser (decision 0072): AES-256-GCM under the key of the link, or under a key
 * derived from it and a six-digit code.
 */

/** `id` names the report on the server, 16 bytes; `key` encrypts it, 32 bytes, and never leaves the link. Base64url. */
export type ShareKeys = { readonly id: string; readonly key: string }

/** The report was altered or truncated, or this is not its key or code. */
export class ShareUnreadable extends Error {}

/** First byte of an encrypted report. */
const PLAIN = 1
const WITH_CODE = 2
const IV_BYTES = 12
/** As OWASP recommends for PBKDF2 with SHA-256 (Password Storage Cheat Sheet, 2023). */
const ROUNDS = 600_000

const toBytes = (text: string) => new TextEncoder().encode(text)

function toBase64url(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Throws ShareUnreadable when `text` is not base64url. */
function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.codePointAt(0) ?? 0)
  } catch {
    throw new ShareUnreadable()
  }
}

/** A random id and key. */
export function newShareKeys(): ShareKeys {
  const random = (count: number) => toBase64url(crypto.getRandomValues(new Uint8Array(count)))
  return { id: random(16), key: random(32) }
}

/** A random code of six digits, each as likely as any other. */
export function newShareCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  // The last 967,296 of 2^32 values would make the first codes a little likelier.
  return number < 4_294_000_000 ? String(number % 1_000_000).padStart(6, '0') : newShareCode()
}

/** The AES key: the link's own, or with a code HKDF(link's key, PBKDF2(code, id)). */
async function cipherKey({ id, key }: ShareKeys, code: string | undefined): Promise<CryptoKey> {
  const { subtle } = crypto
  const raw = fromBase64url(key)
  const aes = { name: 'AES-GCM', length: 256 }
  const uses: KeyUsage[] = ['encrypt', 'decrypt']
  if (raw.length !== 32) throw new ShareUnreadable()
  if (code === undefined) return subtle.importKey('raw', raw, aes, false, uses)
  const password = await subtle.importKey('raw', toBytes(code), 'PBKDF2', false, ['deriveBits'])
  const salt = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(id), iterations: ROUNDS }, password, 256)
  const linkKey = await subtle.importKey('raw', raw, 'HKDF', false, ['deriveKey'])
  return subtle.deriveKey({ name: 'HKDF', hash: 'SHA-256', salt, info: toBytes('emberwell share') }, linkKey, aes, false, uses)
}

/** Ties a ciphertext to its id and its kind. */
const additionalData = (id: string, kind: number) => toBytes(`emberwell share|${kind}|${id}`)

/** Encrypts a report, as base64url: kind, IV, then ciphertext with tag. `code` is required to read it, if given. */
export async function encryptShare(report: unknown, keys: ShareKeys, code?: string): Promise<string> {
  const kind = code === undefined ? PLAIN : WITH_CODE
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const algorithm = { name: 'AES-GCM', iv, additionalData: additionalData(keys.id, kind) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, await cipherKey(keys, code), toBytes(JSON.stringify(report))))
  const bytes = new Uint8Array(1 + IV_BYTES + sealed.length)
  bytes[0] = kind
  bytes.set(iv, 1)
  bytes.set(sealed, 1 + IV_BYTES)
  return toBase64url(bytes)
}

/** Whether an encrypted report needs a code. */
export function needsCode(body: string): boolean {
  return fromBase64url(body.slice(0, 4))[0] === WITH_CODE
}

/** Decrypts a report of `encryptShare`. Throws ShareUnreadable. */
export async function decryptShare(body: string, keys: ShareKeys, code?: string): Promise<unknown> {
  const bytes = fromBase64url(body)
  const kind = code === undefined ? PLAIN : WITH_CODE
  const iv = bytes.slice(1, 1 + IV_BYTES)
  if (bytes[0] !== kind || iv.length < IV_BYTES) throw new ShareUnreadable()
  const key = await cipherKey(keys, code)
  try {
    const algorithm = { name: 'AES-GCM', iv, additionalData: additionalData(keys.id, kind) }
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytes.slice(1 + IV_BYTES))))
  } catch {
    throw new ShareUnreadable()
  }
}
