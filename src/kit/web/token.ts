function claimsOf(token: string): Record<string, unknown> | undefined {
  const payload = token.split('.')[1]
  if (!payload) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Expiry of a JSON Web Token in ms since the epoch; undefined for anything else or without an expiry. */
export function toExpiry(token: string): number | undefined {
  const expiry = claimsOf(token)?.['exp']
  return typeof expiry === 'number' ? expiry * 1_000 : undefined
}

/** User id in a token; undefined for anything that is not a token or has none. */
export function toOwner(token: string): number | undefined {
  const owner = Number(claimsOf(token)?.['sub'])
  return Number.isSafeInteger(owner) ? owner : undefined
}

/** Whether a token is still valid at `now` (ms). */
export function isLive(token: string, now: number): boolean {
  return (toExpiry(token) ?? 0) > now
}
