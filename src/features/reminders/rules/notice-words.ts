import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import type { NewReminder, ReminderKind } from '../contract.ts'
import { clockWords } from './when-words.ts'

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

/** Names the doses on the page of a day. Push messages and emails contain it, so it says nothing about them. */
export const DOSES_HASH = 'due'

/** The page with the doses of a day. */
export function dosesPlace(day: LocalDate): string {
  return `/day/${day}#${DOSES_HASH}`
}

function oneLine(title: string): string {
  return title.replaceAll(/\s+/g, ' ').trim()
}

/** A reminder as it is sent before the appointment: its name says on which day and at what time that is. */
export function announced<Content extends Pick<NewReminder, 'title' | 'date' | 'time'>>(content: Content): Content {
  if (!content.date) return content
  const [title, day, time] = [oneLine(content.title), dayWords(content.date, 'short'), clockWords(content.time)]
  return { ...content, title: t`${title}: ${day}, ${time}` }
}

/** The text for a notice on the page, a push message and a calendar entry. */
export function noticeWords({ title, discreet }: Named): string {
  return discreet ? t`A moment for you` : oneLine(title)
}

/**
 * Subject and text of a reminder's email. `origin` is the app's, without a trailing slash. A discreet one reveals
 * nothing of its content, and opens Home whatever its kind. `place` is the page that another opens, if not that of its
 * kind.
 */
export function emailWords(reminder: Named, origin: string, place?: string): { subject: string; text: string } {
  const { kind, title, discreet } = reminder
  const lines = discreet
    ? [t`Hello,`, '', t`Here’s the little reminder you asked for.`, '', `${origin}/home`]
    : [t`Hello,`, '', oneLine(title), '', `${origin}${place ?? placeOfKind(kind)}`]
  return {
    subject: discreet ? t`A note from Emberwell` : oneLine(title),
    text: [...lines, '', t`To change or stop these notes, open this page:`, '', `${origin}/reminders`, ''].join('\n'),
  }
}

/** The page that an insight alert opens. */
export const ALERT_PLACE = '/home'

/** The text of an insight alert, which says nothing of what is new. */
export function alertWords(): string {
  return t`There is something new for you`
}

/** Subject and text of the email of an insight alert. */
export function alertEmail(origin: string): { subject: string; text: string } {
  const lines = [
    t`Hello,`,
    '',
    t`There is something new for you in Emberwell. You find it on your first page:`,
    '',
    `${origin}${ALERT_PLACE}`,
  ]
  const off = [t`To stop these messages, switch off “Insight alerts” in your settings:`, '', `${origin}/settings?tab=notifications`, '']
  return { subject: t`A note from Emberwell`, text: [...lines, '', ...off].join('\n') }
}
