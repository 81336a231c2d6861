import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import { t } from '../words.ts'

const MINUTE_S = 60
const HOUR_S = 3_600

/** How many calls in how many seconds (safety.md §2); read, write, transfer and chat count per account, the rest per address of origin. */
export const LIMITS: Readonly<Record<Limit, { points: number; duration: number }>> = {
  read: { points: 300, duration: MINUTE_S },
  write: { points: 60, duration: MINUTE_S },
  login: { points: 60, duration: MINUTE_S },
  signup: { points: 20, duration: HOUR_S },
  forgot: { points: 20, duration: HOUR_S },
  token: { points: 60, duration: MINUTE_S },
  'public-form': { points: 5, duration: HOUR_S },
  transfer: { points: 20, duration: HOUR_S },
  chat: { points: 20, duration: MINUTE_S },
}

/** Counts calls and refuses the ones too many; kept in memory, or on PostgreSQL where several servers share the count. */
export type Limits = {
  /** Counts one call of this kind for `who`. Throws AppError `too_many` with the seconds to wait. */
  count(limit: Limit, who: string): Promise<void>
  /** A counter with its own figures, such as failed logins of an account; figures are multiplied by RATE_LIMIT_SCALE. */
  counter(name: string, points: number, duration: number): Counter
}

/** Counts events per key within a window of seconds. */
export type Counter = {
  /** Adds one; answers how many stand there now. */
  add(key: string): Promise<number>
  /** How many stand there, and the milliseconds until the window ends. */
  find(key: string): Promise<{ count: number; waitMs: number }>
  clear(key: string): Promise<void>
  /** Refuses the key for so many seconds; `find` then answers more than `points`. */
  block(key: string, seconds: number): Promise<void>
  /** Adds one and throws AppError `too_many` above the figure. */
  take(key: string): Promise<void>
  readonly points: number
}

/** So long is a moment to wait, in ms; beyond it she is told how many minutes. */
const MOMENT_MS = 90_000

/** The refusal of one too many, with the time to wait. */
export function tooMany(waitMs: number): AppError {
  const minutes = Math.ceil(waitMs / 1000 / MINUTE_S)
  const words =
    waitMs <= MOMENT_MS
      ? t`Too many attempts. Please wait a moment and try again.`
      : t`Too many attempts. Please try again in ${minutes} minutes.`
  return new AppError('too_many', words, undefined, Math.max(1, Math.ceil(waitMs / 1000)))
}

/** Limits multiplied by `scale`. Reads and writes of an account are counted in this server's memory; what guards the doors is shared when `pool` is given. */
export function makeLimits(scale: number, pool?: pg.Pool): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number, shared: boolean) => {
    const options = { keyPrefix, points: Math.max(1, Math.round(points * scale)), duration }
    return pool && shared
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          schemaName: 'accounts',
          tableName: 'limits',
          tableCreated: true,
        })
      : new RateLimiterMemory(options)
  }
  const counter = (name: string, points: number, duration: number, shared: boolean): Counter => {
    const store = limiter(name, points, duration, shared)
    return {
      points: store.points,
      add: async (key) => (await store.penalty(key)).consumedPoints,
      find: async (key) => {
        const found = await store.get(key)
        return { count: found?.consumedPoints ?? 0, waitMs: found?.msBeforeNext ?? 0 }
      },
      clear: async (key) => {
        await store.delete(key)
      },
      block: async (key, seconds) => {
        await store.block(key, seconds)
      },
      take: async (key) => {
        try {
          await store.consume(key)
        } catch (refused) {
          if (refused instanceof RateLimiterRes) throw tooMany(refused.msBeforeNext)
          throw refused
        }
      },
    }
  }
  const counters = new Map(
    Object.entries(LIMITS).map(([name, { points, duration }]) => [
      name,
      counter(name, points, duration, name !== 'read' && name !== 'write'),
    ]),
  )
  return {
    count: async (limit, who) => counters.get(limit)?.take(who),
    counter: (name, points, duration) => counter(name, points, duration, true),
  }
}
