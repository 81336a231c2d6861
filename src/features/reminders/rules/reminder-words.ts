import { dayWords, relativeDayWords, timeWords } from '../../../kit/day-words.ts'
import { addDays, localDateAt } from '../../../kit/local-date.ts'
import { language, t } from '../../../kit/words.ts'
import { type Channel, type NewReminder, type ReminderKind, type Weekday, WEEKDAYS } from '../contract.ts'

/** Texts per kind: label, hint, default title, and when it counts as done. */
export const KIND_WORDS: Record<ReminderKind, { label: string; hint: string; title: string; done: string }> = {
  log: { label: t`My log`, hint: t`A few minutes for the day`, title: t`Time for my log`, done: t`Not on days that have a log already` },
  medicine: {
    label: t`Medicine`,
    hint: t`Something to take`,
    title: t`Time for my medicine`,
    done: t`Not on days on which I said that it is done`,
  },
  'check-in': { label: t`Check-in`, hint: t`One tap for how I am`, title: t`How am I?`, done: t`Not on days that have a moment already` },
  appointment: { label: t`Appointment`, hint: t`Once, on one day`, title: t`My appointment`, done: t`Not when I said that it is done` },
  custom: { label: t`Something else`, hint: t`In your own words`, title: '', done: t`Not on days on which I said that it is done` },
}

export const CHANNEL_WORDS: Record<Channel, string> = { in_app: t`On the page`, push: t`On my devices`, email: t`By e-mail` }

const A_MONDAY = '1970-01-05'

/** Name of a weekday: Monday, or Mon. */
export function weekdayWords(day: Weekday, style: 'weekday' | 'weekdayShort'): string {
  return dayWords(addDays(A_MONDAY, WEEKDAYS.indexOf(day)), style)
}

const WORKDAYS: readonly Weekday[] = WEEKDAYS.slice(0, 5)

/** The weekdays in words. */
export function daysWords(days: readonly Weekday[]): string {
  const chosen = WEEKDAYS.filter((day) => days.includes(day))
  if (chosen.length === WEEKDAYS.length) return t`Every day`
  if (chosen.length === 1 && chosen[0]) return t`Every ${weekdayWords(chosen[0], 'weekday')}`
  if (chosen.join() === WORKDAYS.join()) return t`Monday to Friday`
  if (chosen.join() === 'sat,sun') return t`Weekends`
  return chosen.map((day) => weekdayWords(day, 'weekdayShort')).join(', ')
}

/** A time of day `HH:MM` in the user's format, such as 8:05 AM in English. */
export function clockWords(time: string): string {
  if (language() !== 'en') return timeWords(Date.parse(`1970-01-01T${time}Z`), 'UTC')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The channels in one line. */
export function channelsWords(channels: NewReminder['channels']): string {
  return channels.map((channel, index) => (index ? CHANNEL_WORDS[channel].toLowerCase() : CHANNEL_WORDS[channel])).join(', ')
}

/** The day of a future instant (ms): "today", "tomorrow" or its short date. */
export function comingDayWords(at: number, now: number, timezone: string): string {
  const [day, today] = [localDateAt(at, timezone), localDateAt(now, timezone)]
  return day === addDays(today, 1) ? t`Tomorrow` : relativeDayWords(day, today)
}
