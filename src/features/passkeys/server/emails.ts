import { t } from '../../../kit/words.ts'
import { type Email, toEmail } from '../../../kit/server/email-queue.ts'

/** Notice of a new passkey. */
export function passkeyAddedEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [
    t`A passkey was added to your account. It signs in without the password.`,
    t`If that was you, there is nothing to do. If it was not, choose a new password now, then sign in and remove the passkey:`,
    forgotLink,
  ])
}

/** Notice that a passkey was removed. */
export function passkeyRemovedEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [
    t`A passkey was removed from your account.`,
    t`If that was you, there is nothing to do. If it was not, choose a new password now. That signs out every device:`,
    forgotLink,
  ])
}

/** Notice that the password alone no longer signs in. */
export function passkeyOnlyEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [
    t`From now on, only a passkey signs in to your account.`,
    t`If that was you, there is nothing to do. If it was not, choose a new password now. That signs out every device:`,
    forgotLink,
  ])
}

/** Notice that the password signs in again. */
export function passwordAloneEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [
    t`Your password signs in to your account again, without a passkey.`,
    t`If that was you, there is nothing to do. If it was not, choose a new password now. That signs out every device:`,
    forgotLink,
  ])
}
