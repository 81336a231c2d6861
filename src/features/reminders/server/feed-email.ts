import { type Email, toEmail } from '../../../kit/server/email-queue.ts'
import { t } from '../../../kit/words.ts'

/** Notice that a private calendar link was created, and where to turn it off. */
export function feedMadeEmail(to: string, settingsLink: string): Email {
  return toEmail(to, 'account', [
    t`A private calendar link was just made in your account. Anyone who has it can read what it shows.`,
    t`If that was you, there is nothing to do. If it was not, turn it off here and choose a new password:`,
    settingsLink,
  ])
}
