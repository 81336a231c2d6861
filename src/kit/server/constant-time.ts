import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether two secrets are equal, in a time that does not depend on where they differ. Digests are compared, so their
 * lengths may differ.
 */
export function isEqualInConstantTime(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
