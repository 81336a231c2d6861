import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../../kit/errors.ts'
import { t } from '../../../kit/words.ts'

/** argon2id at 19 MiB, two passes, one lane (safety.md §2; OWASP password storage). */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = Math.max(1, availableParallelism() - 1)
const QUEUE_MAX = 64
const BUSY_RETRY_S = 5

const waiting: (() => void)[] = []
let working = 0

/** At most cores - 1 hashes at once, 64 more in a queue, then 503: logging in never starves everybody else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) {
    if (waiting.length >= QUEUE_MAX)
      throw new AppError('unavailable', t`Many people are signing in right now. Please try again in a moment.`, undefined, BUSY_RETRY_S)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else working += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}

/** The argon2id hash of a password in its NFKC form. Throws AppError `unavailable` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), STRENGTH))
}

const nobody = hashPassword('nobody has this password')

/** Whether the password fits the hash; without a hash it costs the same time and answers false, so an unknown address cannot be told apart. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored ?? (await nobody)
  const fits = await inTurn(() => verify(against, password.normalize('NFKC')))
  return fits && stored !== undefined
}

/** Whether a stored hash is weaker than today's strength and should be made anew at the next login. */
export function needsRehash(stored: string): boolean {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored)
  return !parts || Number(parts[1]) < STRENGTH.memoryCost || Number(parts[2]) < STRENGTH.timeCost || Number(parts[3]) < STRENGTH.parallelism
}
