/** Second factor of an account: codes of an authenticator app (RFC 6238) and recovery codes (decision 0081). */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Done, Instant, text } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'

/** Number of recovery codes made at once. */
export const RECOVERY_CODES = 10
/** Longest code accepted, with spaces and hyphens. */
const CODE_MAX = 30

export const CODE_WRONG: Message = () =>
  t`This code isn’t right. Please enter the code that your app shows now, or one of your recovery codes.`
export const CODE_USED: Message = () => t`This code was already used. Please wait until your app shows a new one.`
export const CODE_OLD: Message = () =>
  t`This code has expired. Please enter the one that your app shows now. If it happens again, let your phone set its clock by itself.`
export const NOT_STARTED: Message = () => t`Please start again: this setup has ended.`
export const ALREADY_ON: Message = () => t`The second step is already on. To use another app, turn it off first.`
export const NOT_ON: Message = () => t`The second step is not on.`

/** A code as typed: six digits of the app, or a recovery code. Spaces, hyphens and case do not matter. */
export const Code = text(CODE_MAX)

/** Whether the second factor is on, since when, and how many recovery codes are unused. */
/** With `is_passkey_only`, no code of the app is asked for or accepted. */
const SecondFactor = z.object({
  is_on: z.boolean(),
  on_since: z.nullable(Instant),
  is_passkey_only: z.boolean(),
  recovery_codes_left: z.number(),
})

export const findSecondFactor = endpoint('GET /api/auth/second-factor/', 'member', { reply: z.object({ data: SecondFactor }) })

/** Makes a secret for an authenticator app. Nothing is asked at sign-in until `turnOnSecondFactor`. 409 when on. */
export const startSecondFactor = endpoint('POST /api/auth/second-factor/start/', 'member', {
  stepUp: true,
  /** `secret` in base32, and the same as an `otpauth:` address for a QR code. */
  reply: z.object({ data: z.object({ secret: z.string(), url: z.string() }) }),
})

const RecoveryCodes = z.object({ success: z.literal(true), message: z.string(), data: z.object({ recovery_codes: z.array(z.string()) }) })

/** Turns the second factor on with a code of the new secret. The recovery codes are sent only here. */
export const turnOnSecondFactor = endpoint('POST /api/auth/second-factor/on/', 'member', {
  records: 'second_step_on',
  stepUp: true,
  body: z.strictObject({ code: Code }),
  reply: RecoveryCodes,
})

/** Replaces the recovery codes. */
export const renewRecoveryCodes = endpoint('POST /api/auth/second-factor/recovery-codes/', 'member', {
  stepUp: true,
  records: 'recovery_renewed',
  reply: RecoveryCodes,
})

/** Turns the second factor off and removes the secret and the recovery codes. */
export const turnOffSecondFactor = endpoint('DELETE /api/auth/second-factor/', 'member', {
  stepUp: true,
  records: 'second_step_off',
  reply: Done,
})
