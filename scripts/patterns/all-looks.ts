import { addDays, daysBetween, type LocalDate } from '../../src/kit/local-date.ts'
import { factorsIn, type PatternDay } from '../../src/features/patterns/rules/channels.ts'
import { type LookResult, runLook } from '../../src/features/patterns/rules/judge.ts'
import { lookDay } from '../../src/features/patterns/rules/look.ts'

/** A look of a record: its number, and its day counted from the first note. */
export type MadeLook = { readonly look: number; readonly day: number; readonly result: LookResult }

/** What a record holds: days in any order, her own question from the first day on, and its last day. */
export type PatternRecord = {
  readonly days: readonly PatternDay[]
  readonly own: { readonly cause: string; readonly outcome: string } | null
  /** Default: the last day noted. */
  readonly until?: LocalDate | undefined
}

/**
 * Every look of a record, made on its day: the look of day 42 reads the first 42 days and nothing later. A record of
 * fewer days has none.
 */
export function* allLooks({ days, own, until }: PatternRecord): Generator<MadeLook> {
  const sorted = days.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const [first, last] = [sorted[0]?.date, until ?? sorted.at(-1)?.date]
  if (first === undefined || last === undefined) return
  let previous: LookResult | null = null
  for (let look = 1; lookDay(look) <= daysBetween(first, last) + 1; look += 1) {
    const today = addDays(first, lookDay(look))
    const known = sorted.filter(({ date }) => date < today)
    const result = runLook({ today, days: known, factors: factorsIn(known), own: own && { ...own, since: first }, previous })
    yield { look, day: lookDay(look), result }
    previous = result
  }
}
