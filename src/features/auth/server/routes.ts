import { AppError } from '../../../kit/errors.ts'
import { t } from '../../../kit/words.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import type { BackgroundTasks } from '../../../kit/server/background-tasks.ts'
import type { Limits } from '../../../kit/server/limits.ts'
import { queueEmail } from '../../../kit/server/email-queue.ts'
import { newToken, tokenDigest } from '../../../kit/server/one-time-token.ts'
import type { Person } from '../../../kit/server/person.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { AccountsVault } from '../../../kit/server/vaults.ts'
import { removePasskeys } from '../../passkeys/server/store.ts'
import { endPasskeyOnly, removeFactor } from '../../second-factor/server/store.ts'
import {
  EMAIL_TAKEN,
  endSession,
  forgotPassword,
  listSessions,
  logout,
  refresh,
  RESET_LINK_DEAD,
  RESET_SENT,
  resetPassword,
  signup,
} from '../contract.ts'
import { deviceWords } from '../rules/device.ts'
import { addAccount, confirmAddress, findAccount, findPerson, setPassword } from './account-store.ts'
import { DEVICE_COOKIE, withDevice } from './known-devices.ts'
import { sendConfirmLink } from './confirmation.ts'
import { passwordChangedEmail, resetEmail, signupTakenEmail, welcomeEmail } from './emails.ts'
import { hashPassword } from './passwords.ts'
import { addOneTimeToken, hasOneTimeToken, removeOneTimeTokens, RESET_LIFE_MS, takeOneTimeToken } from './one-time-token-store.ts'
import { findSessions, makePeople, removeSession, removeSessions, rotateSession } from './session-store.ts'
import { DEVICE_SCOPE, SESSION_OVER, type SignIn } from './sign-in.ts'
import type { Tokens } from './tokens.ts'

/** Dependencies of the account endpoints besides the vaults. */
export type AuthParts = {
  keys: Keys
  tokens: Tokens
  limits: Limits
  backgroundTasks: BackgroundTasks
  publicUrl: string
  /** Called after a sign-out, with the user and the session that has ended. */
  signedOut: (person: Person, isSharedDevice: boolean) => Promise<void>
  /**
   * Ends other access to an account when its password is replaced. Not called inside a transaction. `isTakenBack`: the
   * address was never confirmed, so another person may have created everything before the reset.
   */
  passwordReplaced: (person: Person, isTakenBack: boolean, now: number) => Promise<void>
}

/** Returns a function that resolves a bearer token to its user, read from the database. It throws `unauthenticated`. */
export function makeIdentify(accounts: AccountsVault, keys: Keys, tokens: Tokens): (token: string, now: number) => Promise<Person> {
  const findSignedIn = makePeople(accounts, keys)
  return async (token, now) => {
    const claims = tokens.readAccess(token, now)
    const person = claims && (await findSignedIn(claims.userId, claims.sessionId, now))
    if (!person) throw new AppError('unauthenticated', SESSION_OVER())
    return person
  }
}

