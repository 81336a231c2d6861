import { numberWords, plural, t } from '../../../kit/words.ts'

/** Greetings by part of the day: morning, afternoon, evening. */
export const GREETINGS = [t`Good morning`, t`Good afternoon`, t`Good evening`] as const

/** Journey day and streak in words; a gap is not mentioned. `streak` is in days. */
export function journeyWords(journeyDay: number, streak: number): string {
  const day = t`Day ${numberWords(journeyDay)} of your journey.`
  if (streak >= 2) return `${day} ${t`You have been here ${numberWords(streak)} days in a row.`}`
  if (streak === 1) return `${day} ${t`One day noted.`}`
  return `${day} ${journeyDay <= 1 ? t`It is good that you are here.` : t`Gaps are days without a note, and that is fine.`}`
}

/** Days with a log, out of the last 7, that Home's weekly averages need. */
export const WEEK_NEEDS_DAYS = 2

/** Text shown while the week has too few logs to average, or undefined. */
export function weekMissing(daysWithLog: number): string | undefined {
  const missing = WEEK_NEEDS_DAYS - daysWithLog
  if (missing <= 0) return undefined
  return plural(missing, t`Log ${missing} more day to see your week.`, t`Log ${missing} more days to see your week.`)
}
