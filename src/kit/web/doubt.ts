let isDoubted = false
let watcher: (() => void) | undefined

/** Notes that a call found nobody. Whether the server is gone, or only this call went wrong, `server-reach.ts` finds out. */
export function doubtServer(): void {
  isDoubted = true
  watcher?.()
}

/** Whether a call found nobody, and nobody has answered since: then no page waits for an answer before it lets her write. */
export function isServerDoubted(): boolean {
  return isDoubted
}

/** Notes that the server has answered. */
export function trustServer(): void {
  isDoubted = false
}

/** Calls `doubted` each time a call found nobody, and at once when one has before. There is one who looks into it. */
export function onDoubt(doubted: () => void): void {
  watcher = doubted
  if (isDoubted) doubted()
}
