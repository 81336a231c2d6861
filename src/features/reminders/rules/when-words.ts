/** When a reminder comes, in words of the current language. */
import { dayWords, relativeDayWords, timeWords } from '../../../kit/day-words.ts'
import { addDays, localDateAt } from '../../../kit/local-date.ts'
import { language, type Message, t } from '../../../kit/words.ts'
import { LEAD_TIMES, type LeadTime, type Weekday, WEEKDAYS } from '../contract.ts'

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

/** The day of a future instant (ms): "today", "tomorrow" or its short date. */
export function comingDayWords(at: number, now: number, timezone: string): string {
  const [day, today] = [localDateAt(at, timezone), localDateAt(now, timezone)]
  return day === addDays(today, 1) ? t`Tomorrow` : relativeDayWords(day, today)
}

const LEAD_WORDS: Record<LeadTime, Message> = {
  week: () => t`one week`,
  two_days: () => t`two days`,
  day: () => t`one day`,
  hour: () => t`one hour`,
}

/** How long before an appointment it comes: "one day and one hour before"; empty without a lead. */
export function leadsWords(leads: readonly LeadTime[]): string {
  const named = LEAD_TIMES.filter((lead) => leads.includes(lead)).map((lead) => LEAD_WORDS[lead]())
  if (named.length === 0) return ''
  const list = new Intl.ListFormat(language(), { type: 'conjunction' }).format(named)
  return t`${list} before`
}
