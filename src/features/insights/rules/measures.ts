import { locale, plural, t } from '../../../kit/words.ts'
import { type InsightRow, type Measure, MEASURES } from '../contract.ts'
import { meanOf } from './averages.ts'
import type { DayRow } from './day-rows.ts'

/**
 * Smallest difference between two averages that is called higher or lower. Mood and energy are answered in steps of
 * 2 and 3, so one point is about half a step; sleep is in whole hours, counts in whole numbers. Not a measure of
 * significance.
 */
export const NOTICEABLE: Readonly<Record<Measure, number>> = { mood: 1, energy: 1, sleep: 0.5, hot_flashes: 1, night_sweats: 1 }

/** Whether a key of a trend is that of a measure; the others are symptoms. */
export function isMeasure(key: string): key is Measure {
  return (MEASURES as readonly string[]).includes(key)
}

/** Cached by language, because creating a format is slow. */
const formats = new Map<string, Intl.NumberFormat>()

/** A number with at most one decimal: 7, not 7.0. */
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
  // The plural form follows the rounded number: 1.04 is written as 1.
  const rounded = Math.round(value * 10) / 10
  switch (measure) {
    case 'mood':
    case 'energy':
      return t`${number} of 10`
    case 'sleep':
      return plural(rounded, t`${number} hour`, t`${number} hours`)
    case 'hot_flashes':
      return plural(rounded, t`${number} hot flash`, t`${number} hot flashes`)
    case 'night_sweats':
      return plural(rounded, t`${number} night sweat`, t`${number} night sweats`)
  }
}

/**
 * The number from a log. Counts of moments are excluded: days with moments are never 0 and days without are
 * unknown, so averages over them would be too high.
 */
export function ownNumber(row: DayRow, measure: Measure): number | null {
  const isCount = measure === 'hot_flashes' || measure === 'night_sweats'
  return isCount && row.source[measure] === 'moments' ? null : row[measure]
}

/** Days with a number from a log, and their average to one decimal, null without any. */
export type Answered = { readonly rows: readonly DayRow[]; readonly average: number | null }

/** The rows with a number of `measure` from a log. */
export function answered(rows: readonly DayRow[], measure: Measure): Answered {
  const counted = rows.filter((row) => ownNumber(row, measure) !== null)
  return { rows: counted, average: meanOf(counted.map((row) => ownNumber(row, measure))) }
}

/** A day as a row behind an insight. */
export function behindRow(row: DayRow, measure: Measure): InsightRow {
  const value = ownNumber(row, measure)
  const isCount = measure === 'hot_flashes' || measure === 'night_sweats'
  const isFromDeep = isCount && row.source[measure] === 'deep_log'
  return { day: row.day, value, words: value === null ? '' : valueWords(measure, value), log_id: isFromDeep ? row.deep_log : row.quick_log }
}
