/** Accounts: signing up, in and out, refreshing, giving the password again, resetting a forgotten one, and the list of one's own sessions. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { TimeZone } from '../../kit/local-date.ts'
import { Done, Email, Id, Instant, PathId, text, words } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'

/** Characters, as spec §5 and product.md §2 state them. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

export const PASSWORDS_DIFFER = t`Passwords do not match`
export const PASSWORD_TOO_SHORT = t`Password must be at least 8 characters long`
export const LOGIN_FAILED = t`Login failed. Please try again.`
export const SIGNUP_FAILED = t`Signup failed. Please try again.`
export const EMAIL_TAKEN = t`An account with this email already exists. Please sign in instead.`
export const PASSWORD_WRONG = t`This is not your password. Please try again.`
export const RESET_SENT = t`If an account belongs to this address, we have sent a link to it. It works for one hour.`
export const RESET_LINK_DEAD = t`This link has expired or was used before. Please ask for a new one.`

export const EMAIL_LINK_SENT = t`If this address can be yours here, we have sent a link to it. It works for one hour.`
export const EMAIL_LINK_DEAD = t`This link has expired or was used before. Please ask for a new one in your settings.`
export const EMAIL_IS_YOURS = t`This is your address already`
export const EMAIL_CHANGED = t`Your email address is changed.`
export const PASSWORD_CHANGED = t`Your password is changed. Your other devices are signed out.`

/** Both kinds of account; a missing type draws as woman and opens nothing (product.md §1.2). */
export const UserType = z.enum(['woman', 'partner'])
export type UserType = z.infer<typeof UserType>

/** A new password: 8 to 128 characters, nothing more is asked. */
export const NewPassword = text(PASSWORD_MAX).check(z.minLength(PASSWORD_MIN, { error: PASSWORD_TOO_SHORT }))

/** What login and signup answer, and the web keeps. `access` lives 15 minutes, `refresh` 30 idle days. */
export const SignedIn = z.object({
  access: z.string(),
  refresh: z.string(),
  user_id: Id,
  full_name: z.string(),
  user_type: UserType,
})
export type SignedIn = z.infer<typeof SignedIn>

export const signup = endpoint({
  method: 'POST',
  path: '/api/auth/signup/',
  access: 'public',
  limit: 'signup',
  status: 201,
  body: z
    .strictObject({
      full_name: words(120, t`Please tell us your name`),
      email: Email,
      password: NewPassword,
      confirm_password: text(PASSWORD_MAX),
      timezone: z.optional(TimeZone),
    })
    .check(z.refine((body) => body.password === body.confirm_password, { error: PASSWORDS_DIFFER, path: ['confirm_password'] })),
  reply: SignedIn,
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login/',
  access: 'public',
  limit: 'login',
  body: z.strictObject({ email: text(254), password: text(PASSWORD_MAX) }),
  reply: SignedIn,
})

export { refresh } from './rules/refresh.ts'

export const logout = endpoint({ method: 'POST', path: '/api/auth/logout/', access: 'member', reply: Done, emptiesBrowser: true })

/** Steps this session up for five minutes (product.md §5). A wrong password is a 400: the session itself stays good. */
export const reauth = endpoint({
  method: 'POST',
  path: '/api/auth/reauth/',
  access: 'member',
  limit: 'login',
  body: z.strictObject({ password: text(PASSWORD_MAX) }),
  reply: z.object({ success: z.literal(true), message: z.string(), expires_at: Instant }),
})

/** Answers the same words in the same time whether the address is known or not. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password/',
  access: 'public',
  limit: 'forgot',
  body: z.strictObject({ email: Email }),
  reply: Done,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/:uid/:token/',
  access: 'public',
  limit: 'token',
  params: { uid: PathId, token: text(100) },
  body: z
    .strictObject({ new_password: NewPassword, confirm_password: text(PASSWORD_MAX) })
    .check(z.refine((body) => body.new_password === body.confirm_password, { error: PASSWORDS_DIFFER, path: ['confirm_password'] })),
  reply: Done,
})

/** One signed-in device. `device` is a short name such as "Firefox on Android"; no address is kept. */
export const Session = z.object({ id: Id, device: z.string(), created_at: Instant, last_used_at: Instant, current: z.boolean() })
export type Session = z.infer<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions/',
  access: 'member',
  reply: z.object({ data: z.array(Session) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id/',
  access: 'member',
  params: { id: PathId },
  reply: Done,
})

/** From inside, with the password given again. Every other session of the account ends. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/change/',
  access: 'member',
  stepUp: true,
  body: z
    .strictObject({ new_password: NewPassword, confirm_password: text(PASSWORD_MAX) })
    .check(z.refine((body) => body.new_password === body.confirm_password, { error: PASSWORDS_DIFFER, path: ['confirm_password'] })),
  reply: Done,
})

/** Sends a link to the new address; nothing changes before it is opened. Answers the same words whether the address is taken or free. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/settings/email/change/',
  access: 'member',
  stepUp: true,
  body: z.strictObject({ email: Email }),
  reply: Done,
})

/** Makes the new address hers. The link may be opened on any device, so nobody needs to be signed in. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/settings/email/confirm/:uid/:token/',
  access: 'public',
  limit: 'token',
  params: { uid: PathId, token: text(100) },
  reply: Done,
})
