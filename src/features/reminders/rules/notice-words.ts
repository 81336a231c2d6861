import type { NewReminder, ReminderKind } from '../contract.ts'

/** What decides the words of a reminder. */
type Named = Pick<NewReminder, 'kind' | 'title' | 'discreet'>

/** What stands on a lock screen, in a mail's subject and on the page, unless she lets it say more. */
export const DISCREET_TITLE = 'Emberwell'
export const DISCREET_BODY = 'A moment for you'
export const DISCREET_SUBJECT = 'A note from Emberwell'

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
  return discreet ? DISCREET_BODY : oneLine(title)
}

/** The letter of a reminder; `origin` is ours, without a slash at the end. Discreet, it says nothing of what it is about. */
export function letterWords(reminder: Named, origin: string): { subject: string; text: string } {
  const { kind, title, discreet } = reminder
  const lines = discreet
    ? ['Hello,', '', 'Here is the small note that you asked for.', '', `${origin}/home`]
    : ['Hello,', '', oneLine(title), '', `${origin}${placeOfKind(kind)}`]
  return {
    subject: discreet ? DISCREET_SUBJECT : oneLine(title),
    text: [...lines, '', 'To change or stop these notes, open this page:', '', `${origin}/reminders`, ''].join('\n'),
  }
}
