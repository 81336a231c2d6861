import { isStoreDown } from './embedded-errors.ts'
import { isPostgresDown } from './vaults-postgres-errors.ts'

/**
 * Whether an error of either engine means that the store is temporarily unavailable, although the call may be valid.
 */
export function isStoreUnavailable(error: unknown): boolean {
  return isStoreDown(error) || isPostgresDown(error)
}
