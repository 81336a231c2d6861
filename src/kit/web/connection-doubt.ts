let isDoubted = false
let watcher: (() => void) | undefined

/** Records that a call got no reply. `connectivity.ts` finds out whether the server is unreachable. */
export function doubtServer(): void {
  isDoubted = true
  watcher?.()
}

/** Whether a call got no reply and none has come since. Pages then let her write without waiting for a reply. */
export function isServerDoubted(): boolean {
  return isDoubted
}

/** Records that the server has replied. */
export function trustServer(): void {
  isDoubted = false
}

/** Calls `doubted` each time a call gets no reply, and at once if one already has. There is one listener. */
export function onDoubt(doubted: () => void): void {
  watcher = doubted
  if (isDoubted) doubted()
}
