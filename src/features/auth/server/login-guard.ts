import { type Counter, type Limits, tooMany } from '../../../kit/server/limits.ts'

const FREE_FAILURES = 5
const FAILURES_WINDOW_S = 3_600
const WAIT_MAX_S = 900
/** Below the 24.8 days that a timer can hold. */
const KNOWN_S = 20 * 86_400

/** Slows down guessing (safety.md §2): 20 failures a minute per origin, and per account five, then a wait that doubles, unless the origin has signed in there before. */
export type LoginGuard = {
  /** Throws AppError `too_many` when this origin or this account must wait. */
  check(account: string, origin: string): Promise<void>
  failed(account: string, origin: string): Promise<void>
  succeeded(account: string, origin: string): Promise<void>
}

/** `account` and `origin` are keyed digests, never an address in clear. */
export function makeLoginGuard(limits: Limits): LoginGuard {
  const origins = limits.counter('login-failures-origin', 20, 60)
  const failures = limits.counter('login-failures-account', FREE_FAILURES, FAILURES_WINDOW_S)
  const waits = limits.counter('login-wait', 1, WAIT_MAX_S)
  const known = limits.counter('login-known', 1, KNOWN_S)
  const refuseAbove = async (counter: Counter, key: string, most: number) => {
    const { count, waitMs } = await counter.find(key)
    if (count >= most) throw tooMany(waitMs)
  }
  return {
    check: async (account, origin) => {
      await refuseAbove(origins, origin, origins.points)
      const { count } = await known.find(`${account}.${origin}`)
      if (count === 0) await refuseAbove(waits, account, waits.points + 1)
    },
    failed: async (account, origin) => {
      await origins.add(origin)
      const count = await failures.add(account)
      const over = count - failures.points
      if (over >= 0) await waits.block(account, Math.min(WAIT_MAX_S, 2 ** over))
    },
    succeeded: async (account, origin) => {
      await failures.clear(account)
      await waits.clear(account)
      await known.add(`${account}.${origin}`)
    },
  }
}
