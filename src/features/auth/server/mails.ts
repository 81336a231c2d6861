import { t } from '../../../kit/words.ts'
import type { Mail } from '../../../kit/server/mail.ts'

/** The mail with a link to choose a new password. Neutral on a lock screen; the link works for one hour and once. */
export function resetMail(to: string, link: string): Mail {
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

/** The mail to a new address, with the link that makes it the account's. */
export function newAddressMail(to: string, link: string): Mail {
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

/** The mail to an address that somebody wants for an account though it has one already. */
export function takenAddressMail(to: string): Mail {
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

/** The mail to the present address when somebody who is signed in wants another one. */
export function addressWishMail(to: string, forgotLink: string): Mail {
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

/** The last mail to an address that is no longer the account's. */
export function addressLeftMail(to: string): Mail {
  return {
    to,
    subject: t`About your account`,
    text: [t`Hello,`, '', t`Your account uses another email address from now on. This is our last message to this one.`, ''].join('\n'),
  }
}

/** Says that the password was changed from inside the account. */
export function passwordChangedMail(to: string, forgotLink: string): Mail {
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
