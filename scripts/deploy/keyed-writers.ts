import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '../../src/kit/local-date.ts'
import { call, type Reply, storedLogs, TODAY } from '../../test/log-writers.ts'
import type { ServerProcess } from '../../test/server-process.ts'
import type { Woman } from '../../test/store-folder.ts'

/** Pauses in ms: after an acknowledged log, and before one is sent again. */
const PAUSE_MS = 50
const AGAIN_MS = 500
/** Longest wait for an answer in ms, that of the browser's client. */
export const ANSWER_MAX_MS = 10_000

/** One answer: its instant (`performance.now()`), the time it took in ms, its status; 0 if there was none. */
export type Answer = { at: number; ms: number; status: number }

/** What a comparison of acknowledged and stored logs found, as `woman date` each. */
export type Comparison = { acknowledged: number; lost: string[]; double: string[]; other: string[] }

/** Writers at work. */
export type KeyedWriters = {
  /** All answers so far, in order. */
  answers: readonly Answer[]
  /** Replies with a status that a client cannot expect here. */
  strange: readonly Reply[]
  /** Stops them and compares what was acknowledged with what is stored. */
  stop(): Promise<Comparison>
}

type Log = { log_date: string; mood_rating: number }

/**
 * Each woman writes one log per day, backwards, each with an Idempotency-Key. As the browser does, a write without an
 * answer or with the answer 503 is sent again with the same key until it is acknowledged.
 */
export function writeWithKeys(server: ServerProcess, women: readonly Woman[]): KeyedWriters {
  const answers: Answer[] = []
  const strange: Reply[] = []
  const acknowledged = women.map((): Log[] => [])
  /** The log of each woman that was sent last; it may be stored without having been acknowledged. */
  const open = women.map((): Log | undefined => undefined)
  const over = new AbortController()

  const send = async (woman: Woman, log: Log, key: string): Promise<number> => {
    const from = performance.now()
    const reply = await call(server, woman, 'POST', '/api/logs/quick-log/create/', log, { key, maxMs: ANSWER_MAX_MS }).catch(
      () => undefined,
    )
    const at = performance.now()
    const status = reply?.status ?? 0
    answers.push({ at, ms: at - from, status })
    // 409: the first call with this key is still running.
    const isExpected = status === 201 || status === 0 || status === 409 || (status === 503 && Number(reply?.retryAfter) > 0)
    if (reply && !isExpected) strange.push(reply)
    return status
  }

  const writing = women.map(async (woman, index) => {
    for (let back = 0; !over.signal.aborted; back += 1) {
      const log = { log_date: addDays(TODAY, -back), mood_rating: 1 + (back % 10) }
      const key = randomUUID()
      open[index] = log
      while ((await send(woman, log, key)) !== 201) {
        if (over.signal.aborted) return
        await sleep(AGAIN_MS)
      }
      acknowledged[index]?.push(log)
      open[index] = undefined
      await sleep(PAUSE_MS)
    }
  })

  const compare = async (): Promise<Comparison> => {
    const found: Comparison = { acknowledged: acknowledged.flat().length, lost: [], double: [], other: [] }
    for (const [index, woman] of women.entries()) {
      const stored = await storedLogs(server, woman)
      const moods = new Map(stored.map(({ log_date, mood_rating }) => [log_date, mood_rating]))
      const sent = acknowledged[index] ?? []
      const named = (days: string[]) => days.map((day) => `${index} ${day}`)
      found.lost.push(...named(sent.filter(({ log_date, mood_rating }) => moods.get(log_date) !== mood_rating).map((log) => log.log_date)))
      const days = stored.map(({ log_date }) => log_date)
      found.double.push(...named(days.filter((day, place) => days.indexOf(day) !== place)))
      const known = new Set([...sent, open[index]].map((log) => log?.log_date))
      found.other.push(...named(days.filter((day) => !known.has(day))))
    }
    return found
  }

  return {
    answers,
    strange,
    stop: async () => {
      over.abort()
      await Promise.all(writing)
      return compare()
    },
  }
}
