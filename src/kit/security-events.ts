/**
 * Events that can come many times in a day: those that anyone can cause from outside, wrong passwords on a signed-in
 * device, and switches. Those of one kind within a day are one event with a count.
 */
export const COUNTED_EVENTS = [
  'sign_in_failed',
  'locked_out',
  'code_failed',
  'step_up_failed',
  'reset_asked',
  'privacy_changed',
  'lara_changed',
] as const

/** Events of an account that its owner can look up (decision 0082). */
export const SECURITY_EVENTS = [
  ...COUNTED_EVENTS,
  'account_created',
  'sign_in',
  'signed_out',
  'session_ended',
  'password_changed',
  'password_reset',
  'email_change_asked',
  'email_changed',
  'exported',
  'imported',
  'deletion_asked',
  'deletion_cancelled',
  'partner_invited',
  'partner_linked',
  'partner_unlinked',
  'share_made',
  'share_ended',
  'feed_made',
  'feed_ended',
  'sleep_inbox_made',
  'sleep_inbox_ended',
  'second_step_on',
  'second_step_off',
  'recovery_renewed',
  'passkey_added',
  'passkey_removed',
  'passkey_only',
  'password_again',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]
