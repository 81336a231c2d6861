import { createHmac, type KeyObject, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DataKey, deriveKey, newDataKey, unwrapDataKey } from './seal.ts'
import { StartProblem } from './start-problem.ts'

const KEY_CACHE_MAX = 5_000

/** The keys of one server, all rooted in the master key; one purpose each. */
export class Keys {
  readonly tokens: KeyObject
  readonly operator: KeyObject
  readonly #wrapping: KeyObject
  readonly #blind: KeyObject
  readonly #master: Buffer
  /** Least recently used first; holds at most KEY_CACHE_MAX keys. */
  readonly #cache = new Map<number, DataKey>()

  constructor(master: Buffer) {
    this.#master = master
    this.tokens = deriveKey(master, 'tokens')
    this.operator = deriveKey(master, 'operator')
    this.#wrapping = deriveKey(master, 'wrapping')
    this.#blind = deriveKey(master, 'blind-index')
  }

  /** A keyed digest by which a value such as an e-mail address is found without being stored; 43 characters. */
  blind(purpose: string, value: string): string {
    return createHmac('sha256', this.#blind).update(`${purpose}|${value}`).digest('base64url')
  }

  /** A password for one database role; 43 characters of base64url. */
  rolePassword(role: string): string {
    return deriveKey(this.#master, `role:${role}`).export().toString('base64url')
  }

  newDataKey(owner: number): { key: DataKey; wrapped: Buffer } {
    const made = newDataKey(this.#wrapping, owner)
    this.#keep(owner, made.key)
    return made
  }

  /** The owner's data key. Throws SealBroken when the master key is not the one that wrapped it. */
  dataKey(owner: number, wrapped: Uint8Array): DataKey {
    const known = this.#cache.get(owner)
    if (known) return known
    const key = unwrapDataKey(this.#wrapping, owner, wrapped)
    this.#keep(owner, key)
    return key
  }

  /** Forgets an owner's key at once, after her account is gone. */
  forget(owner: number): void {
    this.#cache.delete(owner)
  }

  #keep(owner: number, key: DataKey): void {
    if (this.#cache.size >= KEY_CACHE_MAX) {
      const oldest = this.#cache.keys().next()
      if (!oldest.done) this.#cache.delete(oldest.value)
    }
    this.#cache.set(owner, key)
  }
}

/**
 * The master key: the configured one, or the one kept in `dataDir/master.key`, made there with mode 0600 on
 * the first start. Throws StartProblem when the file is malformed, or missing beside an existing store.
 */
export function readMasterKey(dataDir: string, configured: Buffer | undefined, storeExists: boolean): Buffer {
  if (configured) return configured
  const path = join(dataDir, 'master.key')
  if (existsSync(path)) {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url')
    if (key.length !== 32) throw new StartProblem(`${path} does not hold a master key (32 bytes as base64url)`)
    return key
  }
  if (storeExists)
    throw new StartProblem(`${path} is missing, and the store beside it cannot be read without it: put the file back, or set MASTER_KEY`)
  const key = randomBytes(32)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(path, `${key.toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  return key
}
