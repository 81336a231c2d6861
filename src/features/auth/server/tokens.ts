import { createHmac } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import { isEqualInConstantTime } from '../../../kit/server/constant-time.ts'
import type { Keys } from '../../../kit/server/keys.ts'

/** Lifetimes in ms (docs/product.md, Sign-in and sessions). */
export const ACCESS_LIFE_MS = 15 * 60_000
export const SESSION_IDLE_MS = 30 * 86_400_000
/** Longest time from the sign-in to the end of a session, however often it is used. */
export const SESSION_MAX_MS = 365 * 86_400_000

const ISSUER = 'emberwell'
const AUDIENCE = 'emberwell-api'
const TYPE = 'at+jwt'
const VERIFIED_CACHE_MAX = 5_000

/** The session that a token identifies. */
export type TokenClaims = { userId: number; sessionId: number }
export type RefreshClaims = TokenClaims & { generation: number }

/**
 * Creates and verifies both kinds of token. Access tokens are JWTs with all parameters pinned (RFC 8725); refresh
 * tokens contain a generation under an HMAC.
 */
export type Tokens = {
  access(claims: TokenClaims, now: number): string
  /** The claims; undefined when the token is not ours, altered, of another type or expired. */
  readAccess(token: string, now: number): TokenClaims | undefined
  refresh(claims: RefreshClaims): string
  readRefresh(token: string): RefreshClaims | undefined
}

function toPositiveInteger(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Creates the token functions with the keys derived from the master key. */
export function makeTokens(keys: Keys): Tokens {
  const key = keys.tokens.export()
  const verify = createVerifier({
    key,
    algorithms: ['HS256'],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    checkTyp: TYPE,
    requiredClaims: ['iss', 'aud', 'sub', 'sid', 'iat', 'exp'],
    // Expiry is checked below against the server's clock, because the verifier caches tokens.
    ignoreExpiration: true,
    cache: VERIFIED_CACHE_MAX,
  })
  const sign = createSigner({ key, algorithm: 'HS256', header: { alg: 'HS256', typ: TYPE } })
  const mac = (text: string) => createHmac('sha256', key).update(`refresh|${text}`).digest('base64url')

  return {
    access: ({ userId, sessionId }, now) => {
      const iat = Math.floor(now / 1000)
      return sign({ iss: ISSUER, aud: AUDIENCE, sub: String(userId), sid: String(sessionId), iat, exp: iat + ACCESS_LIFE_MS / 1000 })
    },
    readAccess: (token, now) => {
      let claims: { sub?: unknown; sid?: unknown; exp?: unknown; iat?: unknown }
      try {
        claims = verify(token) as typeof claims
      } catch {
        return undefined
      }
      const userId = toPositiveInteger(claims.sub)
      const sessionId = toPositiveInteger(claims.sid)
      const seconds = now / 1000
      const inTime = typeof claims.exp === 'number' && typeof claims.iat === 'number' && claims.exp > seconds && claims.iat <= seconds + 60
      return userId && sessionId && inTime ? { userId, sessionId } : undefined
    },
    refresh: ({ userId, sessionId, generation }) => {
      const text = [userId, sessionId, generation].map((part) => part.toString(36)).join('.')
      return `${text}.${mac(text)}`
    },
    readRefresh: (token) => {
      const cut = token.lastIndexOf('.')
      const text = token.slice(0, cut)
      if (cut < 0 || !isEqualInConstantTime(token.slice(cut + 1), mac(text))) return undefined
      const [userId, sessionId, generation] = text.split('.').map((part) => Number.parseInt(part, 36))
      return userId && sessionId && generation ? { userId, sessionId, generation } : undefined
    },
  }
}
