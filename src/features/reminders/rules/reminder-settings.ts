import * as z from 'zod/mini'
import { areQuietHoursValid, NewReminder, QUIET_BOTH } from '../contract.ts'

/** What she chooses about the reminder of a treatment; its times are the treatment's. */
export const ReminderSettings = z
  .strictObject({
    channels: NewReminder.shape.channels,
    discreet: NewReminder.shape.discreet,
    quiet_from: NewReminder.shape.quiet_from,
    quiet_to: NewReminder.shape.quiet_to,
    enabled: NewReminder.shape.enabled,
  })
  .check(z.refine(areQuietHoursValid, { error: QUIET_BOTH, path: ['quiet_to'] }))
export type ReminderSettings = z.infer<typeof ReminderSettings>
