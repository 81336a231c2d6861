import { t } from '../../../kit/words.ts'
import type { Channel, NewReminder, ReminderKind } from '../contract.ts'

/** Texts per kind: label, hint, default title, and when it counts as done. */
export const KIND_WORDS: Record<ReminderKind, { label: string; hint: string; title: string; done: string }> = {
  log: { label: t`My log`, hint: t`A few minutes for the day`, title: t`Time for my log`, done: t`Not on days that have a log already` },
  medicine: {
    label: t`Medicine`,
    hint: t`Something to take`,
    title: t`Time for my medicine`,
    done: t`Not on days when I’ve marked it done`,
  },
  'check-in': { label: t`Check-in`, hint: t`One tap for how I am`, title: t`How am I?`, done: t`Not on days that have a moment already` },
  appointment: { label: t`Appointment`, hint: t`Once, on one day`, title: t`My appointment`, done: t`Not when I’ve marked it done` },
  custom: { label: t`Something else`, hint: t`In your own words`, title: '', done: t`Not on days when I’ve marked it done` },
}

export const CHANNEL_WORDS: Record<Channel, string> = { in_app: t`On the page`, push: t`On my devices`, email: t`By e-mail` }

/** The channels in one line. */
export function channelsWords(channels: NewReminder['channels']): string {
  return channels.map((channel, index) => (index ? CHANNEL_WORDS[channel].toLowerCase() : CHANNEL_WORDS[channel])).join(', ')
}
