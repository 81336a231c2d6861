import { dayWords } from '../../../kit/day-words.ts'
import { language, plural, t } from '../../../kit/words.ts'
import { bandWord } from '../content/score-words.ts'
import type { Checkin, Instrument } from '../contract.ts'
import { highestTotal } from './forms.ts'
import { bandOf } from './score.ts'

/** "14 of 44, moderate"; without a word for two items, and a sentence where there is no total. */
export function totalWords(instrument: Instrument, total: number | null): string {
  if (total === null) return t`No total, because a question was left out`
  const band = bandOf(instrument, total)
  const word = band === undefined ? undefined : bandWord(instrument, band, language())
  const figure = t`${total} of ${highestTotal(instrument)}`
  return word === undefined ? figure : `${figure}, ${word}`
}

/**
 * How a total compares with the one before, in points and without judging it; undefined if either is missing. No
 * smallest difference that matters is known.
 */
export function comparedWords(total: number | null, before: Pick<Checkin, 'total' | 'local_date'> | undefined): string | undefined {
  if (total === null || !before || before.total === null) return undefined
  const day = dayWords(before.local_date, 'date')
  const points = Math.abs(total - before.total)
  if (points === 0) return t`The same number as on ${day}.`
  return total < before.total
    ? plural(points, t`${points} point lower than on ${day}.`, t`${points} points lower than on ${day}.`)
    : plural(points, t`${points} point higher than on ${day}.`, t`${points} points higher than on ${day}.`)
}

/** The newest check-in with the same questionnaire before a time (ms). `checkins` are newest first. */
export function earlierOf(instrument: Instrument, at: number, checkins: readonly Checkin[]): Checkin | undefined {
  return checkins.find((one) => one.instrument === instrument && Date.parse(one.at) < at)
}
