import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '../src/kit/local-date.ts'
import type { ServerProcess } from './server-process.ts'
import type { Woman } from './store-folder.ts'

/** Today in UTC. */
export const TODAY = new Date().toISOString().slice(0, 10)

/** An answer of the server. */
export type Reply = { status: number; retryAfter: string | null; body: { message?: string; code?: string; data?: unknown } }

/** Calls the server as a woman, with an `Idempotency-Key` if `key` is given. Rejects after `maxMs`. */
export async function call(
  server: ServerProcess,
  woman: Woman,
  method: string,
  path: string,
  body?: unknown,
  { key, maxMs }: { key?: string; maxMs?: number } = {},
): Promise<Reply> {
  const headers = {
    authorization: `Bearer ${woman.token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(maxMs !== undefined && { signal: AbortSignal.timeout(maxMs) }),
  })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: (await response.json()) as Reply['body'] }
}

/** Responses to writers while the database was interrupted. */
type Written = { readonly acknowledged: readonly string[][]; readonly strange: readonly Reply[]; readonly refusals: number }

/** Writers at work: `count` is the number of acknowledged logs so far. */
type Writers = { count(): number; stop(): Promise<Written> }

/** Each woman writes one log per day, backwards, as fast as possible, until it is stopped. */
export function write(server: ServerProcess, women: readonly Woman[]): Writers {
  const acknowledged = women.map((): string[] => [])
  const strange: Reply[] = []
  let refusals = 0
  const over = new AbortController()
  const writing = women.map(async (woman, index) => {
    for (let back = 0; !over.signal.aborted;) {
      const log_date = addDays(TODAY, -back)
      const reply = await call(server, woman, 'POST', '/api/logs/quick-log/create/', { log_date, mood_rating: 1 + (back % 10) })
      if (reply.status === 503) {
        refusals += 1
        if (!Number(reply.retryAfter) || reply.body.code !== 'unavailable') strange.push(reply)
        await sleep(20)
        continue
      }
      // A write whose response was lost may be stored; repeating it is refused with 400.
      if (reply.status !== 201 && reply.status !== 400) strange.push(reply)
      acknowledged[index]?.push(log_date)
      back += 1
    }
  })
  return {
    count: () => acknowledged.flat().length,
    stop: async () => {
      over.abort()
      await Promise.all(writing)
      return { acknowledged, strange, refusals }
    },
  }
}

/** All logs of a woman, through the pages of the history. */
export async function storedLogs(server: ServerProcess, woman: Woman): Promise<{ log_date: string; mood_rating?: number | null }[]> {
  const stored: { log_date: string; mood_rating?: number | null }[] = []
  for (let before = '9999-12-31'; before;) {
    const { body } = await call(server, woman, 'GET', `/api/logs/all-logs/history/?before=${before}`)
    stored.push(...(body.data as typeof stored))
    before = (body as { next?: string }).next ?? ''
  }
  return stored
}

/** Acknowledged days of all women that are not stored. Throws when a woman has none. */
export async function lostOf(server: ServerProcess, women: readonly Woman[], acknowledged: readonly string[][]): Promise<string[]> {
  const lost: string[] = []
  for (const [index, woman] of women.entries()) {
    const days = acknowledged[index] ?? []
    if (days.length === 0) throw new Error(`No log of woman ${index} was acknowledged`)
    const stored = new Set((await storedLogs(server, woman)).map(({ log_date }) => log_date))
    lost.push(...days.filter((day) => !stored.has(day)))
  }
  return lost
}
