/** The rows of the Trends page in words. */
import { plural, t } from '../../../kit/words.ts'
import { type FactorRow, OVERVIEW_DAYS, type TrendRow } from '../contract.ts'
import { isMeasure, numberWords, valueWords } from './measures.ts'

/** An average with its unit: "6.8 of 10", "7 hours", "2.4 a day", "1.8 of 3". */
function averageWords(key: string, average: number): string {
  const number = numberWords(average)
  if (!isMeasure(key)) return t`${number} of 3`
  if (key === 'hot_flashes') return t`${number} a day`
  if (key === 'night_sweats') return t`${number} a night`
  return valueWords(key, average)
}

function nothingWords(): string {
  return t`Nothing logged in ${2 * OVERVIEW_DAYS} days`
}

/** Without any day before there is nothing to compare with yet; that need not be said in every row. */
function tooFewWords(last: number, before: number): string {
  if (before === 0 && last > 0) return plural(last, t`${last} day logged so far`, t`${last} days logged so far`)
  return t`Too few days to compare yet (${last} logged, ${before} in the ${OVERVIEW_DAYS} days before)`
}

/** How the last 30 days compare with the 30 before: "Up from 5.2 to 6.8 of 10", or why they are not compared. */
export function changeWords({ key, values, last, before, change }: TrendRow): string {
  if (change === null || last.value === null || before.value === null) {
    return before.days === 0 && values.every((value) => value === null) ? nothingWords() : tooFewWords(last.days, before.days)
  }
  const [from, to] = [numberWords(before.value), averageWords(key, last.value)]
  if (change === 'up') return t`Up from ${from} to ${to}`
  if (change === 'down') return t`Down from ${from} to ${to}`
  return before.value === last.value ? t`About the same: ${to}` : t`About the same: ${from} before, now ${to}`
}

/** How often a factor applied: "More often: 8 of 22 days, 5 of 20 before", or why that is not compared. */
export function factorChangeWords({ last, before, change }: FactorRow): string {
  if (change === null) return last.days + before.days === 0 ? nothingWords() : tooFewWords(last.days, before.days)
  if (change === 'up') return t`More often: ${last.yes} of ${last.days} days, ${before.yes} of ${before.days} before`
  if (change === 'down') return t`Less often: ${last.yes} of ${last.days} days, ${before.yes} of ${before.days} before`
  return t`About as often: ${last.yes} of ${last.days} days, ${before.yes} of ${before.days} before`
}

/** On how many of the drawn days there is a value. */
export function loggedWords({ values }: Pick<TrendRow | FactorRow, 'values'>): string {
  return t`Logged on ${values.filter((value) => value !== null).length} of ${values.length} days.`
}

/** Days with bleeding in the last 30 days and in the 30 before. */
export function bleedingWords(last: number, before: number): string {
  return plural(
    last,
    t`${last} day logged, ${before} in the ${OVERVIEW_DAYS} days before`,
    t`${last} days logged, ${before} in the ${OVERVIEW_DAYS} days before`,
  )
}
