import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A random secret for a link: 43 characters of base64url. Only its digest is stored. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * The digest under which a token is stored and looked up: SHA-256, 43 characters of base64url. Rows are found by
 * digest, so tokens are never compared.
 */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
