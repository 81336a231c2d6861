import { dataQuery } from '../../../kit/web/data-query.ts'
import { findMoodOffer, listCheckins } from '../contract.ts'

/** Her check-ins, newest first; the last 366 of ten years and more. */
export const checkins = dataQuery(['checkins'], listCheckins)

/** Whether the short questions are offered: the number of days with a low mood, null for no offer. */
export const moodOffer = dataQuery(['checkins', 'offer'], findMoodOffer)
