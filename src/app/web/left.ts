const LEFT = 'emberwell-left'

/** Whether this tab was left by a quick exit, and nobody has opened an address anew since. */
export function hasLeft(): boolean {
  return sessionStorage.getItem(LEFT) !== null
}

/** Remembers in this tab that it was left by a quick exit, or forgets it. */
export function markLeft(isLeft: boolean): void {
  if (isLeft) sessionStorage.setItem(LEFT, '1')
  else sessionStorage.removeItem(LEFT)
}
