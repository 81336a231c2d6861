import { createECDH, createHmac, type KeyObject, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

  /** The key pair by which push services know this server (RFC 8292), as base64url; the same on every server of one master key. */
  vapid(): { publicKey: string; privateKey: string } {
    const pair = createECDH('prime256v1')
    const secret = deriveKey(this.#master, 'vapid').export()
    // One in four billion: 32 bytes that are no scalar of the curve are refused here, and another master key is needed.
    pair.setPrivateKey(secret)
    return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
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

  /** Forgets every key that was opened; each is opened again when it is needed. */
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

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** Nothing can be read without the key, so it lies whole on the disk, with its name, before the first use: a kill or a power cut leaves no half of it. */
function makeKeyFile(dataDir: string, path: string): void {
  const part = `${path}.${process.pid}.part`
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(part, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
    try {
      linkSync(part, path)
    } catch (error) {
      // Another server was quicker; its key is the one.
      if (codeOf(error) !== 'EEXIST') throw error
    }
    rmSync(part)
    syncFolder(dataDir)
    syncFolder(dirname(dataDir))
  } catch (error) {
    throw new StartProblem(`The master key ${path} cannot be made (${codeOf(error)}).`)
  }
}

/**
 * The master key: the configured one, or the one kept in `dataDir/master.key`, made there with mode 0600 on
 * the first start. Throws StartProblem when the file is malformed, or missing beside an existing store.
 */
export function readMasterKey(dataDir: string, configured: Buffer | undefined, storeExists: boolean): Buffer {
  if (configured) return configured
  const path = join(dataDir, 'master.key')
  const kept = readKeyFile(path)
  if (kept) return kept
  if (storeExists)
    throw new StartProblem(`${path} is missing, and the store beside it cannot be read without it: put the file back, or set MASTER_KEY.`)
  makeKeyFile(dataDir, path)
  const made = readKeyFile(path)
  if (!made) throw new Error('the master key is gone as soon as it was made')
  return made
}
