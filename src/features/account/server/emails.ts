import { type Email, toEmail } from '../../../kit/server/email-queue.ts'
import { t } from '../../../kit/words.ts'

/**
 * Email that says when an account will be deleted, with a link to keep it. Neutral on a lock screen; the link works
 * once.
 */
export function deletionEmail(to: string, link: string, day: string): Email {
  return toEmail(to, 'link', [
    t`you asked us to close your account. It will be deleted on ${day}, with everything in it. Until then you can sign in as always.`,
    t`To keep it, open this link:`,
    link,
    t`The link works once. If you didn’t ask for this, open it and choose a new password.`,
  ])
}
