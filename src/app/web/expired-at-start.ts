let hasExpired = false

/** Remembers that the stored session was over when the page was loaded: its owner is shown the login, and told why. */
export function markExpiredAtStart(): void {
  hasExpired = true
}

/** Whether the stored session was over when the page was loaded, and nobody has signed in since. */
export function hasExpiredAtStart(): boolean {
  return hasExpired
}

/** Forgets it, since somebody has signed in. */
export function forgetExpiredAtStart(): void {
  hasExpired = false
}
