import { t } from '../../../kit/words.ts'
import type { NewReminder, ReminderKind } from '../contract.ts'

/** What decides the words of a reminder. */
type Named = Pick<NewReminder, 'kind' | 'title' | 'discreet'>

/** Whose push it is, as a lock screen shows it. */
export const DISCREET_TITLE = 'Emberwell'

/** Where a reminder of each kind leads. */
const PLACES = {
  log: '/tracker/soft',
  medicine: '/reminders',
  'check-in': '/home',
  appointment: '/reminders',
  custom: '/reminders',
} as const satisfies Record<ReminderKind, string>

/** The page that a reminder of this kind opens. */
export function placeOfKind(kind: ReminderKind): (typeof PLACES)[ReminderKind] {
  return PLACES[kind]
}

function oneLine(title: string): string {
  return title.replaceAll(/\s+/g, ' ').trim()
}

/** What a notice on the page, a push message and a calendar say of it. */
export function noticeWords({ title, discreet }: Named): string {
  return discreet ? t`A moment for you` : oneLine(title)
}

/** The letter of a reminder; `origin` is ours, without a slash at the end. Discreet, it says nothing of what it is about. */
export function letterWords(reminder: Named, origin: string): { subject: string; text: string } {
  const { kind, title, discreet } = reminder
  const lines = discreet
    ? [t`Hello,`, '', t`Here is the small note that you asked for.`, '', `${origin}/home`]
    : [t`Hello,`, '', oneLine(title), '', `${origin}${placeOfKind(kind)}`]
  return {
    subject: discreet ? t`A note from Emberwell` : oneLine(title),
    text: [...lines, '', t`To change or stop these notes, open this page:`, '', `${origin}/reminders`, ''].join('\n'),
  }
}
