/** Accounts: sign-up, sign-in, refresh, sign-out, step-up, password reset, and the user's sessions. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { TimeZone } from '../../kit/local-date.ts'
import { Done, Email, Id, Instant, NewEmail, PathId, text, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'
import { PasskeyAnswer, PasskeyOptions } from '../passkeys/contract.ts'
import { Code } from '../second-factor/contract.ts'

/** Length of a password in characters (docs/product.md, Passwords). */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

export const PASSWORDS_DIFFER: Message = () => t`Passwords do not match`
export const PASSWORD_TOO_SHORT: Message = () => t`Password must be at least 8 characters long`
export const LOGIN_FAILED: Message = () => t`Login failed. Please try again.`
export const EMAIL_TAKEN: Message = () => t`An account with this email already exists. Please sign in instead.`
export const GIVE_CODE: Message = () => t`One more step: please enter the 6-digit code from your app, or a recovery code.`
export const GIVE_PASSKEY: Message = () => t`This account is opened with a passkey. Please use it, or enter a recovery code.`
export const TICKET_DEAD: Message = () => t`This sign-in took too long or had too many wrong codes. Please enter your password again.`
export const PASSWORD_WRONG: Message = () => t`This is not your password. Please try again.`
export const RESET_SENT: Message = () => t`If an account belongs to this address, we have sent a link to it. It works for one hour.`
export const RESET_LINK_DEAD: Message = () => t`This link has expired or was already used. Please ask for a new one.`

export const EMAIL_LINK_SENT: Message = () => t`If this address can be yours here, we have sent a link to it. It works for one hour.`
export const EMAIL_LINK_DEAD: Message = () => t`This link has expired or was already used. Please ask for a new one in your settings.`
export const EMAIL_IS_YOURS: Message = () => t`This is already your address`
export const EMAIL_CHANGED: Message = () =>
  t`Your email address is changed. Sign in with it from now on. Your other devices are signed out.`
export const EMAIL_CONFIRMED: Message = () => t`Your email address is confirmed.`
export const CONFIRMATION_SENT: Message = () => t`We have sent you a new link. It works for seven days.`
export const EMAIL_CONFIRMED_BEFORE: Message = () => t`Your email address is confirmed already.`
export const EMAIL_REFUSED: Message = () =>
  t`We cannot write to this address. Either it got many messages today, or its owner asked us to send none.`
export const EMAIL_REFUSED_CODE: Message = () => t`We will not write to you any more.`
export const EMAIL_ACCEPTED_CODE: Message = () => t`We may write to you again.`
export const REFUSAL_LINK_DEAD: Message = () => t`This link is not complete. Please open the link in our email once more.`
export const PASSWORD_CHANGED: Message = () => t`Your password is changed. Your other devices are signed out.`

/** The two kinds of account. A missing type is shown as woman and grants no access (docs/product.md, section 1). */
export const UserType = z.enum(['woman', 'partner'])
export type UserType = z.infer<typeof UserType>

/** A new password: 8 to 128 characters, no other requirement. */
export const NewPassword = text(PASSWORD_MAX).check(z.minLength(PASSWORD_MIN, { error: PASSWORD_TOO_SHORT }))

/** Reply of login and signup, stored by the web app. `access` lives 15 minutes, `refresh` 30 idle days. */
export const SignedIn = z.object({
  access: z.string(),
  refresh: z.string(),
  user_id: Id,
  full_name: z.string(),
  user_type: UserType,
})
export type SignedIn = z.infer<typeof SignedIn>

/** Creates an account of the kind `woman` and signs it in. A taken address is a 400 on `email`. */
export const signup = endpoint('POST /api/auth/signup/', 'public', {
  limit: 'signup',
  status: 201,
  body: z
    .strictObject({
      full_name: words(120, () => t`Please tell us your name`),
      email: NewEmail,
      password: NewPassword,
      confirm_password: text(PASSWORD_MAX),
      timezone: z.optional(TimeZone),
    })
    .check(z.refine((body) => body.password === body.confirm_password, { error: PASSWORDS_DIFFER, path: ['confirm_password'] })),
  reply: SignedIn,
})

/**
 * Signs in. An unknown address and a wrong password get the same 401 in the same time. After the right password of an
 * account with a second factor, or with passkeys only: 403 `second_step_required` with `details.ticket` for
 * `secondStep`, and `code` or `passkey` as `details.way`.
 */
export const login = endpoint('POST /api/auth/login/', 'public', {
  limit: 'login',
  /** On a `shared_device` no known-device cookie is set. */
  body: z.strictObject({
    email: text(254),
    password: text(PASSWORD_MAX),
    shared_device: z.optional(z.boolean({ error: () => t`Please give true or false` })),
  }),
  reply: SignedIn,
})

/**
 * Completes a sign-in with a code. The ticket works once, for ten minutes and five codes; then 401. A code that is not
 * accepted is a 400 on `code`.
 */
export const secondStep = endpoint('POST /api/auth/login/second-step/', 'public', {
  limit: 'login',
  body: z.strictObject({
    ticket: text(100),
    code: Code,
    shared_device: z.optional(z.boolean({ error: () => t`Please give true or false` })),
  }),
  reply: SignedIn,
})

