import { AppError } from '../../../kit/errors.ts'
import { tooMany } from '../../../kit/server/limits.ts'
import { queueEmail, queueUnaskedEmail } from '../../../kit/server/email-queue.ts'
import { isRefusalLink, setRefused } from '../../../kit/server/recipients.ts'
import { newToken, tokenDigest } from '../../../kit/server/one-time-token.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { transact } from '../../../kit/server/vaults.ts'
import {
  changeEmail,
  changePassword,
  CONFIRMATION_SENT,
  confirmEmail,
  EMAIL_CHANGED,
  EMAIL_CONFIRMED,
  EMAIL_CONFIRMED_BEFORE,
  EMAIL_IS_YOURS,
  EMAIL_LINK_DEAD,
  EMAIL_LINK_SENT,
  EMAIL_REFUSED,
  EMAIL_ACCEPTED_CODE,
  EMAIL_REFUSED_CODE,
  PASSWORD_CHANGED,
  REFUSAL_LINK_DEAD,
  refuseEmail,
  sendConfirmation,
} from '../contract.ts'
import { removeOneTimeTokens } from './one-time-token-store.ts'
import { addEmailWish, isTakenMeanwhile, setEmail, takeEmailWish } from './change-store.ts'
import { confirmWithLink, sendConfirmLink } from './confirmation.ts'
import {
  addressLeftEmail,
  addressWishEmail,
  confirmationEmail,
  newAddressEmail,
  passwordChangedEmail,
  takenAddressEmail,
} from './emails.ts'
import { hashPassword } from './passwords.ts'
import type { AuthParts } from './routes.ts'
import { emailDigest, findAccount, findPerson, setPassword } from './account-store.ts'
import { removeOtherSessions } from './session-store.ts'

const LINK_LIFE_MS = 3_600_000
/** Links to new addresses per account and hour, so that no one floods a stranger's mailbox. */
const LINKS_AN_HOUR = 5
const CONFIRMATIONS_AN_HOUR = 3

/** Endpoints that change password and email address of a signed-in user (decision 0015). */
export function changeRoutes(serve: Serve, { keys, limits, backgroundTasks, publicUrl, passwordReplaced }: AuthParts): void {
  const confirmations = limits.counter('email-confirm', CONFIRMATIONS_AN_HOUR, 3_600)
  const linkCounter = limits.counter('email-change', LINKS_AN_HOUR, 3_600)
  const forgotLink = `${publicUrl}/forgot-password`

  serve(changePassword, async ({ accounts, security, user, body, now, userAgent }) => {
    const passwordHash = await hashPassword(body.new_password)
    await security.within(accounts, { kind: 'password_changed', userId: user.id, key: user.key, userAgent, now }, async (inside) => {
      await setPassword(inside, user.id, passwordHash)
      await removeOtherSessions(inside, user.id, user.sessionId)
      await removeOneTimeTokens(inside, user.id, ['reset', 'email'])
      await queueEmail(inside, keys, passwordChangedEmail(user.profile.email, forgotLink), now, user.id)
    })
    await passwordReplaced(user, false, now)
    return done(PASSWORD_CHANGED())
  })

  serve(changeEmail, async ({ accounts, security, user, body, now, userAgent }) => {
    const { email } = body
    if (emailDigest(keys, email) === emailDigest(keys, user.profile.email)) {
      throw new AppError('invalid', { field: 'email', message: EMAIL_IS_YOURS() })
    }
    const { count, waitMs } = await linkCounter.find(String(user.id))
    if (count >= linkCounter.points) throw tooMany(waitMs)
    await linkCounter.add(String(user.id))
    // After the reply, so that its time does not reveal whether the address has an account.
    backgroundTasks.run(async () => {
      const existing = await findAccount(accounts, keys, email)
      const owner = existing && (await findPerson(accounts, keys, existing.id))
      const token = newToken()
      await security.within(accounts, { kind: 'email_change_asked', userId: user.id, key: user.key, userAgent, now }, async (inside) => {
        if (owner) {
          // This request replaces the earlier one, so its link must stop working.
          await removeOneTimeTokens(inside, user.id, ['email'])
          await queueUnaskedEmail(inside, keys, takenAddressEmail(owner.profile.email), { publicUrl, owner: user.id, now })
        } else {
          await addEmailWish(inside, user, { email, sessionId: user.sessionId }, tokenDigest(token), now + LINK_LIFE_MS)
          const mail = newAddressEmail(email, `${publicUrl}/confirm-email/${user.id}/${token}`)
          await queueUnaskedEmail(inside, keys, mail, { publicUrl, owner: user.id, now })
        }
        await queueEmail(inside, keys, addressWishEmail(user.profile.email, forgotLink), now, user.id)
      })
    })
    return done(EMAIL_LINK_SENT())
  })

  serve(sendConfirmation, async ({ accounts, user, now }) => {
    if (user.emailConfirmedAt !== null) return done(EMAIL_CONFIRMED_BEFORE())
    await confirmations.take(String(user.id))
    const account = { userId: user.id, email: user.profile.email, publicUrl, now }
    if (!(await sendConfirmLink(accounts, keys, account, confirmationEmail))) throw new AppError('conflict', EMAIL_REFUSED())
    return done(CONFIRMATION_SENT())
  })

  serve(refuseEmail, async ({ accounts, params, body, now }) => {
    if (!isRefusalLink(keys, params.recipient, params.token)) throw new AppError('invalid', REFUSAL_LINK_DEAD())
    await setRefused(accounts, params.recipient, body.refused, now)
    return done(body.refused ? EMAIL_REFUSED_CODE() : EMAIL_ACCEPTED_CODE())
  })

  serve(confirmEmail, async ({ accounts, security, params, now, userAgent }) => {
    if (await confirmWithLink(accounts, keys, params.uid, params.token, now)) return done(EMAIL_CONFIRMED())
    const refused = () => new AppError('invalid', EMAIL_LINK_DEAD())
    try {
      await transact(accounts, async (inside) => {
        const consumed = await takeEmailWish(inside, keys, params.uid, tokenDigest(params.token), now)
        if (!consumed) throw refused()
        const { person, wish } = consumed
        const before = person.profile.email
        if (!(await setEmail(inside, keys, person, wish.email, now))) throw refused()
        await removeOtherSessions(inside, person.id, wish.sessionId)
        await removeOneTimeTokens(inside, person.id, ['reset', 'email', 'confirm'])
        await security.add(inside, { kind: 'email_changed', userId: person.id, key: person.key, userAgent, now })
        await queueEmail(inside, keys, addressLeftEmail(before), now, person.id)
      })
      security.tell('email_changed', params.uid)
    } catch (error) {
      if (isTakenMeanwhile(error)) throw refused()
      throw error
    }
    return done(EMAIL_CHANGED())
  })
}
