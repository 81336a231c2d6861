import { t } from '../../../kit/words.ts'
import { type Email, toEmail } from '../../../kit/server/email-queue.ts'

/** Email with a link to choose a new password. Neutral on a lock screen; the link works once, for one hour. */
export function resetEmail(to: string, link: string): Email {
  return toEmail(to, 'link', [
    t`Someone asked for a new password for the account with this address. If that was you, open this link within one hour:`,
    link,
    t`It works once, and signs out every device. If it was not you, nothing has changed and you can ignore this message.`,
  ])
}

/** Email to a new address, with the link that confirms the change. */
export function newAddressEmail(to: string, link: string): Email {
  return toEmail(to, 'link', [
    t`Someone wants to use this address for their account. If that’s you, open this link within one hour:`,
    link,
    t`It works once. If it is not you, nothing has changed and you can ignore this message.`,
  ])
}

/** Email to an address that was requested as a new address although it has an account. */
export function takenAddressEmail(to: string): Email {
  return toEmail(to, 'account', [
    t`Someone wants to use this address for their account, but it already belongs to one. Nothing has changed.`,
    t`If that was you, please choose another address, or sign in to the account that has this one.`,
  ])
}

/** Email to the current address when a signed-in user requests another one. */
export function addressWishEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [
    [
      t`Someone who is signed in to your account and knows its password wants to use a different email address.`,
      t`It changes only when the link\nin our mail to that address is opened.`,
    ].join(' '),
    t`If that was you, there is nothing to do. If it was not, choose a new password now. That also stops the change:`,
    forgotLink,
  ])
}

/** Last email to an address after the account's address was changed. */
export function addressLeftEmail(to: string): Email {
  return toEmail(to, 'account', [t`Your account uses another email address from now on. This is our last message to this one.`])
}

/** Notice that the password was changed by a signed-in user. */
export function passwordChangedEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [
    t`The password of your account was changed, and the other devices are signed out.`,
    t`If that was you, there is nothing to do. If it was not, choose a new password now:`,
    forgotLink,
  ])
}

/** Notice of a sign-in from a browser not used before. `device` is a short name such as "Firefox on Android". */
export function newDeviceEmail(to: string, device: string, forgotLink: string): Email {
  return toEmail(to, 'account', [
    t`Your account was just signed in to on a device that we have not seen before: ${device}.`,
    t`If that was you, there is nothing to do. If it was not, choose a new password now. That signs out every device:`,
    forgotLink,
  ])
}

/** Notice that sign-in is delayed after several wrong passwords. */
export function lockedEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [
    t`Someone entered a wrong password for your account several times. We’ve paused further attempts for a while. No one got in.`,
    t`If that was you and you do not remember your password, you can choose a new one here:`,
    forgotLink,
  ])
}

/** Notice of several wrong codes after the right password. */
export function codesFailedEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [
    t`Someone who knows your password entered wrong codes several times. We’ve paused further attempts for a while. No one got in.`,
    t`If that was you, there is nothing to do. If it was not, choose a new password now:`,
    forgotLink,
  ])
}

/** Notice that a recovery code was used. */
export function recoveryCodeEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [
    t`A recovery code was just used for your account. It no longer works. You can make new ones once you are signed in.`,
    t`If that was you, there is nothing to do. If it was not, choose a new password now. That signs out every device:`,
    forgotLink,
  ])
}

/** Notice that someone tried to sign up with an address that has an account. */
export function signupTakenEmail(to: string, forgotLink: string): Email {
  return toEmail(to, 'account', [
    t`Someone tried to sign up with this address, but it already belongs to your account. Nothing has changed.`,
    t`If that was you, please sign in instead. If you do not remember your password, you can choose a new one here:`,
    forgotLink,
  ])
}

/** Welcome email with the link that confirms the address. Only reminders by email depend on it. */
export function welcomeEmail(to: string, link: string): Email {
  return toEmail(to, 'account', [
    t`Your account is ready. Please open this link within seven days, so that we know this address is yours:`,
    link,
    t`If you didn’t create an account, someone typed your address by mistake. You don’t have to do anything, and you won’t get any reminders.`,
  ])
}

/** The confirmation link again, requested in the settings. */
export function confirmationEmail(to: string, link: string): Email {
  return toEmail(to, 'link', [t`Please open this link within seven days, so that we know this address is yours:`, link])
}
