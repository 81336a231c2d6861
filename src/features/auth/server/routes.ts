import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { type Message, t } from '../../../kit/words.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import type { BackgroundTasks } from '../../../kit/server/background-tasks.ts'
import type { Limits } from '../../../kit/server/limits.ts'
import { type Email, queueEmail, queueEmailOnce } from '../../../kit/server/email-queue.ts'
import { newToken, tokenDigest } from '../../../kit/server/one-time-token.ts'
import { type Person, STEP_UP_MS } from '../../../kit/server/principal.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type AccountsVault, transact } from '../../../kit/server/vaults.ts'
import {
  EMAIL_TAKEN,
  endSession,
  forgotPassword,
  listSessions,
  login,
  LOGIN_FAILED,
  logout,
  PASSWORD_WRONG,
  reauth,
  refresh,
  RESET_LINK_DEAD,
  RESET_SENT,
  resetPassword,
  type SignedIn,
  signup,
} from '../contract.ts'
import { deviceName, deviceWords } from '../rules/device.ts'
import { addAccount, confirmAddress, emailDigest, findAccount, findPasswordHash, findPerson, setPassword } from './account-store.ts'
import { makeGuards } from './login-guard.ts'
import { DEVICE_COOKIE, DEVICE_KNOWN_S, knownDevice, withDevice } from './known-devices.ts'
import { sendConfirmLink } from './confirmation.ts'
import { lockedEmail, newDeviceEmail, passwordChangedEmail, resetEmail, signupTakenEmail, welcomeEmail } from './emails.ts'
import { hashPassword, isPassword, needsRehash } from './passwords.ts'
import { addOneTimeToken, hasOneTimeToken, removeOneTimeTokens, RESET_LIFE_MS, takeOneTimeToken } from './one-time-token-store.ts'
import { addSession, findSessions, makePeople, removeSession, removeSessions, stepUpSession, rotateSession } from './session-store.ts'
import type { Tokens } from './tokens.ts'

const DEVICE_SCOPE = { path: login.path, seconds: DEVICE_KNOWN_S }
const SESSION_OVER: Message = () => t`Your session has ended. Please sign in again.`

