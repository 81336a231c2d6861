let isDoubted = false
let watcher: (() => void) | undefined

/** Notes that a call found nobody. Whether the server is gone, or only this call went wrong, `server-reach.ts` finds out. */
export function doubtServer(): void {
  isDoubted = true
  watcher?.()
}

/** Calls `doubted` each time a call found nobody, and at once when one has before. There is one who looks into it. */
export function onDoubt(doubted: () => void): void {
  watcher = doubted
  if (isDoubted) doubted()
}
