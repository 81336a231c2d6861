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

/**
 * The same for a password that is asked again, counted per session: whoever guesses at a device left open slows down that device, not
 * hers. An origin that has signed in there before is no exception here, since that device is exactly such a one.
 */
export type ReauthGuard = {
  check(session: string, origin: string): Promise<void>
  failed(session: string, origin: string): Promise<void>
  succeeded(session: string): Promise<void>
}

async function refuseAbove(counter: Counter, key: string, most: number): Promise<void> {
  const { count, waitMs } = await counter.find(key)
  if (count >= most) throw tooMany(waitMs)
}

/** Five free failures per key, then a wait that doubles up to 15 minutes. */
function makeWaits(limits: Limits, name: string) {
  const failures = limits.counter(`${name}-failures-account`, FREE_FAILURES, FAILURES_WINDOW_S)
  const waits = limits.counter(`${name}-wait`, 1, WAIT_MAX_S)
  return {
    check: (key: string) => refuseAbove(waits, key, waits.points + 1),
    failed: async (key: string) => {
      const count = await failures.add(key)
      const over = count - failures.points
      if (over >= 0) await waits.block(key, Math.min(WAIT_MAX_S, 2 ** over))
    },
    clear: async (key: string) => {
      await failures.clear(key)
      await waits.clear(key)
    },
  }
}

/** `account` and `origin` are keyed digests, never an address in clear. Both guards count an origin's failures together. */
export function makeGuards(limits: Limits): { login: LoginGuard; reauth: ReauthGuard } {
  const origins = limits.counter('login-failures-origin', 20, 60)
  return { login: makeLoginGuard(limits, origins), reauth: makeReauthGuard(limits, origins) }
}

function makeLoginGuard(limits: Limits, origins: Counter): LoginGuard {
  const waits = makeWaits(limits, 'login')
  const known = limits.counter('login-known', 1, KNOWN_S)
  return {
    check: async (account, origin) => {
      await refuseAbove(origins, origin, origins.points)
      const { count } = await known.find(`${account}.${origin}`)
      if (count === 0) await waits.check(account)
    },
    failed: async (account, origin) => {
      await origins.add(origin)
      await waits.failed(account)
    },
    succeeded: async (account, origin) => {
      await waits.clear(account)
      await known.add(`${account}.${origin}`)
    },
  }
}

function makeReauthGuard(limits: Limits, origins: Counter): ReauthGuard {
  const waits = makeWaits(limits, 'reauth')
  return {
    check: async (session, origin) => {
      await refuseAbove(origins, origin, origins.points)
      await waits.check(session)
    },
    failed: async (session, origin) => {
      await origins.add(origin)
      await waits.failed(session)
    },
    succeeded: (session) => waits.clear(session),
  }
}
