import { t } from '../../../kit/words.ts'
import type { NewReminder, ReminderKind } from '../contract.ts'

/** The fields that decide the text of a reminder. */
type Named = Pick<NewReminder, 'kind' | 'title' | 'discreet'>

/** Title of a push message on the lock screen. */
export const DISCREET_TITLE = 'Emberwell'

/** The page that a reminder of each kind opens. */
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

/** The text for a notice on the page, a push message and a calendar entry. */
export function noticeWords({ title, discreet }: Named): string {
  return discreet ? t`A moment for you` : oneLine(title)
}

/**
 * Subject and text of a reminder's email. `origin` is the app's, without a trailing slash. A discreet one reveals
 * nothing of its content.
 */
export function emailWords(reminder: Named, origin: string): { subject: string; text: string } {
  const { kind, title, discreet } = reminder
  const lines = discreet
    ? [t`Hello,`, '', t`Here’s the little reminder you asked for.`, '', `${origin}/home`]
    : [t`Hello,`, '', oneLine(title), '', `${origin}${placeOfKind(kind)}`]
  return {
    subject: discreet ? t`A note from Emberwell` : oneLine(title),
    text: [...lines, '', t`To change or stop these notes, open this page:`, '', `${origin}/reminders`, ''].join('\n'),
  }
}