/** Endpoints for sign-up, sessions and password reset. */
export function authRoutes(
  serve: Serve,
  { keys, tokens, limits, backgroundTasks, publicUrl, signedOut, passwordReplaced }: AuthParts,
  { begin, emailOwner }: SignIn,
): void {
  const forgotLink = `${publicUrl}/forgot-password`
  const forgotten = limits.counter('forgot-account', 3, 3_600)

  serve(signup, async ({ accounts, security, body, now, userAgent, setCookie }) => {
    const passwordHash = await hashPassword(body.password)
    const profile = { full_name: body.full_name, email: body.email, pronouns: '' }
    const userId = await addAccount(accounts, keys, {
      userType: 'woman',
      passwordHash,
      timezone: body.timezone ?? 'UTC',
      profile,
      now,
    })
    if (!userId) {
      const owner = await findAccount(accounts, keys, body.email)
      if (owner) emailOwner(accounts, owner.id, 'signup-taken', (to) => signupTakenEmail(to, forgotLink), now)
      throw new AppError('invalid', { field: 'email', message: EMAIL_TAKEN() })
    }
    const welcomed = { userId, email: body.email, publicUrl, now }
    backgroundTasks.run(async () => void (await sendConfirmLink(accounts, keys, welcomed, welcomeEmail)))
    setCookie(DEVICE_COOKIE, withDevice(keys, { id: userId, passwordHash }, undefined, now), DEVICE_SCOPE)
    return begin({ accounts, security, userAgent, now }, userId, 'account_created')
  })

  serve(refresh, async ({ accounts, body, now }) => {
    const claims = tokens.readRefresh(body.refresh)
    const generation = claims && (await rotateSession(accounts, claims, now))
    if (!claims || !generation) throw new AppError('unauthenticated', SESSION_OVER())
    return { access: tokens.access(claims, now), refresh: tokens.refresh({ ...claims, generation }) }
  })

  serve(logout, async ({ accounts, security, user, body, now, userAgent }) => {
    await security.within(accounts, { kind: 'signed_out', userId: user.id, key: user.key, userAgent, now }, (inside) =>
      removeSession(inside, user.id, user.sessionId),
    )
    await signedOut(user, body.shared_device === true)
    return done(t`You are signed out.`)
  })

  serve(listSessions, async ({ accounts, user, now }) => {
    const sessions = await findSessions(accounts, user.id, now)
    return {
      data: sessions.map(({ id, device, created_at, last_used_at }) => ({
        id,
        device: deviceWords(device),
        created_at: new Date(created_at).toISOString(),
        last_used_at: new Date(last_used_at).toISOString(),
        current: id === user.sessionId,
      })),
    }
  })

  serve(endSession, async ({ accounts, security, user, params, now, userAgent }) => {
    const ended = (await findSessions(accounts, user.id, now)).find(({ id }) => id === params.id)?.device
    const event = { kind: 'session_ended', userId: user.id, key: user.key, userAgent, now, ...(ended && { ended }) } as const
    await security.within(accounts, event, async (inside) => {
      if (!(await removeSession(inside, user.id, params.id))) throw new AppError('not_found', t`This session has already ended.`)
    })
    return done(t`That device is signed out.`)
  })

  serve(forgotPassword, async ({ accounts, security, body, now }) => {
    backgroundTasks.run(async () => {
      const account = await findAccount(accounts, keys, body.email)
      if (!account) return security.tell('reset_asked', undefined)
      if ((await forgotten.add(String(account.id))) > forgotten.points) return
      const owner = await findPerson(accounts, keys, account.id)
      if (!owner) return
      const token = newToken()
      await security.within(accounts, { kind: 'reset_asked', userId: account.id, now }, async (inside) => {
        await addOneTimeToken(inside, account.id, 'reset', tokenDigest(token), now + RESET_LIFE_MS)
        // To the account's stored address: the typed one may be a look-alike.
        const mail = resetEmail(owner.profile.email, `${publicUrl}/reset-password/${account.id}/${token}`)
        await queueEmail(inside, keys, mail, now, account.id, 'asked')
      })
    })
    return done(RESET_SENT())
  })

  serve(resetPassword, async ({ accounts, security, params, body, now, userAgent }) => {
    const digest = tokenDigest(params.token)
    const dead = () => new AppError('invalid', RESET_LINK_DEAD())
    // Checked before the expensive hash, so that invalid links cannot fill its queue.
    if (!(await hasOneTimeToken(accounts, params.uid, 'reset', digest, now))) throw dead()
    const person = await findPerson(accounts, keys, params.uid)
    if (!person) throw dead()
    const isTakenBack = person.emailConfirmedAt === null
    const passwordHash = await hashPassword(body.new_password)
    // Before the link is consumed, so that it still works if the server stops in between; and again after the sessions
    // have ended, for anything that a signed-in intruder created meanwhile.
    await passwordReplaced(person, isTakenBack, now)
    await security.within(accounts, { kind: 'password_reset', userId: person.id, key: person.key, userAgent, now }, async (inside) => {
      if (!(await takeOneTimeToken(inside, params.uid, 'reset', digest, now))) throw dead()
      await setPassword(inside, person.id, passwordHash)
      // The link was sent to this address, so opening it confirms the address.
      await confirmAddress(inside, keys, person.id, now)
      await removeOneTimeTokens(inside, person.id, ['email', 'confirm'])
      await removeSessions(inside, person.id)
      // Otherwise a stranger who created the account with her address would lock her out.
      if (isTakenBack) {
        await removeFactor(inside, person.id)
        await removePasskeys(inside, person.id)
        await endPasskeyOnly(inside, person.id)
      }
      await queueEmail(inside, keys, passwordChangedEmail(person.profile.email, forgotLink), now, person.id)
    })
    await passwordReplaced(person, isTakenBack, now)
    return done(t`Your password is changed. Please sign in with the new one.`)
  })
}
