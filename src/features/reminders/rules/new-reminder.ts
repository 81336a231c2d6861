import type { NewReminder } from '../contract.ts'

/**
 * What a new reminder has before she chooses: shown on the page only, discreet, and not on days on which it is done.
 */
export const NEW_REMINDER: Omit<NewReminder, 'kind' | 'title' | 'time' | 'days' | 'date'> = {
  channels: ['in_app'],
  discreet: true,
  quiet_from: null,
  quiet_to: null,
  skip_if_done: true,
  enabled: true,
}
