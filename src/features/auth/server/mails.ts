import type { Mail } from '../../../kit/server/mail.ts'

/** The mail with a link to choose a new password. Neutral on a lock screen; the link works for one hour and once. */
export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Your link',
    text: [
      'Hello,',
      '',
      'Somebody asked for a new password for the account with this address. If that was you, open this link within one hour:',
      '',
      link,
      '',
      'It works once, and signs out every device. If it was not you, nothing has changed and you can ignore this message.',
      '',
    ].join('\n'),
  }
}
