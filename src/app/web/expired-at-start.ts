let hasExpired = false

/** Records that the stored session had expired when the page was loaded, so that the login page can say so. */
export function markExpiredAtStart(): void {
  hasExpired = true
}

/** Whether the stored session had expired when the page was loaded, and no one has signed in since. */
export function hasExpiredAtStart(): boolean {
  return hasExpired
}

/** Clears the record after a sign-in. */
export function forgetExpiredAtStart(): void {
  hasExpired = false
}
