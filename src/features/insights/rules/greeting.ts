import { numberWords, plural, t } from '../../../kit/words.ts'

/** The words of a day, in its order: morning, afternoon, evening. */
export const GREETINGS = [t`Good morning`, t`Good afternoon`, t`Good evening`] as const

/** Her days here, kindly: a gap is never counted against her. `streak` is days in a row that hold a log. */
export function journeyWords(journeyDay: number, streak: number): string {
  const day = t`Day ${numberWords(journeyDay)} of your journey.`
  if (streak >= 2) return `${day} ${t`You have been here ${numberWords(streak)} days in a row.`}`
  if (streak === 1) return `${day} ${t`One day noted.`}`
  return `${day} ${journeyDay <= 1 ? t`It is good that you are here.` : t`Gaps are days without a note, and that is fine.`}`
}

/** How many of the last 7 days hold a log before Home's week says something. */
export const WEEK_NEEDS_DAYS = 2

/** The honest sentence while the week holds too little to average, or undefined when it holds enough. */
export function weekMissing(daysWithLog: number): string | undefined {
  const missing = WEEK_NEEDS_DAYS - daysWithLog
  if (missing <= 0) return undefined
  return plural(missing, t`Log ${missing} more day to see your week.`, t`Log ${missing} more days to see your week.`)
}
