/**
 * Private records on this device: AES-GCM in IndexedDB under a key that scripts cannot export (docs/safety.md, section
 * 3). Without WebCrypto or IndexedDB they are in memory until the page closes.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { randomName } from './api.ts'
import { DEVICE, deviceChannel } from './query-client.ts'

/** The stores of the database. */
export type StoreName = 'drafts' | 'outbox'

/** A record with its id; `value` is what was stored. */
export type StoredRecord<Value> = { readonly id: string; readonly value: Value }

type Row = { id: string; userId: number; keyId: string; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }
type KeyRow = { id: string; key: CryptoKey }

interface Shape extends DBSchema {
  keys: { key: string; value: KeyRow & { name: 'device' } }
  drafts: { key: string; value: Row; indexes: { userId: number } }
  outbox: { key: string; value: Row; indexes: { userId: number } }
}

const STORES: readonly StoreName[] = ['drafts', 'outbox']
const KEY = 'device'

const memory: Record<StoreName, Map<string, { userId: number; text: string }>> = { drafts: new Map(), outbox: new Map() }
let opening: Promise<IDBPDatabase<Shape> | undefined> | undefined

function isBrokenOff(error: unknown): boolean {
  return error instanceof DOMException && ['InvalidStateError', 'AbortError', 'UnknownError'].includes(error.name)
}

async function openDatabase(tries = 2): Promise<IDBPDatabase<Shape> | undefined> {
  // Plain http other than localhost has no WebCrypto; some private windows refuse the database.
  if (globalThis.crypto?.subtle === undefined || globalThis.indexedDB === undefined) return undefined
  try {
    return await openDB<Shape>(DEVICE, 1, {
      upgrade(db, _old, _new, making) {
        // An abort rejects the opening as well, which is handled; this promise would be an unhandled rejection.
        making.done.catch(() => undefined)
        db.createObjectStore('keys', { keyPath: 'name' })
        for (const store of STORES) db.createObjectStore(store, { keyPath: 'id' }).createIndex('userId', 'userId')
      },
      blocking: (_version, _blocked, event) => {
        opening = undefined
        ;(event.target as IDBDatabase).close()
      },
      terminated: () => {
        opening = undefined
      },
    })
  } catch (error) {
    if (tries > 1 && isBrokenOff(error)) return openDatabase(tries - 1)
    console.warn('Records are in memory only: the browser refuses IndexedDB.', error instanceof DOMException ? error.name : '')
    return undefined
  }
}

function database(): Promise<IDBPDatabase<Shape> | undefined> {
  opening ??= openDatabase()
  return opening
}

/**
 * Runs `work` on the database; returns undefined without one. A logout in any tab clears site data, which closes the
 * database; it is then reopened empty.
 */
async function onDatabase<Result>(work: (db: IDBPDatabase<Shape>) => Promise<Result>): Promise<Result | undefined> {
  const db = await database()
  try {
    return db && (await work(db))
  } catch (error) {
    if (!isBrokenOff(error)) throw error
    opening = undefined
    const anew = await database()
    return anew && work(anew)
  }
}

async function deviceKey(db: IDBPDatabase<Shape>): Promise<KeyRow> {
  const read = db.transaction('keys')
  // `done` is awaited for reads too: on an abort it would be an unhandled rejection.
  const [found] = await Promise.all([read.store.get(KEY), read.done])
  if (found) return found
  const made = {
    name: 'device' as const,
    id: randomName(),
    key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  }
  const work = db.transaction('keys', 'readwrite')
  const put = async () => {
    // If another tab has created a key meanwhile, the first one is used.
    const first = (await work.store.get(KEY)) ?? made
    if (first === made) await work.store.put(made)
    return first
  }
  const [first] = await Promise.all([put(), work.done])
  return first
}

function boundTo(store: StoreName, id: string, userId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([store, id, userId]))
}

async function unseal(store: StoreName, row: Row, key: KeyRow): Promise<unknown> {
  const algorithm = { name: 'AES-GCM', iv: row.iv, additionalData: boundTo(store, row.id, row.userId) }
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key.key, row.sealed)))
}

/** Whether records survive a reload on this device. */
export async function isLasting(): Promise<boolean> {
  return (await database()) !== undefined
}

/** All records of a person in a store, unordered. Records encrypted under a lost key are omitted. */
export async function listRecords(store: StoreName, userId: number): Promise<StoredRecord<unknown>[]> {
  const db = await database()
  if (!db) {
    const own = [...memory[store]].filter(([, note]) => note.userId === userId)
    return own.map(([id, { text }]) => ({ id, value: JSON.parse(text) as unknown }))
  }
  const rows =
    (await onDatabase(async (open) => {
      const read = open.transaction(store)
      const [found] = await Promise.all([read.store.index('userId').getAll(userId), read.done])
      return found
    })) ?? []
  if (rows.length === 0) return []
  const key = await onDatabase(deviceKey)
  if (!key) return []
  const readable = rows.filter((row) => row.keyId === key.id)
  return Promise.all(readable.map(async (row) => ({ id: row.id, value: await unseal(store, row, key) })))
}

/** Stores a record, replacing one with the same id. Throws when the device is full. */
export async function putRecord(store: StoreName, id: string, userId: number, value: unknown): Promise<void> {
  const text = JSON.stringify(value)
  const db = await database()
  if (!db) {
    memory[store].set(id, { userId, text })
    return
  }
  const key = await onDatabase(deviceKey)
  if (!key) return
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const algorithm = { name: 'AES-GCM', iv, additionalData: boundTo(store, id, userId) }
  const sealed = await crypto.subtle.encrypt(algorithm, key.key, new TextEncoder().encode(text))
  await onDatabase(async (open) => {
    const work = open.transaction(['keys', store], 'readwrite')
    const put = async () => {
      // A logout in another tab clears the device; a record encrypted before it must not be stored after it.
      const now = await work.objectStore('keys').get(KEY)
      if (now?.id === key.id) await work.objectStore(store).put({ id, userId, keyId: key.id, iv, sealed })
    }
    await Promise.all([put(), work.done])
  })
}

/** Deletes a record if it exists. */
export async function removeRecord(store: StoreName, id: string): Promise<void> {
  memory[store].delete(id)
  await onDatabase((db) => db.delete(store, id))
}

/** Clears both stores and deletes the key, so that what remains on disk cannot be decrypted. */
export async function clearStores(): Promise<void> {
  for (const store of STORES) memory[store].clear()
  await onDatabase(async (db) => {
    const work = db.transaction(['keys', ...STORES], 'readwrite')
    await Promise.all([work.objectStore('keys').clear(), ...STORES.map((store) => work.objectStore(store).clear()), work.done])
  })
}

type ChannelMessage = { readonly about: StoreName | 'emptied'; readonly delivered?: { readonly id: string; readonly reply: unknown } }
const listeners = new Set<(message: ChannelMessage) => void>()
deviceChannel?.addEventListener('message', (event: MessageEvent<ChannelMessage>) => {
  for (const listener of listeners) listener(event.data)
})

/** Posts a change to the other tabs. */
export function postToTabs(message: ChannelMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  deviceChannel?.postMessage(message)
}

/** Subscribes to changes from other tabs. */
export function onTabMessage(listener: (message: ChannelMessage) => void): void {
  listeners.add(listener)
}
