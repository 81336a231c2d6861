/** When a JSON Web Token expires, in ms since the epoch; undefined for anything that is no such token or names no expiry. */
export function toExpiry(token: string): number | undefined {
  const payload = token.split('.')[1]
  if (!payload) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const expiry = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined
    return typeof expiry === 'number' ? expiry * 1_000 : undefined
  } catch {
    return undefined
  }
}

/** Whether a token can still be shown to the server at the time `now` (ms). */
export function isLive(token: string, now: number): boolean {
  return (toExpiry(token) ?? 0) > now
}
