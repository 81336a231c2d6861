/** Searches everything that a browser stores for an origin. */
import type { Page } from '@playwright/test'

/** A unique word of letters only, so that base64 is the only encoding that changes it. */
export type Canary = string

/** The forms of the word: plain, and in base64 at each of the three alignments. */
export function needlesOf(word: Canary): string[] {
  const inBase64 = [0, 1, 2].map((shift) => {
    const text = Buffer.from(`${'x'.repeat(shift)}${word}`).toString('base64')
    // The first and last characters depend on the neighbouring text.
    return text.slice(shift === 0 ? 0 : 4, -4)
  })
  return [word, ...inBase64]
}

/** The places on the device where one of the needles is found. Runs inside the page, so it must be self-contained. */
export async function findOnDevice(needles: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const look = (where: string, text: string) => {
    // UTF-16 text has a zero byte between letters.
    const plain = text.replaceAll('\0', '')
    if (needles.some((needle) => plain.includes(needle)) && !found.includes(where)) found.push(where)
  }
  const textOf = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes)
  const walk = async (where: string, value: unknown): Promise<void> => {
    if (typeof value === 'string') look(where, value)
    else if (value instanceof Blob) look(where, textOf(await value.arrayBuffer()))
    else if (value instanceof ArrayBuffer) look(where, textOf(value))
    else if (ArrayBuffer.isView(value))
      look(where, textOf(value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength) as ArrayBuffer))
    else if (value instanceof Map || value instanceof Set) for (const one of value) await walk(where, one)
    else if (typeof value === 'object' && value !== null)
      for (const pair of Object.entries(value)) for (const one of pair) await walk(where, one)
  }
  const asked = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })

  for (const [name, storage] of [
    ['local', localStorage],
    ['session', sessionStorage],
  ] as const)
    for (const [key, value] of Object.entries(storage)) look(`${name} ${key}`, `${key} ${String(value)}`)
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      look(`cache ${name}`, request.url)
      // The built files of the app have nothing of hers; everything else is read.
      if (new URL(request.url).pathname.startsWith('/assets/')) continue
      look(`cache ${name}`, textOf((await (await cache.match(request))?.arrayBuffer()) ?? new ArrayBuffer(0)))
    }
  }
  for (const { name } of await indexedDB.databases()) {
    const db = await asked(indexedDB.open(name ?? ''))
    for (const store of db.objectStoreNames) {
      const [keys, values] = await Promise.all(
        [db.transaction(store).objectStore(store)].flatMap((one) => [
          asked(one.getAllKeys() as IDBRequest<unknown[]>),
          asked(one.getAll() as IDBRequest<unknown[]>),
        ]),
      )
      for (const [at, key] of (keys ?? []).entries()) await walk(`database ${name}/${store} ${String(key)}`, [key, values?.[at]])
    }
    db.close()
  }
  look('address', location.href)
  look('title', document.title)
  await walk('history', history.state)
  return found
}

/**
 * What is on the device: row counts of every database, and names in both storages except the router's own. The cache of
 * built files is left out; the worker may be filling it again (see offline.story.ts).
 */
export async function leftOn(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async () => {
    let rows = 0
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name ?? '')
        opening.addEventListener('success', () => resolve(opening.result))
      })
      for (const store of db.objectStoreNames)
        rows += await new Promise<number>((resolve) => {
          const counting = db.transaction(store).objectStore(store).count()
          counting.addEventListener('success', () => resolve(counting.result))
        })
      db.close()
    }
    const session = Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-'))
    return { rows, local: Object.keys(localStorage), session, caches: (await caches.keys()).filter((name) => name !== 'emberwell') }
  })
}
