import { relativeDayWords } from '../../../kit/day-words.ts'
import { addDays, localDateAt } from '../../../kit/local-date.ts'
import { type Channel, type NewReminder, type ReminderKind, type Weekday, WEEKDAYS } from '../contract.ts'

/** What each kind is called, what it is for, the name it has unless she gives another, and when it counts as done. */
export const KIND_WORDS: Record<ReminderKind, { label: string; hint: string; title: string; done: string }> = {
  log: { label: 'My log', hint: 'A few minutes for the day', title: 'Time for my log', done: 'Not on days that have a log already' },
  medicine: {
    label: 'Medicine',
    hint: 'Something to take',
    title: 'Time for my medicine',
    done: 'Not on days on which I said that it is done',
  },
  'check-in': { label: 'Check-in', hint: 'One tap for how I am', title: 'How am I?', done: 'Not on days that have a moment already' },
  appointment: { label: 'Appointment', hint: 'Once, on one day', title: 'My appointment', done: 'Not when I said that it is done' },
  custom: { label: 'Something else', hint: 'In your own words', title: '', done: 'Not on days on which I said that it is done' },
}

export const CHANNEL_WORDS: Record<Channel, string> = { in_app: 'On the page', push: 'On my devices', email: 'By e-mail' }

export const DAY_WORDS: Record<Weekday, { short: string; long: string }> = {
  mon: { short: 'Mon', long: 'Monday' },
  tue: { short: 'Tue', long: 'Tuesday' },
  wed: { short: 'Wed', long: 'Wednesday' },
  thu: { short: 'Thu', long: 'Thursday' },
  fri: { short: 'Fri', long: 'Friday' },
  sat: { short: 'Sat', long: 'Saturday' },
  sun: { short: 'Sun', long: 'Sunday' },
}

const WORKDAYS: readonly Weekday[] = WEEKDAYS.slice(0, 5)

/** On which days it comes, in words. */
export function daysWords(days: readonly Weekday[]): string {
  const chosen = WEEKDAYS.filter((day) => days.includes(day))
  if (chosen.length === WEEKDAYS.length) return 'Every day'
  if (chosen.length === 1 && chosen[0]) return `Every ${DAY_WORDS[chosen[0]].long}`
  if (chosen.join() === WORKDAYS.join()) return 'Monday to Friday'
  if (chosen.join() === 'sat,sun') return 'Weekends'
  return chosen.map((day) => DAY_WORDS[day].short).join(', ')
}

/** A time of day `HH:MM` as it stands on an English clock, such as 8:05 AM. */
export function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** How it reaches her, in one line. */
export function channelsWords(channels: NewReminder['channels']): string {
  return channels.map((channel, index) => (index ? CHANNEL_WORDS[channel].toLowerCase() : CHANNEL_WORDS[channel])).join(', ')
}

/** The day of an instant to come (ms) as she would call it: today, tomorrow, else its short date. */
export function comingDayWords(at: number, now: number, timezone: string): string {
  const [day, today] = [localDateAt(at, timezone), localDateAt(now, timezone)]
  return day === addDays(today, 1) ? 'Tomorrow' : relativeDayWords(day, today)
}
