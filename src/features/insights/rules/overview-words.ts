/** The rows of the Trends page in words. */
import { plural, t } from '../../../kit/words.ts'
import { OVERVIEW_DAYS, type TrendRow } from '../contract.ts'
import { isMeasure, numberWords, valueWords } from './measures.ts'

/** An average with its unit: "6.8 of 10", "7 hours", "2.4 a day", "1.8 of 3". */
function averageWords(key: string, average: number): string {
  const number = numberWords(average)
  if (!isMeasure(key)) return t`${number} of 3`
  if (key === 'hot_flashes') return t`${number} a day`
  if (key === 'night_sweats') return t`${number} a night`
  return valueWords(key, average)
}

/** How the last 30 days compare with the 30 before: "Up from 5.2 to 6.8 of 10", or why they are not compared. */
export function changeWords({ key, values, last, before, change }: TrendRow): string {
  if (change === null || last.value === null || before.value === null) {
    if (before.days === 0 && values.every((value) => value === null)) return t`Nothing logged in ${2 * OVERVIEW_DAYS} days`
    return t`Too few days to compare: ${last.days}, and ${before.days} in the ${OVERVIEW_DAYS} before`
  }
  const [from, to] = [numberWords(before.value), averageWords(key, last.value)]
  if (change === 'up') return t`Up from ${from} to ${to}`
  if (change === 'down') return t`Down from ${from} to ${to}`
  return before.value === last.value ? t`About the same: ${to}` : t`About the same: ${from} before, now ${to}`
}

/** On how many of the drawn days there is a value. */
export function loggedWords({ values }: TrendRow): string {
  return t`Logged on ${values.filter((value) => value !== null).length} of ${values.length} days.`
}

/** Days with bleeding in the last 30 days and in the 30 before. */
export function bleedingWords(last: number, before: number): string {
  return plural(
    last,
    t`${last} day logged, ${before} in the ${OVERVIEW_DAYS} before`,
    t`${last} days logged, ${before} in the ${OVERVIEW_DAYS} before`,
  )
}
