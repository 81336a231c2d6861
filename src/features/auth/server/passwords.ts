import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../../kit/errors.ts'
import { t } from '../../../kit/words.ts'

/** argon2id: 19 MiB, two passes, one lane (docs/safety.md, section 2; OWASP Password Storage Cheat Sheet). */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = Math.max(1, availableParallelism() - 1)
const QUEUE_MAX = 64
const BUSY_RETRY_S = 5

/** Queues for checks and for new hashes, separate so that sign-ups and resets cannot block signing in. */
const waiting: Record<'check' | 'make', (() => void)[]> = { check: [], make: [] }
let working = 0
let last: keyof typeof waiting = 'make'

/** The next queued task, alternating between checks and new hashes. */
function nextWaiting(): (() => void) | undefined {
  const [first, second] = last === 'check' ? (['make', 'check'] as const) : (['check', 'make'] as const)
  last = waiting[first].length ? first : second
  return waiting[last].shift()
}

/**
 * Runs at most cores - 1 hashes at once and queues 32 more of each kind; beyond that throws AppError `unavailable`.
 * Keeps a core free for other requests.
 */
async function queued<T>(kind: keyof typeof waiting, work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) {
    if (waiting[kind].length >= QUEUE_MAX / 2)
      throw new AppError('unavailable', t`Many people are signing in right now. Please try again in a moment.`, undefined, BUSY_RETRY_S)
    await new Promise<void>((resolve) => waiting[kind].push(resolve))
  } else working += 1
  try {
    return await work()
  } finally {
    const next = nextWaiting()
    if (next) next()
    else working -= 1
  }
}

/** argon2id hash of a password in NFKC form. Throws AppError `unavailable` when the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return queued('make', () => hash(password.normalize('NFKC'), STRENGTH))
}

const nobody = hashPassword('nobody has this password')

/**
 * Whether the password matches the hash. Without a hash it takes the same time and returns false, so that unknown
 * addresses are not revealed.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored ?? (await nobody)
  const fits = await queued('check', () => verify(against, password.normalize('NFKC')))
  return fits && stored !== undefined
}

/** Whether a stored hash uses weaker parameters than today and should be renewed at the next login. */
export function needsRehash(stored: string): boolean {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored)
  return !parts || Number(parts[1]) < STRENGTH.memoryCost || Number(parts[2]) < STRENGTH.timeCost || Number(parts[3]) < STRENGTH.parallelism
}