/** Dependencies of the account endpoints besides the vaults. */
export type AuthParts = {
  keys: Keys
  tokens: Tokens
  limits: Limits
  backgroundTasks: BackgroundTasks
  publicUrl: string
  /** Called after a sign-out, with the user and the session that has ended. */
  signedOut: (person: Person) => Promise<void>
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

/** Endpoints for sign-up, sign-in, sessions and password reset. */
export function authRoutes(
  serve: Serve,
  { keys, tokens, limits, backgroundTasks, publicUrl, signedOut, passwordReplaced }: AuthParts,
): void {
  const { login: guard, reauth: reauthGuard } = makeGuards(limits, keys)
  const forgotLink = `${publicUrl}/forgot-password`
  const forgotten = limits.counter('forgot-account', 3, 3_600)

  async function begin(accounts: AccountsVault, userId: number, userAgent: string, now: number): Promise<SignedIn> {
    const sessionId = await addSession(accounts, userId, deviceName(userAgent), now)
    const person = await findPerson(accounts, keys, userId)
    if (!person) throw new AppError('unauthenticated', SESSION_OVER())
    return {
      access: tokens.access({ userId, sessionId }, now),
      refresh: tokens.refresh({ userId, sessionId, generation: 1 }),
      user_id: userId,
      full_name: person.profile.full_name,
      user_type: person.userType,
    }
  }

  /** Emails an account's owner, once a day per `event`, and after the reply, so that its time reveals nothing. */
  function emailOwner(accounts: AccountsVault, userId: number, event: string, toEmail: (to: string) => Email, now: number): void {
    backgroundTasks.run(async () => {
      const person = await findPerson(accounts, keys, userId)
      if (!person) return
      const name = `${event} ${userId} ${localDateAt(now, person.timezone)}`
      await queueEmailOnce(accounts, keys, toEmail(person.profile.email), { name, owner: userId, now })
    })
  }

  serve(signup, async ({ accounts, body, now, userAgent, setCookie }) => {
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
    return begin(accounts, userId, userAgent, now)
  })

  serve(login, async ({ accounts, body, now, network, userAgent, cookie, setCookie }) => {
    const account = emailDigest(keys, body.email)
    const found = await findAccount(accounts, keys, body.email)
    const before = cookie(DEVICE_COOKIE)
    const device = found && knownDevice(keys, found, before, now)
    const isLastFree = await guard.take(account, network, device)
    const fits = await isPassword(body.password, found?.passwordHash).catch(async (error: unknown) => {
      await guard.undo(account, device)
      throw error
    })
    if (!fits || !found) {
      await guard.failed(account, network, device)
      if (isLastFree && found) emailOwner(accounts, found.id, 'locked', (to) => lockedEmail(to, forgotLink), now)
      throw new AppError('unauthenticated', LOGIN_FAILED())
    }
    await guard.succeeded(account, device)
    let { passwordHash } = found
    if (needsRehash(passwordHash)) {
      passwordHash = await hashPassword(body.password)
      await setPassword(accounts, found.id, passwordHash)
    }
    const name = deviceName(userAgent)
    if (!device) emailOwner(accounts, found.id, `new-device ${name}`, (to) => newDeviceEmail(to, deviceWords(name), forgotLink), now)
    if (!body.shared_device) setCookie(DEVICE_COOKIE, withDevice(keys, { id: found.id, passwordHash }, before, now), DEVICE_SCOPE)
    return begin(accounts, found.id, userAgent, now)
  })

  serve(refresh, async ({ accounts, body, now }) => {
    const claims = tokens.readRefresh(body.refresh)
    const generation = claims && (await rotateSession(accounts, claims, now))
    if (!claims || !generation) throw new AppError('unauthenticated', SESSION_OVER())
    return { access: tokens.access(claims, now), refresh: tokens.refresh({ ...claims, generation }) }
  })

  serve(logout, async ({ accounts, user }) => {
    await removeSession(accounts, user.id, user.sessionId)
    await signedOut(user)
    return done(t`You are signed out.`)
  })

  serve(reauth, async ({ accounts, user, body, now, network }) => {
    const session = String(user.sessionId)
    await reauthGuard.take(session, network)
    const passwordHash = await findPasswordHash(accounts, user.id)
    const fits = await isPassword(body.password, passwordHash).catch(async (error: unknown) => {
      await reauthGuard.undo(session)
      throw error
    })
    if (!fits) {
      await reauthGuard.failed(session, network)
      throw new AppError('invalid', { field: 'password', message: PASSWORD_WRONG() })
    }
    await reauthGuard.succeeded(session)
    await stepUpSession(accounts, user.id, user.sessionId, now)
    return { ...done(t`Thank you. You can go on for five minutes.`), expires_at: new Date(now + STEP_UP_MS).toISOString() }
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

  serve(endSession, async ({ accounts, user, params }) => {
    if (!(await removeSession(accounts, user.id, params.id))) throw new AppError('not_found', t`This session has already ended.`)
    return done(t`That device is signed out.`)
  })

  serve(forgotPassword, async ({ accounts, body, now }) => {
    backgroundTasks.run(async () => {
      const account = await findAccount(accounts, keys, body.email)
      if (!account || (await forgotten.add(String(account.id))) > forgotten.points) return
      const owner = await findPerson(accounts, keys, account.id)
      if (!owner) return
      const token = newToken()
      await transact(accounts, async (inside) => {
        await addOneTimeToken(inside, account.id, 'reset', tokenDigest(token), now + RESET_LIFE_MS)
        // To the account's stored address: the typed one may be a look-alike.
        const mail = resetEmail(owner.profile.email, `${publicUrl}/reset-password/${account.id}/${token}`)
        await queueEmail(inside, keys, mail, now, account.id, 'asked')
      })
    })
    return done(RESET_SENT())
  })

  serve(resetPassword, async ({ accounts, params, body, now }) => {
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
    await transact(accounts, async (inside) => {
      if (!(await takeOneTimeToken(inside, params.uid, 'reset', digest, now))) throw dead()
      await setPassword(inside, person.id, passwordHash)
      // The link was sent to this address, so opening it confirms the address.
      await confirmAddress(inside, keys, person.id, now)
      await removeOneTimeTokens(inside, person.id, ['email', 'confirm'])
      await removeSessions(inside, person.id)
      await queueEmail(inside, keys, passwordChangedEmail(person.profile.email, forgotLink), now, person.id)
    })
    await passwordReplaced(person, isTakenBack, now)
    return done(t`Your password is changed. Please sign in with the new one.`)
  })
}
