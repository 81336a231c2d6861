import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the parameters that every authenticator app supports: SHA-1, 6 digits, steps of 30 s. */
const STEP_MS = 30_000
const ISSUER = 'Emberwell'
/** Steps before and after the current one whose codes are accepted. */
const WINDOW = 1
/** Steps in the past whose codes are recognised as expired: ten minutes. */
const RECOGNISED = 20

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_MS / 1_000 })
}

/** A new random secret of 160 bits, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The `otpauth:` address of a secret, which apps read from a QR code. `email` names the account in the app. */
export function otpauthUrl(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/**
 * The step of a 6-digit code that is valid at `now` (ms); `old` for a code of the ten minutes before; undefined for any
 * other.
 */
export function stepOf(secret: string, code: string, now: number): number | 'old' | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: RECOGNISED })
  if (delta === null || delta > WINDOW) return undefined
  return delta < -WINDOW ? 'old' : Math.floor(now / STEP_MS) + delta
}

/** The latest step whose code is accepted at `now` (ms). */
export function latestStep(now: number): number {
  return Math.floor(now / STEP_MS) + WINDOW
}
