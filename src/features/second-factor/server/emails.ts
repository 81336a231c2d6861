import { t } from '../../../kit/words.ts'
import { type Email, toEmail } from '../../../kit/server/email-queue.ts'

/** Last paragraphs of each notice: what to do when it was someone else. */
function ifItWasNotYou(forgotLink: string): string[] {
  return [t`If that was you, there is nothing to do. If it was not, choose a new password now. That signs out every device:`, forgotLink]
}

/** Notice that the second factor was turned on. */
export function secondFactorOnEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [t`From now on, signing in to your account also needs a code from an app.`, ...ifItWasNotYou(forgotLink)])
}

/** Notice that the second factor was turned off. */
export function secondFactorOffEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [t`Signing in to your account no longer needs a code from an app.`, ...ifItWasNotYou(forgotLink)])
}

/** Notice that the recovery codes were replaced. */
export function recoveryCodesEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [t`Your account has new recovery codes. The old ones no longer work.`, ...ifItWasNotYou(forgotLink)])
}
