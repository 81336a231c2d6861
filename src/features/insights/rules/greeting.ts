/** What a greeting needs to know of her day: the words by hour (spec §2) and the light of the picture. */
export type Greeting = {
  readonly words: 'Good morning' | 'Good afternoon' | 'Good evening'
  readonly light: 'dawn' | 'noon' | 'dusk' | 'night'
}

/** The greeting at an `hour` from 0 to 23 of her own clock. */
export function greeting(hour: number): Greeting {
  const words = hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening'
  const light = hour < 5 || hour >= 21 ? 'night' : hour < 12 ? 'dawn' : hour < 17 ? 'noon' : 'dusk'
  return { words, light }
}

/** Her days here, kindly: a gap is never counted against her. `streak` is days in a row that hold a log. */
export function journeyWords(journeyDay: number, streak: number): string {
  const day = `Day ${journeyDay.toLocaleString('en-US')} of your journey.`
  if (streak >= 2) return `${day} You have been here ${streak.toLocaleString('en-US')} days in a row.`
  if (streak === 1) return `${day} One day noted.`
  return journeyDay <= 1 ? `${day} It is good that you are here.` : `${day} Gaps are days without a note, and that is fine.`
}

/** How many of the last 7 days hold a log before Home's week says something. */
export const WEEK_NEEDS_DAYS = 2

/** The honest sentence while the week holds too little to average, or undefined when it holds enough. */
export function weekMissing(daysWithLog: number): string | undefined {
  const missing = WEEK_NEEDS_DAYS - daysWithLog
  if (missing <= 0) return undefined
  return `Log ${missing} more ${missing === 1 ? 'day' : 'days'} to see your week.`
}
