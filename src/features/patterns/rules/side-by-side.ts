/** Plain averages of two groups of her days, for a question that no pattern answers. They prove no link. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Question } from './catalogue.ts'
import type { PatternDay } from './channels.ts'
import { PAIRS_NEED, pairsOf, toNumbered } from './compare.ts'
import { averageOf, splitPairs } from './groups.ts'

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
  const { much, little } = splitPairs(pairs)
  if (Math.min(much.pairs.length, little.pairs.length) < GROUP_LEAST) return undefined
  const toSide = ({ bound, pairs: members }: typeof much): Side => ({
    bound,
    average: averageOf(members.map(({ outcome }) => outcome)),
    days: members.map(({ date, outcome }) => ({ day: date, value: outcome })),
  })
  return { ...question, much: toSide(much), little: toSide(little) }
}
