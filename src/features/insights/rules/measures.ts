import { locale, plural, t } from '../../../kit/words.ts'
import type { InsightRow, Measure } from '../contract.ts'
import { meanOf } from './averages.ts'
import type { DayRow } from './day-rows.ts'

/**
 * The least difference of two averages that is put before others. Mood and energy are answered in steps of 2 and 3, so that one point is half
 * a step; sleep is answered in whole hours, counts in whole numbers. It orders what is said and decides nothing about its meaning.
 */
export const NOTICEABLE: Readonly<Record<Measure, number>> = { mood: 1, energy: 1, sleep: 0.5, hot_flashes: 1, night_sweats: 1 }

/** Made once for each language: a format takes longer to make than hundreds of numbers take to be written. */
const formats = new Map<string, Intl.NumberFormat>()

/** A number as it is said: at most one decimal, 7 rather than 7.0. */
export function numberWords(value: number): string {
  const format = formats.get(locale()) ?? new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 })
  formats.set(locale(), format)
  return format.format(value)
}

/** "1 day", "3 days". */
export function dayCount(count: number): string {
  const number = numberWords(count)
  return plural(count, t`${number} day`, t`${number} days`)
}

/** "1 night", "3 nights". */
export function nightCount(count: number): string {
  const number = numberWords(count)
  return plural(count, t`${number} night`, t`${number} nights`)
}

/** A value with its unit: "8 of 10", "6.5 hours", "1 hot flash". */
export function valueWords(measure: Measure, value: number): string {
  const number = numberWords(value)
  // What is said counts: 1.04 is written as 1.
  const said = Math.round(value * 10) / 10
  switch (measure) {
    case 'mood':
    case 'energy':
      return t`${number} of 10`
    case 'sleep':
      return plural(said, t`${number} hour`, t`${number} hours`)
    case 'hot_flashes':
      return plural(said, t`${number} hot flash`, t`${number} hot flashes`)
    case 'night_sweats':
      return plural(said, t`${number} night sweat`, t`${number} night sweats`)
  }
}

/**
 * The number of a day that she gave herself. A count of taps is left out: a day with taps is never zero, a day without them is not known, so
 * that an average over such days would always be too high.
 */
export function ownNumber(row: DayRow, measure: Measure): number | null {
  const isCount = measure === 'hot_flashes' || measure === 'night_sweats'
  return isCount && row.source[measure] === 'moments' ? null : row[measure]
}

/** The days that have a number of her own, with their average to one decimal. */
export type Answered = { readonly rows: readonly DayRow[]; readonly average: number | null }

/** Those of `rows` that have her own number of `measure`. */
export function answered(rows: readonly DayRow[], measure: Measure): Answered {
  const given = rows.filter((row) => ownNumber(row, measure) !== null)
  return { rows: given, average: meanOf(given.map((row) => ownNumber(row, measure))) }
}

/** A day as a row behind an insight. */
export function behindRow(row: DayRow, measure: Measure): InsightRow {
  const value = ownNumber(row, measure)
  const isCount = measure === 'hot_flashes' || measure === 'night_sweats'
  const isFromDeep = isCount && row.source[measure] === 'deep_log'
  return { day: row.day, value, words: value === null ? '' : valueWords(measure, value), log_id: isFromDeep ? row.deep_log : row.quick_log }
}
