import type { Keys } from '../../../kit/server/keys.ts'
import { type Counter, type Limits, tooMany } from '../../../kit/server/limits.ts'
import { type Network, WIDE_SHARE } from '../../../kit/server/networks.ts'

const FREE_FAILURES = 5
const FAILURES_WINDOW_S = 3_600
const WAIT_MAX_S = 900
/** For codes of the second step, which have only six digits: about 40 tries a day. */
const CODE_FAILURES_WINDOW_S = 86_400
const CODE_WAIT_MAX_S = 3_600
/** Failures per minute from one network. */
const ORIGIN_FAILURES = 20

/**
 * Slows down password guessing: 20 failures a minute per network, and five per account, then a wait that doubles. A
 * browser that signed in before (`device`, otherwise undefined) has its own count, so that a stranger cannot lock the
 * owner out (docs/safety.md, section 2).
 */
export type LoginGuard = {
  /**
   * Counts an attempt before the password is checked, so that concurrent attempts are counted one after the other.
   * Throws AppError `too_many` when this network, or this caller for this account, must wait. Resolves to true on the
   * last free attempt.
   */
  take(account: string, network: Network, device: string | undefined): Promise<boolean>
  failed(account: string, network: Network, device: string | undefined): Promise<void>
  succeeded(account: string, device: string | undefined): Promise<void>
  /** Removes an attempt whose password was not checked after all. */
  undo(account: string, device: string | undefined): Promise<void>
}

/** The same for step-up, counted per session: guessing on an unattended device slows down that device only. */
export type ReauthGuard = {
  take(session: string, network: Network): Promise<void>
  failed(session: string, network: Network): Promise<void>
  succeeded(session: string): Promise<void>
  undo(session: string): Promise<void>
}

async function refuseFrom(counter: Counter, key: string, limit: number): Promise<void> {
  const { count, waitMs } = await counter.find(key)
  if (count >= limit) throw tooMany(waitMs)
}

/** Five free attempts per key in `windowS` seconds, then a wait of 1 s, 2 s, 4 s … up to `maxS`. */
function makeWaits(limits: Limits, name: string, windowS = FAILURES_WINDOW_S, maxS = WAIT_MAX_S) {
  const tries = limits.counter(`${name}-failures-account`, FREE_FAILURES, windowS)
  const waits = limits.counter(`${name}-wait`, 1, maxS)
  return {
    take: async (key: string) => {
      // A blocked key counts more than `points`.
      await refuseFrom(waits, key, waits.points + 1)
      const over = (await tries.add(key)) - tries.points
      if (over < 0) return false
      // Of concurrent attempts only the first proceeds.
      if ((await waits.add(key)) > 1) throw tooMany((await waits.find(key)).waitMs)
      // For the longest time while the password is checked; what follows sets the real wait, or ends it.
      await waits.block(key, maxS)
      return over === 0
    },
    /** Starts the wait at the failure, because a check takes time on a busy server. */
    failed: async (key: string) => {
      const over = (await tries.find(key)).count - tries.points
      if (over >= 0) await waits.block(key, Math.min(maxS, 2 ** over))
    },
    clear: async (key: string) => {
      await tries.clear(key)
      await waits.clear(key)
    },
    undo: async (key: string) => {
      await tries.remove(key)
      await waits.clear(key)
    },
  }
}

type Origins = { check(network: Network): Promise<void>; failed(network: Network): Promise<void> }

/** Failures per network and wider network, stored under HMACs, never as an address. */
function makeOrigins(limits: Limits, keys: Keys): Origins {
  const subscriber = limits.counter('login-failures-origin', ORIGIN_FAILURES, 60)
  const wide = limits.counter('login-failures-wide', ORIGIN_FAILURES * WIDE_SHARE, 60)
  const places = (network: Network) => {
    const found = [{ counter: subscriber, key: keys.blind('login-origin', network.subscriber) }]
    return network.wide === undefined ? found : [...found, { counter: wide, key: keys.blind('login-origin', network.wide) }]
  }
  return {
    check: async (network) => {
      for (const { counter, key } of places(network)) await refuseFrom(counter, key, counter.points)
    },
    failed: async (network) => {
      for (const { counter, key } of places(network)) await counter.add(key)
    },
  }
}

/**
 * Guards for passwords at login, codes of the second step, and step-up; all count a network's failures together.
 * `account` is an HMAC of the address, or of the account's id for codes.
 */
export function makeGuards(limits: Limits, keys: Keys): { login: LoginGuard; code: LoginGuard; reauth: ReauthGuard } {
  const origins = makeOrigins(limits, keys)
  return {
    login: makeLoginGuard(makeWaits(limits, 'login'), origins),
    code: makeLoginGuard(makeWaits(limits, 'code', CODE_FAILURES_WINDOW_S, CODE_WAIT_MAX_S), origins),
    reauth: makeReauthGuard(limits, origins),
  }
}

function makeLoginGuard(waits: ReturnType<typeof makeWaits>, origins: Origins): LoginGuard {
  const keyOf = (account: string, device: string | undefined) => (device === undefined ? account : `${account}.${device}`)
  return {
    take: async (account, network, device) => {
      await origins.check(network)
      return waits.take(keyOf(account, device))
    },
    failed: async (account, network, device) => {
      await origins.failed(network)
      await waits.failed(keyOf(account, device))
    },
    // A stranger's failures still count after she signs in on a device of her own.
    succeeded: (account, device) => waits.clear(keyOf(account, device)),
    undo: (account, device) => waits.undo(keyOf(account, device)),
  }
}

function makeReauthGuard(limits: Limits, origins: Origins): ReauthGuard {
  const waits = makeWaits(limits, 'reauth')
  return {
    take: async (session, network) => {
      await origins.check(network)
      await waits.take(session)
    },
    failed: async (session, network) => {
      await origins.failed(network)
      await waits.failed(session)
    },
    succeeded: (session) => waits.clear(session),
    undo: (session) => waits.undo(session),
  }
}
