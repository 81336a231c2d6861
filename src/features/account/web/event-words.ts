import type { SecurityEventKind } from '../../../kit/security-events.ts'
import { type Message, plural, t } from '../../../kit/words.ts'
import type { SecurityEvent } from '../contract.ts'

const WORDS: Readonly<Record<Exclude<SecurityEventKind, 'sign_in_failed' | 'sign_in' | 'session_ended'>, Message>> = {
  locked_out: () => t`There were many wrong passwords, so signing in was slowed down`,
  code_failed: () => t`Somebody typed a wrong code after the right password`,
  step_up_failed: () => t`Somebody typed a wrong password on a device that is signed in`,
  reset_asked: () => t`Somebody asked for an email to set a new password`,
  account_created: () => t`You created your account`,
  signed_out: () => t`You signed out`,
  password_changed: () => t`You changed your password`,
  password_reset: () => t`You set a new password with the link from our email`,
  email_change_asked: () => t`You asked to change your email address`,
  email_changed: () => t`Your email address was changed`,
  exported: () => t`You downloaded your data`,
  imported: () => t`You brought your data here from a file`,
  deletion_asked: () => t`You asked us to delete your account`,
  deletion_cancelled: () => t`You kept your account`,
  partner_invited: () => t`You sent your partner an invitation`,
  partner_linked: () => t`You accepted an invitation and chose a password`,
  partner_unlinked: () => t`You ended the link with your partner`,
  privacy_changed: () => t`You changed your privacy settings`,
  lara_changed: () => t`You changed what Lara may use or remember`,
  share_made: () => t`You made a link to your report`,
  share_ended: () => t`You ended a link to your report`,
  feed_made: () => t`You made a calendar link`,
  feed_ended: () => t`You turned off your calendar link`,
  sleep_inbox_made: () => t`You made an address for your sleep`,
  sleep_inbox_ended: () => t`You ended the address for your sleep`,
  second_step_on: () => t`You turned on the second step`,
  second_step_off: () => t`You turned off the second step`,
  recovery_renewed: () => t`You made new recovery codes`,
  passkey_added: () => t`You added a passkey`,
  passkey_removed: () => t`You removed a passkey`,
  passkey_only: () => t`You chose to sign in with a passkey only`,
  password_again: () => t`You allowed signing in with your password again`,
}

/** An event in a sentence. Where it has a place for the device, `detail` is undefined. */
export function eventWords({ kind, times, device, ended }: SecurityEvent): { sentence: string; detail: string | undefined } {
  const detail = device ?? undefined
  if (kind === 'sign_in') return { sentence: device ? t`You signed in on ${device}` : t`You signed in`, detail: undefined }
  if (kind === 'session_ended') return { sentence: ended ? t`You signed out ${ended}` : t`You signed out another device`, detail }
  if (kind === 'sign_in_failed')
    return { sentence: plural(times, t`Somebody tried a wrong password`, t`Somebody tried a wrong password ${times} times`), detail }
  return { sentence: WORDS[kind](), detail }
}
