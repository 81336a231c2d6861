/**
 * Small private notes on this device: AES-GCM in IndexedDB under a key that cannot be read out of the browser
 * (safety.md §3). Where the browser has no WebCrypto or no database they live in memory, as long as the page does.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { randomName } from './api.ts'
import { DEVICE, deviceChannel } from './query-client.ts'

/** Which shelf a note lies on. */
export type ShelfName = 'drafts' | 'outbox'

/** A note with its id; `value` is what was put. */
export type Note<Value> = { readonly id: string; readonly value: Value }

type Row = { id: string; userId: number; keyId: string; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }
type KeyRow = { id: string; key: CryptoKey }

interface Shape extends DBSchema {
  keys: { key: string; value: KeyRow & { name: 'device' } }
  drafts: { key: string; value: Row; indexes: { userId: number } }
  outbox: { key: string; value: Row; indexes: { userId: number } }
}

const SHELVES: readonly ShelfName[] = ['drafts', 'outbox']
const KEY = 'device'

const memory: Record<ShelfName, Map<string, { userId: number; text: string }>> = { drafts: new Map(), outbox: new Map() }
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
        // What breaks it off rejects the opening too, and is heard there; this promise would fail unheard.
        making.done.catch(() => undefined)
        db.createObjectStore('keys', { keyPath: 'name' })
        for (const shelf of SHELVES) db.createObjectStore(shelf, { keyPath: 'id' }).createIndex('userId', 'userId')
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
    console.warn('Notes are kept in memory only: the browser refuses its database.', error instanceof DOMException ? error.name : '')
    return undefined
  }
}

function database(): Promise<IDBPDatabase<Shape> | undefined> {
  opening ??= openDatabase()
  return opening
}

/**
 * Works on the database; undefined where there is none. A logout in any tab has the browser forget all it keeps for us, which closes the
 * database under our hands: it is opened anew then, and is empty.
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
  // `done` is waited for in reading, too: where the browser breaks off, it would fail unheard.
  const [found] = await Promise.all([read.store.get(KEY), read.done])
  if (found) return found
  const made = {
    name: 'device' as const,
    id: randomName(),
    key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  }
  const work = db.transaction('keys', 'readwrite')
  const put = async () => {
    // Another tab may have made one meanwhile; the first one stays.
    const first = (await work.store.get(KEY)) ?? made
    if (first === made) await work.store.put(made)
    return first
  }
  const [first] = await Promise.all([put(), work.done])
  return first
}

function boundTo(shelf: ShelfName, id: string, userId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([shelf, id, userId]))
}

async function unseal(shelf: ShelfName, row: Row, key: KeyRow): Promise<unknown> {
  const algorithm = { name: 'AES-GCM', iv: row.iv, additionalData: boundTo(shelf, row.id, row.userId) }
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key.key, row.sealed)))
}

/** Whether notes survive a reload on this device. */
export async function isLasting(): Promise<boolean> {
  return (await database()) !== undefined
}

/** Every note of one person on a shelf, in no order. What was sealed under a key that is gone is left out. */
export async function listNotes(shelf: ShelfName, userId: number): Promise<Note<unknown>[]> {
  const db = await database()
  if (!db) {
    const own = [...memory[shelf]].filter(([, note]) => note.userId === userId)
    return own.map(([id, { text }]) => ({ id, value: JSON.parse(text) as unknown }))
  }
  const rows =
    (await onDatabase(async (open) => {
      const read = open.transaction(shelf)
      const [found] = await Promise.all([read.store.index('userId').getAll(userId), read.done])
      return found
    })) ?? []
  if (rows.length === 0) return []
  const key = await onDatabase(deviceKey)
  if (!key) return []
  const readable = rows.filter((row) => row.keyId === key.id)
  return Promise.all(readable.map(async (row) => ({ id: row.id, value: await unseal(shelf, row, key) })))
}

/** Puts a note on a shelf, over one with the same id. Throws when the device is full. */
export async function putNote(shelf: ShelfName, id: string, userId: number, value: unknown): Promise<void> {
  const text = JSON.stringify(value)
  const db = await database()
  if (!db) {
    memory[shelf].set(id, { userId, text })
    return
  }
  const key = await onDatabase(deviceKey)
  if (!key) return
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const algorithm = { name: 'AES-GCM', iv, additionalData: boundTo(shelf, id, userId) }
  const sealed = await crypto.subtle.encrypt(algorithm, key.key, new TextEncoder().encode(text))
  await onDatabase(async (open) => {
    const work = open.transaction(['keys', shelf], 'readwrite')
    const put = async () => {
      // A logout in another tab empties the device; a note sealed before it must not come back after it.
      const now = await work.objectStore('keys').get(KEY)
      if (now?.id === key.id) await work.objectStore(shelf).put({ id, userId, keyId: key.id, iv, sealed })
    }
    await Promise.all([put(), work.done])
  })
}

/** Takes a note away; answers nothing when there is none. */
export async function removeNote(shelf: ShelfName, id: string): Promise<void> {
  memory[shelf].delete(id)
  await onDatabase((db) => db.delete(shelf, id))
}

/** Empties both shelves and throws the key away: what may be left on the disk can no longer be read. */
export async function emptyShelves(): Promise<void> {
  for (const shelf of SHELVES) memory[shelf].clear()
  await onDatabase(async (db) => {
    const work = db.transaction(['keys', ...SHELVES], 'readwrite')
    await Promise.all([work.objectStore('keys').clear(), ...SHELVES.map((shelf) => work.objectStore(shelf).clear()), work.done])
  })
}

type Word = { readonly about: ShelfName | 'emptied'; readonly delivered?: { readonly id: string; readonly reply: unknown } }
const listeners = new Set<(word: Word) => void>()
deviceChannel?.addEventListener('message', (event: MessageEvent<Word>) => {
  for (const listener of listeners) listener(event.data)
})

/** Tells the other tabs that a shelf changed. */
export function tellTabs(word: Word): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  deviceChannel?.postMessage(word)
}

/** Hears what other tabs changed. */
export function hearTabs(listener: (word: Word) => void): void {
  listeners.add(listener)
}
