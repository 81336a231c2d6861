import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app with this secret shows at `at` (ms). */
export function codeAt(secret: string, at: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at })
}
