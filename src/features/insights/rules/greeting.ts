import { numberWords, plural, t } from '../../../kit/words.ts'

/** Greetings by part of the day: morning, afternoon, evening. */
export const GREETINGS = [t`Good morning`, t`Good afternoon`, t`Good evening`] as const

/** Journey day and streak in one line; a gap is not mentioned. `streak` is in days. */
export function journeyWords(journeyDay: number, streak: number): string {
  const day = t`Day ${numberWords(journeyDay)} of your journey`
  if (streak >= 2) return t`${day} · ${numberWords(streak)} days in a row`
  return journeyDay <= 1 && streak === 0 ? t`${day} · We're glad you're here` : day
}

/** Days with a log, out of the last 7, that Home's weekly averages need. */
export const WEEK_NEEDS_DAYS = 2

/** Text shown while the week has too few logs to average, or undefined. */
export function weekMissing(daysWithLog: number): string | undefined {
  const missing = WEEK_NEEDS_DAYS - daysWithLog
  if (missing <= 0) return undefined
  return plural(missing, t`Log ${missing} more day to see your week.`, t`Log ${missing} more days to see your week.`)
}
