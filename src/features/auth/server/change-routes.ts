import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../../kit/errors.ts'
import { tooMany } from '../../../kit/server/limits.ts'
import { queueMail } from '../../../kit/server/mail.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { transact } from '../../../kit/server/vaults.ts'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  EMAIL_CHANGED,
  EMAIL_IS_YOURS,
  EMAIL_LINK_DEAD,
  EMAIL_LINK_SENT,
  PASSWORD_CHANGED,
} from '../contract.ts'
import { addEmailWish, isTakenMeanwhile, removeLinks, setEmail, takeEmailWish } from './change-store.ts'
import { addressLeftMail, addressWishMail, newAddressMail, passwordChangedMail, takenAddressMail } from './mails.ts'
import { hashPassword } from './passwords.ts'
import type { AuthParts } from './routes.ts'
import { emailDigest, findAccount, removeOtherSessions, setPassword } from './store.ts'

const LINK_LIFE_MS = 3_600_000
/** How many links to new addresses an account may ask for in an hour: nobody floods a stranger's letter box. */
const LINKS_AN_HOUR = 5

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Changing the password and the e-mail address from inside (decision 0015). */
export function changeRoutes(serve: Serve, { keys, limits, later, publicUrl }: AuthParts): void {
  const asked = limits.counter('email-change', LINKS_AN_HOUR, 3_600)
  const forgotLink = `${publicUrl}/forgot-password`

  serve(changePassword, async ({ accounts, user, body, now }) => {
    const passwordHash = await hashPassword(body.new_password)
    await transact(accounts, async (inside) => {
      await setPassword(inside, user.id, passwordHash)
      await removeOtherSessions(inside, user.id, user.sessionId)
      await removeLinks(inside, user.id, ['reset', 'email'])
      await queueMail(inside, keys, passwordChangedMail(user.profile.email, forgotLink), now, user.id)
    })
    return done(PASSWORD_CHANGED)
  })

  serve(changeEmail, async ({ accounts, user, body, now }) => {
    const { email } = body
    if (emailDigest(keys, email) === emailDigest(keys, user.profile.email)) {
      throw new AppError('invalid', EMAIL_IS_YOURS, { email: [EMAIL_IS_YOURS] })
    }
    const { count, waitMs } = await asked.find(String(user.id))
    if (count >= asked.points) throw tooMany(waitMs)
    await asked.add(String(user.id))
    // Afterwards, so that the time of the answer does not tell whether the address is taken.
    later.run(async () => {
      const isTaken = (await findAccount(accounts, keys, email)) !== undefined
      const token = randomBytes(32).toString('base64url')
      await transact(accounts, async (inside) => {
        if (isTaken) {
          // The link that was sent before is no longer what she wants.
          await removeLinks(inside, user.id, ['email'])
          await queueMail(inside, keys, takenAddressMail(email), now, user.id)
        } else {
          await addEmailWish(inside, user, { email, sessionId: user.sessionId }, digestOf(token), now + LINK_LIFE_MS)
          await queueMail(inside, keys, newAddressMail(email, `${publicUrl}/confirm-email/${user.id}/${token}`), now, user.id)
        }
        await queueMail(inside, keys, addressWishMail(user.profile.email, forgotLink), now, user.id)
      })
    })
    return done(EMAIL_LINK_SENT)
  })

  serve(confirmEmail, async ({ accounts, params, now }) => {
    const refused = () => new AppError('invalid', EMAIL_LINK_DEAD)
    try {
      await transact(accounts, async (inside) => {
        const taken = await takeEmailWish(inside, keys, params.uid, digestOf(params.token), now)
        if (!taken) throw refused()
        const { person, wish } = taken
        const before = person.profile.email
        if (!(await setEmail(inside, keys, person, wish.email))) throw refused()
        await removeOtherSessions(inside, person.id, wish.sessionId)
        await removeLinks(inside, person.id, ['reset', 'email'])
        await queueMail(inside, keys, addressLeftMail(before), now, person.id)
      })
    } catch (error) {
      if (isTakenMeanwhile(error)) throw refused()
      throw error
    }
    return done(EMAIL_CHANGED)
  })
}
