import { t } from '../../../kit/words.ts'
import type { Mail } from '../../../kit/server/email-worker.ts'

/** Email with a link to choose a new password. Neutral on a lock screen; the link works once, for one hour. */
export function resetEmail(to: string, link: string): Mail {
  return {
    to,
    subject: t`Your link`,
    text: [
      t`Hello,`,
      '',
      t`Somebody asked for a new password for the account with this address. If that was you, open this link within one hour:`,
      '',
      link,
      '',
      t`It works once, and signs out every device. If it was not you, nothing has changed and you can ignore this message.`,
      '',
    ].join('\n'),
  }
}

/** Email to a new address, with the link that confirms the change. */
export function newAddressEmail(to: string, link: string): Mail {
  return {
    to,
    subject: t`Your link`,
    text: [
      t`Hello,`,
      '',
      t`Somebody wants to use this address for their account. If that is you, open this link within one hour:`,
      '',
      link,
      '',
      t`It works once. If it is not you, nothing has changed and you can ignore this message.`,
      '',
    ].join('\n'),
  }
}

/** Email to an address that was requested as a new address although it has an account. */
export function takenAddressEmail(to: string): Mail {
  return {
    to,
    subject: t`About your account`,
    text: [
      t`Hello,`,
      '',
      t`Somebody wants to use this address for their account, but it belongs to one already. Nothing has changed.`,
      '',
      t`If that was you, please choose another address, or sign in to the account that has this one.`,
      '',
    ].join('\n'),
  }
}

/** Email to the current address when a signed-in user requests another one. */
export function addressWishEmail(to: string, forgotLink: string): Mail {
  return {
    to,
    subject: t`About your account`,
    text: [
      t`Hello,`,
      '',
      [
        t`Somebody who is signed in to your account, and knows its password, wants to use another email address.`,
        t`It changes only when the link\nin our mail to that address is opened.`,
      ].join(' '),
      '',
      t`If that was you, there is nothing to do. If it was not, choose a new password now. That also stops the change:`,
      '',
      forgotLink,
      '',
    ].join('\n'),
  }
}

/** Last email to an address after the account's address was changed. */
export function addressLeftEmail(to: string): Mail {
  return {
    to,
    subject: t`About your account`,
    text: [t`Hello,`, '', t`Your account uses another email address from now on. This is our last message to this one.`, ''].join('\n'),
  }
}

/** Notice that the password was changed by a signed-in user. */
export function passwordChangedEmail(to: string, forgotLink: string): Mail {
  return {
    to,
    subject: t`About your account`,
    text: [
      t`Hello,`,
      '',
      t`The password of your account was changed, and the other devices are signed out.`,
      '',
      t`If that was you, there is nothing to do. If it was not, choose a new password now:`,
      '',
      forgotLink,
      '',
    ].join('\n'),
  }
}

/** Notice of a sign-in from a browser not used before. `device` is a short name such as "Firefox on Android". */
export function newDeviceEmail(to: string, device: string, forgotLink: string): Mail {
  return {
    to,
    subject: t`About your account`,
    text: [
      t`Hello,`,
      '',
      t`Your account was just signed in to on a device that we have not seen before: ${device}.`,
      '',
      t`If that was you, there is nothing to do. If it was not, choose a new password now. That signs out every device:`,
      '',
      forgotLink,
      '',
    ].join('\n'),
  }
}

/** Notice that sign-in is delayed after several wrong passwords. */
export function lockedEmail(to: string, forgotLink: string): Mail {
  return {
    to,
    subject: t`About your account`,
    text: [
      t`Hello,`,
      '',
      t`Somebody gave a wrong password for your account several times. For a while, further tries have to wait. Nobody got in.`,
      '',
      t`If that was you and you do not remember your password, you can choose a new one here:`,
      '',
      forgotLink,
      '',
    ].join('\n'),
  }
}

/** Notice that someone tried to sign up with an address that has an account. */
export function signupTakenEmail(to: string, forgotLink: string): Mail {
  return {
    to,
    subject: t`About your account`,
    text: [
      t`Hello,`,
      '',
      t`Somebody wanted to sign up with this address, but it belongs to your account already. Nothing has changed.`,
      '',
      t`If that was you, please sign in instead. If you do not remember your password, you can choose a new one here:`,
      '',
      forgotLink,
      '',
    ].join('\n'),
  }
}

/** Welcome email with the link that confirms the address. Only reminders by email depend on it. */
export function welcomeEmail(to: string, link: string): Mail {
  return {
    to,
    subject: t`About your account`,
    text: [
      t`Hello,`,
      '',
      t`Your account is ready. Please open this link within seven days, so that we know this address is yours:`,
      '',
      link,
      '',
      t`If you did not make an account, somebody typed your address. You do not have to do anything, and no reminders will come to you.`,
      '',
    ].join('\n'),
  }
}

/** The confirmation link again, requested in the settings. */
export function confirmationEmail(to: string, link: string): Mail {
  return {
    to,
    subject: t`Your link`,
    text: [t`Hello,`, '', t`Please open this link within seven days, so that we know this address is yours:`, '', link, ''].join('\n'),
  }
}
