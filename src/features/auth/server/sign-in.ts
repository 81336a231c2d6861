import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import type { BackgroundTasks } from '../../../kit/server/background-tasks.ts'
import { type Email, queueEmailOnce } from '../../../kit/server/email-queue.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import type { SecurityLog } from '../../../kit/server/security-log.ts'
import type { AccountsVault } from '../../../kit/server/vaults.ts'
import { type Message, t } from '../../../kit/words.ts'
import { login, type SignedIn } from '../contract.ts'
import { deviceName, deviceWords } from '../rules/device.ts'
import { findPerson } from './account-store.ts'
import { newDeviceEmail } from './emails.ts'
import { DEVICE_COOKIE, DEVICE_KNOWN_S, type DeviceOwner, withDevice } from './known-devices.ts'
import { addSession } from './session-store.ts'
import type { Tokens } from './tokens.ts'

export const SESSION_OVER: Message = () => t`Your session has ended. Please sign in again.`

export const DEVICE_SCOPE = { path: login.path, seconds: DEVICE_KNOWN_S }

type Entering = {
  accounts: AccountsVault
  security: SecurityLog
  now: number
  userAgent: string
  cookie: (name: string) => string | undefined
  setCookie: (name: string, value: string, scope: { path: string; seconds: number }) => void
}

type Beginning = Pick<Entering, 'accounts' | 'security' | 'now' | 'userAgent'>

/** What sign-up and every way to sign in have in common. */
export type SignIn = {
  /** Creates a session, with its event; returns its tokens. */
  begin(context: Beginning, userId: number, kind: 'account_created' | 'sign_in'): Promise<SignedIn>
  /**
   * Completes a sign-in: remembers the browser (not a shared device), tells the owner of a new one, creates a session.
   * `isKnown`: this browser has signed in to the account before.
   */
  enter(context: Entering, owner: DeviceOwner, browser: { isKnown: boolean; isShared: boolean }): Promise<SignedIn>
  /** Emails an account's owner, once a day per `event`, and after the reply, so that its time reveals nothing. */
  emailOwner(accounts: AccountsVault, userId: number, event: string, toEmail: (to: string) => Email, now: number): void
}

type Parts = { keys: Keys; tokens: Tokens; backgroundTasks: BackgroundTasks; publicUrl: string }

/** Creates the steps that end every sign-in. */
export function makeSignIn({ keys, tokens, backgroundTasks, publicUrl }: Parts): SignIn {
  const begin: SignIn['begin'] = async ({ accounts, security, userAgent, now }, userId, kind) => {
    const person = await findPerson(accounts, keys, userId)
    if (!person) throw new AppError('unauthenticated', SESSION_OVER())
    const sessionId = await security.within(accounts, { kind, userId, key: person.key, userAgent, now }, (inside) =>
      addSession(inside, userId, deviceName(userAgent), now),
    )
    return {
      access: tokens.access({ userId, sessionId }, now),
      refresh: tokens.refresh({ userId, sessionId, generation: 1 }),
      user_id: userId,
      full_name: person.profile.full_name,
      user_type: person.userType,
    }
  }

  const emailOwner: SignIn['emailOwner'] = (accounts, userId, event, toEmail, now) => {
    backgroundTasks.run(async () => {
      const person = await findPerson(accounts, keys, userId)
      if (!person) return
      const name = `${event} ${userId} ${localDateAt(now, person.timezone)}`
      await queueEmailOnce(accounts, keys, toEmail(person.profile.email), { name, owner: userId, now })
    })
  }

  const enter: SignIn['enter'] = ({ accounts, security, now, userAgent, cookie, setCookie }, owner, { isKnown, isShared }) => {
    const name = deviceName(userAgent)
    const mail = (to: string) => newDeviceEmail(to, deviceWords(name), `${publicUrl}/forgot-password`)
    if (!isKnown) emailOwner(accounts, owner.id, `new-device ${name}`, mail, now)
    if (!isShared) setCookie(DEVICE_COOKIE, withDevice(keys, owner, cookie(DEVICE_COOKIE), now), DEVICE_SCOPE)
    return begin({ accounts, security, userAgent, now }, owner.id, 'sign_in')
  }

  return { begin, enter, emailOwner }
}
