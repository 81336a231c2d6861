const LEFT = 'emberwell-left'

/** Whether this tab was left by a quick exit and no page has been opened in it since. */
export function hasLeft(): boolean {
  return sessionStorage.getItem(LEFT) !== null
}

/** Sets or clears the mark in this tab. */
export function markLeft(isLeft: boolean): void {
  if (isLeft) sessionStorage.setItem(LEFT, '1')
  else sessionStorage.removeItem(LEFT)
}