/** What the browser is asked for `passkeyLogin`. The reply is of the same kind for everyone. */
export const startPasskeyLogin = endpoint('POST /api/auth/login/passkey/start/', 'public', { limit: 'login', reply: PasskeyOptions })

/** Signs in with a passkey, without a password or code. */
export const passkeyLogin = endpoint('POST /api/auth/login/passkey/', 'public', {
  limit: 'login',
  body: z.strictObject({
    credential: PasskeyAnswer,
    shared_device: z.optional(z.boolean({ error: () => t`Please give true or false` })),
  }),
  reply: z.extend(SignedIn, { email: z.string() }),
})

export { refresh } from './rules/refresh.ts'

/** Ends this session. On a `shared_device` it ends her share links as well (decision 0072). */
export const logout = endpoint('POST /api/auth/logout/', 'member', {
  body: z.strictObject({ shared_device: z.optional(z.boolean({ error: () => t`Please give true or false` })) }),
  reply: Done,
  emptiesBrowser: true,
})

const SteppedUp = z.object({ success: z.literal(true), message: z.string(), expires_at: Instant })

/**
 * Steps this session up for five minutes (docs/product.md, Changing email and password). A wrong password is a 400: the
 * session stays valid. With a second factor it needs a code as well: without one, 403 `second_step_required`.
 */
export const reauth = endpoint('POST /api/auth/reauth/', 'member', {
  limit: 'login',
  body: z.strictObject({ password: text(PASSWORD_MAX), code: z.optional(Code) }),
  reply: SteppedUp,
})

/** What the browser is asked for `passkeyReauth`. */
export const startPasskeyReauth = endpoint('POST /api/auth/reauth/passkey/start/', 'member', { limit: 'login', reply: PasskeyOptions })

/** Steps this session up with a passkey of the account. */
export const passkeyReauth = endpoint('POST /api/auth/reauth/passkey/', 'member', {
  limit: 'login',
  body: z.strictObject({ credential: PasskeyAnswer }),
  reply: SteppedUp,
})

/** Reply and response time do not depend on whether the address has an account. */
export const forgotPassword = endpoint('POST /api/auth/forgot-password/', 'public', {
  limit: 'forgot',
  body: z.strictObject({ email: Email }),
  reply: Done,
})

/** Sets a new password with an emailed link; every session ends. */
export const resetPassword = endpoint('POST /api/auth/reset-password/:uid/:token/', 'public', {
  limit: 'token',
  params: { uid: PathId, token: text(100) },
  body: z
    .strictObject({ new_password: NewPassword, confirm_password: text(PASSWORD_MAX) })
    .check(z.refine((body) => body.new_password === body.confirm_password, { error: PASSWORDS_DIFFER, path: ['confirm_password'] })),
  reply: Done,
})

/** One signed-in device. `device` is a short name such as "Firefox on Android"; no IP address is stored. */
export const Session = z.object({ id: Id, device: z.string(), created_at: Instant, last_used_at: Instant, current: z.boolean() })
export type Session = z.infer<typeof Session>

/** Sessions of the account, last used first. */
export const listSessions = endpoint('GET /api/auth/sessions/', 'member', { reply: z.object({ data: z.array(Session) }) })

/** Ends a session of the account; 404 if it does not exist. */
export const endSession = endpoint('DELETE /api/auth/sessions/:id/', 'member', { params: { id: PathId }, reply: Done })

/** Changes the password while signed in; needs step-up. Every other session of the account ends. */
export const changePassword = endpoint('POST /api/auth/password/change/', 'member', {
  stepUp: true,
  body: z
    .strictObject({ new_password: NewPassword, confirm_password: text(PASSWORD_MAX) })
    .check(z.refine((body) => body.new_password === body.confirm_password, { error: PASSWORDS_DIFFER, path: ['confirm_password'] })),
  reply: Done,
})

/**
 * Sends a link to the new address; nothing changes until it is opened. The reply does not depend on whether the address
 * has an account.
 */
export const changeEmail = endpoint('POST /api/settings/email/change/', 'member', {
  stepUp: true,
  body: z.strictObject({ email: NewEmail }),
  reply: Done,
})

/** Sends the link that confirms the account's address again. */
export const sendConfirmation = endpoint('POST /api/settings/email/send-confirmation/', 'member', { reply: Done })

/**
 * Confirms the account's address, or completes a change of address, depending on the link. It may be opened on any
 * device, so no sign-in is needed.
 */
export const confirmEmail = endpoint('POST /api/settings/email/confirm/:uid/:token/', 'public', {
  limit: 'token',
  params: { uid: PathId, token: text(100) },
  reply: Done,
})

/**
 * Refuses all email to an address except links for a new password, or allows it again. The link is in every email that
 * the recipient may not expect.
 */
export const refuseEmail = endpoint('POST /api/email/refusal/:recipient/:token/', 'public', {
  limit: 'token',
  params: { recipient: text(43), token: text(43) },
  body: z.strictObject({ refused: z.boolean({ error: () => t`Please give true or false` }) }),
  reply: Done,
})
