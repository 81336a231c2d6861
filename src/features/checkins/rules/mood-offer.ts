import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import type { Checkin } from '../contract.ts'
import { offeredFrom } from './schedule.ts'

/** Days looked at, and on how many of them a mood has to be low for the short questions to be offered. */
export const OFFER_DAYS = 14
const LOW_DAYS = 10
/** Awful and Low, of five. */
const LOW_MOOD = 2

/**
 * What decides the offer. `moods` are her moods by day, 1 to 5; `putOff` is when she last said "Not now"; `hasDanger`
 * whether Lara answered to a danger in these days, which has help of its own.
 */
export type MoodOfferInput = {
  readonly moods: ReadonlyMap<LocalDate, number>
  readonly checkins: readonly Pick<Checkin, 'instrument' | 'local_date'>[]
  readonly putOff: LocalDate | undefined
  readonly hasDanger: boolean
  readonly today: LocalDate
}

/** Whether "Not now", said on the day `putOff`, still holds. */
export function isPutOff(putOff: LocalDate | undefined, today: LocalDate): boolean {
  return putOff !== undefined && daysBetween(putOff, today) < OFFER_DAYS
}

/**
 * The number of days with a low mood if the short questions about mood and worry are offered for it, else null: at most
 * once in 14 days, and not while any questionnaire about mood or worry was answered in these.
 */
export function moodOffer({ moods, checkins, putOff, hasDanger, today }: MoodOfferInput): number | null {
  const isAnswered = (['short', 'mood', 'worry'] as const).some((run) => offeredFrom(run, checkins, today) !== undefined)
  if (hasDanger || isAnswered || isPutOff(putOff, today)) return null
  const first = addDays(today, 1 - OFFER_DAYS)
  const low = [...moods].filter(([day, mood]) => day >= first && day <= today && mood <= LOW_MOOD).length
  return low >= LOW_DAYS ? low : null
}
