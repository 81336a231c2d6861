import { expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { moodOffer, type MoodOfferInput } from './mood-offer.ts'

const TODAY = '2026-11-26'
const ago = (days: number) => addDays(TODAY, -days)
/** This mood on each of the days from `first` to `last` days ago. */
const moods = (first: number, last: number, mood = 2) =>
  new Map(Array.from({ length: first - last + 1 }, (_, place) => [ago(last + place), mood] as const))
const LOW = moods(9, 0)

test.each<[string, Partial<MoodOfferInput>, number | null]>([
  ['a low mood on 10 of 14 days', {}, 10],
  ['on 9', { moods: moods(8, 0) }, null],
  ['on all 14', { moods: moods(20, 0) }, 14],
  ['on 10 days that ended 4 days ago', { moods: moods(13, 4) }, 10],
  ['on 10 days that ended 5 days ago', { moods: moods(14, 5) }, null],
  ['a mood of 3 is not low', { moods: moods(13, 0, 3) }, null],
  ['an awful mood', { moods: moods(9, 0, 1) }, 10],
  ['put off 13 days ago', { putOff: ago(13) }, null],
  ['put off 14 days ago', { putOff: ago(14) }, 10],
  ['the short questions answered 13 days ago', { checkins: [{ instrument: 'phq2', local_date: ago(13) }] }, null],
  ['the short questions answered 14 days ago', { checkins: [{ instrument: 'phq2', local_date: ago(14) }] }, 10],
  ['the long ones about mood answered', { checkins: [{ instrument: 'phq8', local_date: ago(3) }] }, null],
  ['those about worry answered', { checkins: [{ instrument: 'gad7', local_date: ago(3) }] }, null],
  ['the MRS answered', { checkins: [{ instrument: 'mrs', local_date: TODAY }] }, 10],
  ['after a danger', { hasDanger: true }, null],
])('%s', (_name, given, expected) => {
  expect(moodOffer({ moods: LOW, checkins: [], putOff: undefined, hasDanger: false, today: TODAY, ...given })).toBe(expected)
})
