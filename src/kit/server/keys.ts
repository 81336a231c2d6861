import { createECDH, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sync } from './durable-files.ts'
import { type DataKey, deriveKey, newDataKey, unwrapDataKey, wrapDataKey } from './seal.ts'
import { StartProblem } from './startup-problem.ts'

const KEY_CACHE_MAX = 5_000

/**
 * What is still needed of earlier master keys after a change of the master key, as base64url: their keys for digests,
 * oldest first, and the private key of the first one's push key pair (decision 0079).
 */
export type EarlierKeys = { blind: string[]; vapid: string }

/** The keys of one server, all derived from the master key, one per purpose. */
export class Keys {
  readonly tokens: KeyObject
  readonly operator: KeyObject
  readonly #wrapping: KeyObject
  readonly #blind: KeyObject
  readonly #master: Buffer
  #earlier: readonly KeyObject[] = []
  #vapid: Buffer
  /** Least recently used first; at most KEY_CACHE_MAX keys. */
  readonly #cache = new Map<number, DataKey>()

  constructor(master: Buffer) {
    this.#master = master
    this.tokens = deriveKey(master, 'tokens')
    this.operator = deriveKey(master, 'operator')
    this.#wrapping = deriveKey(master, 'wrapping')
    this.#blind = deriveKey(master, 'blind-index')
    this.#vapid = deriveKey(master, 'vapid').export()
  }

  /** Takes over what the store has of earlier master keys. */
  setEarlier({ blind, vapid }: EarlierKeys): void {
    this.#earlier = blind.map((key) => createSecretKey(key, 'base64url'))
    this.#vapid = Buffer.from(vapid, 'base64url')
  }

  /** What the store must have of these keys after a change of the master key. */
  toEarlier(): EarlierKeys {
    const blind = [...this.#earlier, this.#blind].map((key) => key.export().toString('base64url'))
    return { blind, vapid: this.#vapid.toString('base64url') }
  }

  /**
   * Keyed digest that finds a value, such as an email address, without storing it; 43 characters. After a change of the
   * master key it is the digest, under the new key, of the digest before.
   */
  blind(purpose: string, value: string): string {
    return [...this.#earlier, this.#blind].reduce((digest, key) => digestWith(key, purpose, digest), value)
  }

  /** What a stored digest of `blind` becomes when these keys replace those under which it was made. */
  blindAgain(purpose: string, digest: string): string {
    return digestWith(this.#blind, purpose, digest)
  }

  /**
   * Keyed digest of a value that cannot be guessed, such as a random id; 43 characters. It stays the same when the
   * master key is changed.
   */
  blindRandom(purpose: string, value: string): string {
    return digestWith(this.#earlier[0] ?? this.#blind, purpose, value)
  }

  /** A wrapped data key, wrapped for `next` instead. Throws SealBroken. */
  rewrap(owner: number, wrapped: Uint8Array, next: Keys): Buffer {
    return wrapDataKey(next.#wrapping, owner, unwrapDataKey(this.#wrapping, owner, wrapped).export())
  }

  /** Password of a database role; 43 characters of base64url. */
  rolePassword(role: string): string {
    return deriveKey(this.#master, `role:${role}`).export().toString('base64url')
  }

  /** Key that seals the backup with this id. */
  backupKey(id: string): KeyObject {
    return deriveKey(this.#master, `backup:${id}`)
  }

  /**
   * Key pair that identifies this server to push services (RFC 8292), as base64url. Servers with the same master key
   * share it, and it outlives changes of the master key.
   */
  vapid(): { publicKey: string; privateKey: string } {
    const pair = createECDH('prime256v1')
    // Throws when the 32 bytes are not a valid scalar of the curve (1 in 4 billion); another master key is then needed.
    pair.setPrivateKey(this.#vapid)
    return { publicKey: pair.getPublicKey('base64url'), privateKey: this.#vapid.toString('base64url') }
  }

  newDataKey(owner: number): { key: DataKey; wrapped: Buffer } {
    const created = newDataKey(this.#wrapping, owner)
    this.#keep(owner, created.key)
    return created
  }

  /** The owner's data key. Throws SealBroken when it was wrapped with another master key. */
  dataKey(owner: number, wrapped: Uint8Array): DataKey {
    const known = this.#cache.get(owner)
    if (known) return known
    const key = unwrapDataKey(this.#wrapping, owner, wrapped)
    this.#keep(owner, key)
    return key
  }

  /** Removes an owner's key from the cache, after the account is deleted. */
  forget(owner: number): void {
    this.#cache.delete(owner)
  }

  /** Removes all keys from the cache. */
  forgetAll(): void {
    this.#cache.clear()
  }

  #keep(owner: number, key: DataKey): void {
    if (this.#cache.size >= KEY_CACHE_MAX) {
      const oldest = this.#cache.keys().next()
      if (!oldest.done) this.#cache.delete(oldest.value)
    }
    this.#cache.set(owner, key)
  }
}

function digestWith(key: KeyObject, purpose: string, value: string): string {
  return createHmac('sha256', key).update(`${purpose}|${value}`).digest('base64url')
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code)
}

function readKeyFile(path: string): Buffer | undefined {
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StartProblem(`The master key ${path} cannot be read (${codeOf(error)}).`)
  }
  const key = Buffer.from(content.trim(), 'base64url')
  if (key.length !== 32) throw new StartProblem(`${path} does not hold a master key (32 bytes as base64url).`)
  return key
}

/** File of a generated master key in `dataDir`, and of the one that is to replace it. */
export function keyFiles(dataDir: string): { path: string; next: string } {
  const path = join(dataDir, 'master.key')
  return { path, next: `${path}.new` }
}

/** The key in `path`, which is created with mode 0600 if it is missing. */
export function readOrMakeKeyFile(dataDir: string, path: string): Buffer {
  const stored = readKeyFile(path)
  if (stored) return stored
  makeKeyFile(dataDir, path)
  const created = readKeyFile(path)
  if (!created) throw new Error('the master key file disappeared after it was created')
  return created
}

/**
 * Creates the key file. Content and directory entry are on disk before the first use, so that a crash leaves no partial
 * file.
 */
function makeKeyFile(dataDir: string, path: string): void {
  const part = `${path}.${process.pid}.part`
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(part, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
    try {
      linkSync(part, path)
    } catch (error) {
      // Another server has created the file meanwhile; its key is used.
      if (codeOf(error) !== 'EEXIST') throw error
    }
    rmSync(part)
    sync(dataDir)
    sync(dirname(dataDir))
  } catch (error) {
    throw new StartProblem(`The master key ${path} cannot be made (${codeOf(error)}).`)
  }
}

/**
 * The master key: the configured one, or that of `dataDir/master.key`, which is created with mode 0600 on the first
 * start. Throws StartProblem when the file is malformed, or missing although a store exists.
 */
export function readMasterKey(dataDir: string, configured: Buffer | undefined, storeExists: boolean): Buffer {
  if (configured) return configured
  const { path } = keyFiles(dataDir)
  const stored = readKeyFile(path)
  if (stored) return stored
  if (storeExists)
    throw new StartProblem(`${path} is missing, and the store beside it cannot be read without it: put the file back, or set MASTER_KEY.`)
  return readOrMakeKeyFile(dataDir, path)
}
