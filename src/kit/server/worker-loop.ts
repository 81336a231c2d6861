/**
 * A loop over due work. It runs from `start` to `stop`; any number of servers may run one each, since work is leased in
 * the database.
 */
export type WorkerLoop = {
  start(): void
  /** Stops the loop and waits for the pass that is under way. */
  stop(): Promise<void>
}

/** How long a loop waits after a pass that left nothing due, in ms. */
const POLL_MS = 2_000
const BACKOFF_FIRST_MS = 30_000
/** Longest wait before the next attempt. */
export const BACKOFF_MAX_MS = 3_600_000

/**
 * Calls `pass` again and again, one call at a time. It leases and does what is due, and resolves to whether more may be
 * due: then the next pass follows at once. `failed` is called with the error of a pass that rejected; the loop goes on.
 */
export function makeWorkerLoop(pass: () => Promise<boolean>, failed: (error: unknown) => void): WorkerLoop {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    const hasMore = await pass().catch((error: unknown) => {
      failed(error)
      return false
    })
    // `stop` clears the timer while a pass is under way.
    if (timer) timer = setTimeout(tick, hasMore ? 0 : POLL_MS).unref()
  }
  const tick = () => {
    running = run()
  }

  return {
    start: () => {
      timer = setTimeout(tick, 0)
    },
    stop: async () => {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}

/** Milliseconds to wait after the given number of failed attempts: 30 s, doubling, at most one hour. */
export function backoffMs(attempts: number): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** Math.max(0, attempts - 1))
}
