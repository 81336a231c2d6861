import type { LeadTime, NewReminder } from '../contract.ts'

/** When a new appointment is announced before its time. */
export const NEW_LEAD_TIMES: readonly LeadTime[] = ['day', 'hour']

/**
 * What a new reminder has before she chooses: shown on the page only, discreet, and not on days on which it is done.
 */
export const NEW_REMINDER: Omit<NewReminder, 'kind' | 'title' | 'time' | 'days' | 'date' | 'lead_times'> = {
  channels: ['in_app'],
  discreet: true,
  quiet_from: null,
  quiet_to: null,
  skip_if_done: true,
  enabled: true,
}

/** How the reminder of a treatment begins: on the page, and on the devices on which she allows it. */
export const NEW_TREATMENT_REMINDER = { ...NEW_REMINDER, channels: ['in_app', 'push'] } satisfies Partial<NewReminder>
