import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import { t } from '../words.ts'
import { type Network, WIDE_SHARE } from './networks.ts'
import type { LimitsPool } from './vaults.ts'

const MINUTE_S = 60
const HOUR_S = 3_600

/**
 * Calls (`points`) per `duration` in seconds (docs/operations.md, section 11). Read, write, transfer, import and chat
 * count per account, the others per network.
 */
export const LIMITS: Readonly<Record<Limit, { points: number; duration: number }>> = {
  read: { points: 300, duration: MINUTE_S },
  write: { points: 60, duration: MINUTE_S },
  login: { points: 60, duration: MINUTE_S },
  signup: { points: 5, duration: HOUR_S },
  forgot: { points: 20, duration: HOUR_S },
  token: { points: 60, duration: MINUTE_S },
  'public-form': { points: 5, duration: HOUR_S },
  transfer: { points: 20, duration: HOUR_S },
  import: { points: 60, duration: HOUR_S },
  chat: { points: 20, duration: MINUTE_S },
  shared: { points: 20, duration: MINUTE_S },
}

/** Rate limits, counted in memory, or in PostgreSQL where several servers share them. */
export type Limits = {
  /** Counts one call for an account. */
  count(limit: Limit, who: string): Promise<Quota>
  /** Counts one call for a network and the wider network around it; returns the tighter of both. */
  countNetwork(limit: Limit, network: Network): Promise<Quota>
  /**
   * A counter with its own figures, such as failed logins of an account. The figures are multiplied by
   * RATE_LIMIT_SCALE.
   */
  counter(name: string, points: number, duration: number): Counter
  /** Removes shared counts that expire later than any valid one; they were stored while a clock was ahead. */
  sweep(): Promise<void>
}

/**
 * What is left of a limit after a call: `quota` calls per `windowS` seconds, `remaining` of them until the window ends
 * in `waitMs`. `isOver`: this call was one too many.
 */
export type Quota = { quota: number; windowS: number; remaining: number; waitMs: number; isOver: boolean }

/** Counts events per key in a window of time. */
export type Counter = {
  /** Adds one event; resolves to the current count. */
  add(key: string): Promise<number>
  /** Removes one event. */
  remove(key: string): Promise<void>
  /** The current count, and the milliseconds until the window ends. */
  find(key: string): Promise<{ count: number; waitMs: number }>
  clear(key: string): Promise<void>
  /** Blocks the key for that many seconds; `find` then returns more than `points`. */
  block(key: string, seconds: number): Promise<void>
  /** Adds one event. Throws AppError `too_many` above the limit. */
  take(key: string): Promise<void>
  /** Adds one event; resolves to what is left. */
  spend(key: string): Promise<Quota>
  readonly points: number
}

/** Waits in ms up to this value are described as "a moment", longer ones in minutes. */
const MOMENT_MS = 90_000

/** The error for exceeding a limit, with the time to wait in ms. */
export function tooMany(waitMs: number): AppError {
  const minutes = Math.ceil(waitMs / 1000 / MINUTE_S)
  const words =
    waitMs <= MOMENT_MS
      ? t`Too many attempts. Please wait a moment and try again.`
      : t`Too many attempts. Please try again in ${minutes} minutes.`
  return new AppError('too_many', words, undefined, Math.max(1, Math.ceil(waitMs / 1000)))
}

/**
 * The headers of the IETF draft "RateLimit header fields for HTTP" (draft-ietf-httpapi-ratelimit-headers) for a call
 * that counts against `name`. `isOwn`: the count is that of the caller's account, so the headers include what is left.
 * What a network has left would show someone on the same Wi-Fi that another person has just signed in.
 */
export function quotaHeaders(name: Limit, { quota, windowS, remaining, waitMs }: Quota, isOwn: boolean): Record<string, string> {
  return {
    'ratelimit-policy': `"${name}";q=${quota};w=${windowS}`,
    ...(isOwn && { ratelimit: `"${name}";r=${remaining};t=${Math.ceil(waitMs / 1000)}` }),
  }
}

/**
 * Rate limits multiplied by `scale`. Reads and writes of an account are counted in memory; the limits of public
 * endpoints are shared when `pool` is given.
 */
export function makeLimits(scale: number, pool?: LimitsPool): Limits {
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
    const quotaOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): Quota => {
      return { quota: store.points, windowS: duration, remaining: Math.max(0, remainingPoints), waitMs: msBeforeNext, isOver }
    }
    const spend = async (key: string): Promise<Quota> => {
      try {
        return quotaOf(await store.consume(key), false)
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return quotaOf(refused, true)
        throw refused
      }
    }
    return {
      points: store.points,
      add: async (key) => (await store.penalty(key)).consumedPoints,
      remove: async (key) => {
        await store.reward(key)
      },
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
        const { isOver, waitMs } = await spend(key)
        if (isOver) throw tooMany(waitMs)
      },
      spend,
    }
  }
  const isShared = (name: string) => name !== 'read' && name !== 'write'
  const countersOf = (suffix: string, share: number) =>
    new Map(
      Object.entries(LIMITS).map(([name, { points, duration }]) => [
        name,
        counter(`${name}${suffix}`, points * share, duration, isShared(name)),
      ]),
    )
  const [counters, wideCounters] = [countersOf('', 1), countersOf('-48', WIDE_SHARE)]
  const spendOf = (found: ReadonlyMap<string, Counter>, limit: Limit, key: string) => {
    const counter = found.get(limit)
    if (!counter) throw new Error(`The limit ${limit} has no counter`)
    return counter.spend(key)
  }
  return {
    count: (limit, who) => spendOf(counters, limit, who),
    countNetwork: async (limit, { subscriber, wide }) => {
      const own = await spendOf(counters, limit, subscriber)
      if (own.isOver || wide === undefined) return own
      const around = await spendOf(wideCounters, limit, wide)
      return around.isOver || around.remaining < own.remaining ? around : own
    },
    counter: (name, points, duration) => counter(name, points, duration, true),
    sweep: async () => {
      // The limiters use the system clock.
      const sql = 'delete from accounts.limits where expire > $1'
      await pool?.query({ text: sql, values: [Date.now() + 2 * HOUR_S * 1_000] })
    },
  }
}
