import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../../kit/errors.ts'
import { t } from '../../../kit/words.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import type { Later } from '../../../kit/server/later.ts'
import type { Limits } from '../../../kit/server/limits.ts'
import { queueMail } from '../../../kit/server/mail.ts'
import { type Person, STEP_UP_MS } from '../../../kit/server/people.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { transact, type Vault } from '../../../kit/server/vaults.ts'
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
import { removeLinks } from './change-store.ts'
import { makeGuards } from './login-guard.ts'
import { resetMail } from './mails.ts'
import { hashPassword, isPassword, needsRehash } from './passwords.ts'
import * as store from './store.ts'
import type { Tokens } from './tokens.ts'

const RESET_LIFE_MS = 3_600_000
const SESSION_OVER = t`Your session has ended. Please sign in again.`

/** What the rooms of an account need beside the vaults. */
export type AuthParts = {
  keys: Keys
  tokens: Tokens
  limits: Limits
  later: Later
  publicUrl: string
  /** Told when somebody has signed out, with the session that is over. */
  signedOut: (person: Person) => Promise<void>
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Turns a bearer token into the person it belongs to, from the database; throws `unauthenticated`. */
export function makeIdentify(accounts: Vault<'accounts'>, keys: Keys, tokens: Tokens): (token: string, now: number) => Promise<Person> {
  const findPerson = store.makePeople(accounts, keys)
  return async (token, now) => {
    const claims = tokens.readAccess(token, now)
    const person = claims && (await findPerson(claims.userId, claims.sessionId, now))
    if (!person) throw new AppError('unauthenticated', SESSION_OVER)
    return person
  }
}

export function authRoutes(serve: Serve, { keys, tokens, limits, later, publicUrl, signedOut }: AuthParts): void {
  const { login: guard, reauth: reauthGuard } = makeGuards(limits)
  const forgotten = limits.counter('forgot-account', 3, 3_600)

  async function begin(accounts: Vault<'accounts'>, userId: number, userAgent: string, now: number): Promise<SignedIn> {
    const sessionId = await store.addSession(accounts, userId, deviceName(userAgent), now)
    const person = await store.findPerson(accounts, keys, userId)
    if (!person) throw new AppError('unauthenticated', SESSION_OVER)
    return {
      access: tokens.access({ userId, sessionId }, now),
      refresh: tokens.refresh({ userId, sessionId, generation: 1 }),
      user_id: userId,
      full_name: person.profile.full_name,
      user_type: person.userType,
    }
  }

  serve(signup, async ({ accounts, body, now, userAgent }) => {
    const passwordHash = await hashPassword(body.password)
    const profile = { full_name: body.full_name, email: body.email, pronouns: '' }
    const userId = await store.addAccount(accounts, keys, {
      userType: 'woman',
      passwordHash,
      timezone: body.timezone ?? 'UTC',
      profile,
      now,
    })
    if (!userId) throw new AppError('invalid', EMAIL_TAKEN, { email: [EMAIL_TAKEN] })
    return begin(accounts, userId, userAgent, now)
  })

  serve(login, async ({ accounts, body, now, origin, userAgent }) => {
    const account = keys.blind('login-account', body.email.trim().toLowerCase())
    const from = keys.blind('login-origin', origin)
    await guard.check(account, from)
    const found = await store.findAccount(accounts, keys, body.email)
    if (!(await isPassword(body.password, found?.passwordHash)) || !found) {
      await guard.failed(account, from)
      throw new AppError('unauthenticated', LOGIN_FAILED)
    }
    await guard.succeeded(account, from)
    if (needsRehash(found.passwordHash)) await store.setPassword(accounts, found.id, await hashPassword(body.password))
    return begin(accounts, found.id, userAgent, now)
  })

  serve(refresh, async ({ accounts, body, now }) => {
    const claims = tokens.readRefresh(body.refresh)
    const generation = claims && (await store.turnSession(accounts, claims, now))
    if (!claims || !generation) throw new AppError('unauthenticated', SESSION_OVER)
    return { access: tokens.access(claims, now), refresh: tokens.refresh({ ...claims, generation }) }
  })

  serve(logout, async ({ accounts, user }) => {
    await store.removeSession(accounts, user.id, user.sessionId)
    await signedOut(user)
    return done(t`You are signed out.`)
  })

  serve(reauth, async ({ accounts, user, body, now, origin }) => {
    const from = keys.blind('login-origin', origin)
    await reauthGuard.check(String(user.sessionId), from)
    if (!(await isPassword(body.password, await store.findPasswordHash(accounts, user.id)))) {
      await reauthGuard.failed(String(user.sessionId), from)
      throw new AppError('invalid', PASSWORD_WRONG, { password: [PASSWORD_WRONG] })
    }
    await reauthGuard.succeeded(String(user.sessionId))
    await store.stepUpSession(accounts, user.id, user.sessionId, now)
    return { ...done(t`Thank you. You can go on for five minutes.`), expires_at: new Date(now + STEP_UP_MS).toISOString() }
  })

  serve(listSessions, async ({ accounts, user, now }) => {
    const sessions = await store.findSessions(accounts, user.id, now)
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
    if (!(await store.removeSession(accounts, user.id, params.id))) throw new AppError('not_found', t`This session has already ended.`)
    return done(t`That device is signed out.`)
  })

  serve(forgotPassword, async ({ accounts, body, now }) => {
    later.run(async () => {
      const account = await store.findAccount(accounts, keys, body.email)
      if (!account || (await forgotten.add(String(account.id))) > forgotten.points) return
      const token = randomBytes(32).toString('base64url')
      await transact(accounts, async (inside) => {
        await store.addOneTimeToken(inside, account.id, 'reset', digestOf(token), now + RESET_LIFE_MS)
        await queueMail(inside, keys, resetMail(body.email, `${publicUrl}/reset-password/${account.id}/${token}`), now, account.id)
      })
    })
    return done(RESET_SENT)
  })

  serve(resetPassword, async ({ accounts, params, body, now }) => {
    const passwordHash = await hashPassword(body.new_password)
    await transact(accounts, async (inside) => {
      if (!(await store.takeOneTimeToken(inside, params.uid, 'reset', digestOf(params.token), now)))
        throw new AppError('invalid', RESET_LINK_DEAD)
      await store.setPassword(inside, params.uid, passwordHash)
      await removeLinks(inside, params.uid, ['email'])
      await store.removeSessions(inside, params.uid)
    })
    return done(t`Your password is changed. Please sign in with the new one.`)
  })
}
