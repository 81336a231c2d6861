import { AppError, type Details } from '../../../kit/errors.ts'
import type { Network } from '../../../kit/server/networks.ts'
import { type Person, STEP_UP_MS } from '../../../kit/server/person.ts'
import type { SecurityLog } from '../../../kit/server/security-log.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type AccountsVault, transact } from '../../../kit/server/vaults.ts'
import { t } from '../../../kit/words.ts'
import { codeProblem } from '../../second-factor/rules/code-problem.ts'
import { findFurtherStep, takeCode } from '../../second-factor/server/store.ts'
import { GIVE_CODE, GIVE_PASSKEY, login, LOGIN_FAILED, PASSWORD_WRONG, reauth, secondStep, TICKET_DEAD } from '../contract.ts'
import { emailDigest, findAccount, findPasswordHash, findPerson, setPassword } from './account-store.ts'
import { codesFailedEmail, lockedEmail, recoveryCodeEmail } from './emails.ts'
import { DEVICE_COOKIE, knownDevice } from './known-devices.ts'
import { makeGuards } from './login-guard.ts'
import { addTicket, countAttempt, findTicket, takeTicket } from './login-ticket-store.ts'
import { hashPassword, isPassword, needsRehash } from './passwords.ts'
import type { AuthParts } from './routes.ts'
import { stepUpSession } from './session-store.ts'
import type { SignIn } from './sign-in.ts'

/** Asks for what is needed after the right password. */
function stepRequired(way: 'code' | 'passkey', details: Details = {}): AppError {
  const words = way === 'code' ? GIVE_CODE() : GIVE_PASSKEY()
  return new AppError('second_step_required', words, { ...details, way: [way] })
}

/** Endpoints that check a password or a code: sign-in, its second step, and step-up. */
export function loginRoutes(serve: Serve, { keys, limits, publicUrl, backgroundTasks }: AuthParts, { enter, emailOwner }: SignIn): void {
  const guards = makeGuards(limits, keys)
  const forgotLink = `${publicUrl}/forgot-password`

  /**
   * Uses a code of the account, limited per account and `device`. `isStill` runs in the same transaction and may throw,
   * which leaves the code unused. Throws AppError for a code that is not accepted.
   */
  async function useCode(
    accounts: AccountsVault,
    person: Person,
    typed: string,
    { network, device, security, now }: { network: Network; device: string | undefined; security: SecurityLog; now: number },
    isStill: (inside: AccountsVault) => Promise<void> = async () => {},
  ): Promise<void> {
    const account = keys.blind('code-account', String(person.id))
    const isLastFree = await guards.code.take(account, network, device)
    const result = await transact(accounts, async (inside) => {
      const taken = await takeCode(inside, keys, person, typed, now)
      if (!codeProblem(taken)) await isStill(inside)
      return taken
    }).catch(async (error: unknown) => {
      await guards.code.undo(account, device)
      throw error
    })
    const problem = codeProblem(result)
    if (problem) {
      await guards.code.failed(account, network, device)
      await security.note({ kind: 'code_failed', userId: person.id, now })
      if (isLastFree) emailOwner(accounts, person.id, 'codes-failed', (to) => codesFailedEmail(to, forgotLink), now)
      throw new AppError('invalid', { field: 'code', message: problem })
    }
    await guards.code.succeeded(account, device)
    if (result === 'recovery') emailOwner(accounts, person.id, `recovery ${now}`, (to) => recoveryCodeEmail(to, forgotLink), now)
  }

  serve(login, async (context) => {
    const { accounts, security, body, now, network, cookie } = context
    const account = emailDigest(keys, body.email)
    const found = await findAccount(accounts, keys, body.email)
    const device = found && knownDevice(keys, found, cookie(DEVICE_COOKIE), now)
    const isLastFree = await guards.login.take(account, network, device).catch((error: unknown) => {
      security.tell('sign_in_paused', found?.id)
      throw error
    })
    const fits = await isPassword(body.password, found?.passwordHash).catch(async (error: unknown) => {
      await guards.login.undo(account, device)
      throw error
    })
    if (!fits || !found) {
      await guards.login.failed(account, network, device)
      // After the reply, and for an unknown address as well, so that the time reveals nothing.
      backgroundTasks.run(async () => {
        await security.note({ kind: 'sign_in_failed', userId: found?.id, now })
        if (isLastFree) await security.note({ kind: 'locked_out', userId: found?.id, now })
      })
      if (isLastFree && found) emailOwner(accounts, found.id, 'locked', (to) => lockedEmail(to, forgotLink), now)
      throw new AppError('unauthenticated', LOGIN_FAILED())
    }
    await guards.login.succeeded(account, device)
    let { passwordHash } = found
    if (needsRehash(passwordHash)) {
      passwordHash = await hashPassword(body.password)
      await setPassword(accounts, found.id, passwordHash)
    }
    const way = await findFurtherStep(accounts, found.id)
    if (way) throw stepRequired(way, { ticket: [await addTicket(accounts, found.id, now)] })
    return enter(context, { id: found.id, passwordHash }, { isKnown: device !== undefined, isShared: body.shared_device === true })
  })

  serve(secondStep, async (context) => {
    const { accounts, security, body, now, network, cookie } = context
    const dead = () => new AppError('unauthenticated', TICKET_DEAD())
    const userId = await findTicket(accounts, body.ticket, now)
    const person = userId && (await findPerson(accounts, keys, userId))
    const passwordHash = userId && (await findPasswordHash(accounts, userId))
    if (!person || !passwordHash) throw dead()
    const owner = { id: person.id, passwordHash }
    const device = knownDevice(keys, owner, cookie(DEVICE_COOKIE), now)
    if (!(await countAttempt(accounts, body.ticket, now))) throw dead()
    await useCode(accounts, person, body.code, { network, device, security, now }, async (inside) => {
      if (!(await takeTicket(inside, body.ticket))) throw dead()
    })
    return enter(context, owner, { isKnown: device !== undefined, isShared: body.shared_device === true })
  })

  serve(reauth, async ({ accounts, security, user, body, now, network }) => {
    const session = String(user.sessionId)
    await guards.reauth.take(session, network)
    const passwordHash = await findPasswordHash(accounts, user.id)
    const fits = await isPassword(body.password, passwordHash).catch(async (error: unknown) => {
      await guards.reauth.undo(session)
      throw error
    })
    if (!fits) {
      await guards.reauth.failed(session, network)
      await security.note({ kind: 'step_up_failed', userId: user.id, now })
      throw new AppError('invalid', { field: 'password', message: PASSWORD_WRONG() })
    }
    await guards.reauth.succeeded(session)
    const way = await findFurtherStep(accounts, user.id)
    if (way) {
      if (body.code === undefined) throw stepRequired(way)
      await useCode(accounts, user, body.code, { network, device: session, security, now })
    }
    await stepUpSession(accounts, user.id, user.sessionId, now)
    return { ...done(t`Thank you. You can go on for five minutes.`), expires_at: new Date(now + STEP_UP_MS).toISOString() }
  })
}
