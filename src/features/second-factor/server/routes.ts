import { AppError } from '../../../kit/errors.ts'
import { type Email, queueEmail } from '../../../kit/server/email-queue.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { transact } from '../../../kit/server/vaults.ts'
import { t } from '../../../kit/words.ts'
import {
  ALREADY_ON,
  findSecondFactor,
  NOT_ON,
  NOT_STARTED,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../contract.ts'
import { codeProblem } from '../rules/code-problem.ts'
import { recoveryCodesEmail, secondFactorOffEmail, secondFactorOnEmail } from './emails.ts'
import { countRecoveryCodes, findOnSince, isPasskeyOnly, removeFactor, replaceRecoveryCodes, startFactor, turnOnFactor } from './store.ts'
import { otpauthUrl } from './totp.ts'

/** Endpoints with which an account's owner turns the second factor on and off. */
export function secondFactorRoutes(serve: Serve, { keys, publicUrl }: { keys: Keys; publicUrl: string }): void {
  const forgotLink = `${publicUrl}/forgot-password`

  serve(findSecondFactor, async ({ accounts, user }) => {
    const onSince = await findOnSince(accounts, user.id)
    return {
      data: {
        is_on: onSince !== undefined,
        on_since: onSince === undefined ? null : new Date(onSince).toISOString(),
        is_passkey_only: await isPasskeyOnly(accounts, user.id),
        recovery_codes_left: await countRecoveryCodes(accounts, user.id),
      },
    }
  })

  serve(startSecondFactor, async ({ accounts, user, now }) => {
    const secret = await startFactor(accounts, user, now)
    if (!secret) throw new AppError('conflict', ALREADY_ON())
    return { data: { secret, url: otpauthUrl(secret, user.profile.email) } }
  })

  serve(turnOnSecondFactor, async ({ accounts, user, body, now }) =>
    transact(accounts, async (inside) => {
      const result = await turnOnFactor(inside, user, body.code, now)
      if (result === 'not-started') throw new AppError('invalid', NOT_STARTED())
      const problem = codeProblem(result)
      if (problem) throw new AppError('invalid', { field: 'code', message: problem })
      const recovery_codes = await replaceRecoveryCodes(inside, keys, user.id)
      await queueEmail(inside, keys, secondFactorOnEmail(user.profile.email, forgotLink), now, user.id)
      return { ...done(t`The second step is on. From now on, signing in also needs a code.`), data: { recovery_codes } }
    }),
  )

  serve(renewRecoveryCodes, async ({ accounts, user, now }) =>
    transact(accounts, async (inside) => {
      if ((await findOnSince(inside, user.id)) === undefined) throw new AppError('conflict', NOT_ON())
      const recovery_codes = await replaceRecoveryCodes(inside, keys, user.id)
      await queueEmail(inside, keys, recoveryCodesEmail(user.profile.email, forgotLink), now, user.id)
      return { ...done(t`These are your new recovery codes. The old ones no longer work.`), data: { recovery_codes } }
    }),
  )

  serve(turnOffSecondFactor, async ({ accounts, user, now }) => {
    const notice = (mail: Email) => queueEmail(accounts, keys, mail, now, user.id)
    if (await removeFactor(accounts, user.id)) await notice(secondFactorOffEmail(user.profile.email, forgotLink))
    return done(t`The second step is off. Signing in no longer needs a code from your app.`)
  })
}
