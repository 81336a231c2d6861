/**
 * Private records on this device: AES-GCM in IndexedDB under a key that scripts cannot export (docs/safety.md, section
 * 3). Without WebCrypto or IndexedDB they are in memory until the page closes.
 */
import { randomName } from './api.ts'
import { DEVICE, deviceChannel } from './query-client.ts'

/** The stores of the database; `replies` has what a page without a connection needs of the server's last answers. */
export type StoreName = 'drafts' | 'outbox' | 'replies'

/** A record with its id; `value` is what was stored. */
export type StoredRecord<Value> = { readonly id: string; readonly value: Value }

type Row = { id: string; userId: number; keyId: string; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }
type KeyRow = { name: typeof KEY; id: string; key: CryptoKey }

const KEY = 'device'
const STORES: readonly StoreName[] = ['drafts', 'outbox', 'replies']

const memory: Record<StoreName, Map<string, { userId: number; text: string }>> = {
  drafts: new Map(),
  outbox: new Map(),
  replies: new Map(),
}
let opening: Promise<IDBDatabase | undefined> | undefined

function isBrokenOff(error: unknown): boolean {
  return error instanceof DOMException && ['InvalidStateError', 'AbortError', 'UnknownError'].includes(error.name)
}

/** The result of a request, whose transaction it keeps open while only such results are awaited. */
function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

/** Runs `work` in one transaction; resolves with its result when that is committed, and rejects when it is aborted. */
async function inTransaction<Result>(
  db: IDBDatabase,
  stores: (StoreName | 'keys')[],
  mode: IDBTransactionMode,
  work: (open: IDBTransaction) => Promise<Result>,
): Promise<Result> {
  const open = db.transaction(stores, mode)
  const committed = new Promise<void>((resolve, reject) => {
    open.addEventListener('complete', () => resolve())
    open.addEventListener('abort', () => reject(open.error ?? new DOMException('The transaction was aborted', 'AbortError')))
  })
  const [result] = await Promise.all([work(open), committed])
  return result
}

async function openDatabase(tries = 2): Promise<IDBDatabase | undefined> {
  // Plain http other than localhost has no WebCrypto; some private windows refuse the database.
  if (globalThis.crypto?.subtle === undefined || globalThis.indexedDB === undefined) return undefined
  try {
    const request = indexedDB.open(DEVICE, 2)
    request.addEventListener('upgradeneeded', () => {
      const isMissing = (store: StoreName | 'keys') => !request.result.objectStoreNames.contains(store)
      if (isMissing('keys')) request.result.createObjectStore('keys', { keyPath: 'name' })
      for (const store of STORES.filter(isMissing))
        request.result.createObjectStore(store, { keyPath: 'id' }).createIndex('userId', 'userId')
    })
    const db = await resultOf(request)
    const reopen = () => {
      opening = undefined
      db.close()
    }
    // A newer version waits in another tab, or the browser has closed the database.
    db.addEventListener('versionchange', reopen)
    db.addEventListener('close', reopen)
    return db
  } catch (error) {
    if (tries > 1 && isBrokenOff(error)) return openDatabase(tries - 1)
    console.warn('Records are in memory only: the browser refuses IndexedDB.', error instanceof DOMException ? error.name : '')
    return undefined
  }
}

function database(): Promise<IDBDatabase | undefined> {
  opening ??= openDatabase()
  return opening
}

/**
 * Runs `work` on the database; returns undefined without one. A logout in any tab clears site data, which closes the
 * database; it is then reopened empty.
 */
async function onDatabase<Result>(work: (db: IDBDatabase) => Promise<Result>): Promise<Result | undefined> {
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

async function storedKey(open: IDBTransaction): Promise<KeyRow | undefined> {
  return resultOf(open.objectStore('keys').get(KEY) as IDBRequest<KeyRow | undefined>)
}

async function deviceKey(db: IDBDatabase): Promise<KeyRow> {
  const found = await inTransaction(db, ['keys'], 'readonly', storedKey)
  if (found) return found
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const made: KeyRow = { name: KEY, id: randomName(), key }
  return inTransaction(db, ['keys'], 'readwrite', async (open) => {
    // If another tab has created a key meanwhile, the first one is used.
    const first = await storedKey(open)
    if (!first) await resultOf(open.objectStore('keys').put(made))
    return first ?? made
  })
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
    (await onDatabase((open) =>
      inTransaction(open, [store], 'readonly', (read) =>
        resultOf(read.objectStore(store).index('userId').getAll(userId) as IDBRequest<Row[]>),
      ),
    )) ?? []
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
  await onDatabase((open) =>
    inTransaction(open, ['keys', store], 'readwrite', async (write) => {
      // A logout in another tab clears the device; a record encrypted before it must not be stored after it.
      const now = await storedKey(write)
      if (now?.id === key.id) await resultOf(write.objectStore(store).put({ id, userId, keyId: key.id, iv, sealed } satisfies Row))
    }),
  )
}

/** Deletes a record if it exists. */
export async function removeRecord(store: StoreName, id: string): Promise<void> {
  memory[store].delete(id)
  await onDatabase((db) => inTransaction(db, [store], 'readwrite', (open) => resultOf(open.objectStore(store).delete(id))))
}

/** Clears all stores and deletes the key, so that what remains on disk cannot be decrypted. */
export async function clearStores(): Promise<void> {
  for (const store of STORES) memory[store].clear()
  const stores = ['keys', ...STORES] as const
  await onDatabase((db) =>
    inTransaction(db, [...stores], 'readwrite', (open) => Promise.all(stores.map((store) => resultOf(open.objectStore(store).clear())))),
  )
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
