/** Plain averages of two groups of her days, for a question that no pattern answers. They prove no link. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Question } from './catalogue.ts'
import type { PatternDay } from './channels.ts'
import { PAIRS_NEED, pairsOf, toNumbered } from './compare.ts'
import { sidesOf } from './groups.ts'

/** Days before today that are compared: 12 weeks. */
export const COMPARED_DAYS = 84
/** Fewest days of a group. */
const GROUP_LEAST = 4

/** One group: its amount of the cause (`bound` as in `Group`), and its days with the outcome of each. */
type Side = {
  readonly bound: number
  readonly average: number
  readonly days: readonly { readonly day: LocalDate; readonly value: number }[]
}

export type SideBySide = Question & { readonly much: Side; readonly little: Side }

/** Both groups of the days of a question; undefined with too few days in one of them or in both together. */
export function sideBySide(question: Question, days: readonly PatternDay[]): SideBySide | undefined {
  const pairs = pairsOf(question, toNumbered(days))
  if (pairs.length < PAIRS_NEED || new Set(pairs.map(({ cause }) => cause)).size < 2) return undefined
  const { isLittle, isMuch } = sidesOf(pairs.map(({ cause }) => cause))
  const sideOf = (isIn: (cause: number) => boolean, boundOf: (causes: number[]) => number): Side => {
    const members = pairs.filter(({ cause }) => isIn(cause))
    const average = members.reduce((sum, { outcome }) => sum + outcome, 0) / members.length
    return {
      bound: boundOf(members.map(({ cause }) => cause)),
      average: Math.round(average * 10) / 10,
      days: members.map(({ date, outcome }) => ({ day: date, value: outcome })),
    }
  }
  const much = sideOf(isMuch, (causes) => Math.min(...causes))
  const little = sideOf(isLittle, (causes) => Math.max(...causes))
  return Math.min(much.days.length, little.days.length) < GROUP_LEAST ? undefined : { ...question, much, little }
}
