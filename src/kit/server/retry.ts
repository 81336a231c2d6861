import { setTimeout as wait } from 'node:timers/promises'
import { isConflict } from './vaults-postgres-errors.ts'

const TRIES = 8
/**
 * Waits between two tries in ms: random, so that two servers do not collide again, and longer after each try, so that
 * many servers spread out.
 */
const WAIT_MIN_MS = 10
const WAIT_MORE_MS = 100

/**
 * Runs `work`, and again up to seven times when PostgreSQL undid it because of a concurrent transaction. It must have
 * no effect outside the database (decision 0080).
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error
      await wait(WAIT_MIN_MS + Math.random() * WAIT_MORE_MS * tries)
    }
  }
}
