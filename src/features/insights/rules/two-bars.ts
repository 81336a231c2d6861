import { numberWords } from '../../../kit/words.ts'
import type { Insight } from '../contract.ts'
import { meanOf } from './averages.ts'

/** One of two bars: its name, its number and the number in words. */
export type Bar = { readonly label: string; readonly value: number; readonly words: string }

/** Insights that compare averages of two groups of days, and those that compare how often something was. */
const AVERAGED: ReadonlySet<Insight['kind']> = new Set(['week', 'weekday'])
const COUNTED: ReadonlySet<Insight['kind']> = new Set(['hours', 'feeling'])

/**
 * The picture of an insight: the highest of its groups and the one it is compared with (the lowest average, or the next
 * most frequent); undefined for an insight that compares nothing. Bars start at zero.
 */
export function twoBars({ kind, behind }: Insight): readonly [Bar, Bar] | undefined {
  const isAveraged = AVERAGED.has(kind)
  if (!isAveraged && !COUNTED.has(kind)) return undefined
  const bars = behind.flatMap(({ label, rows }): Bar[] => {
    const value = isAveraged ? meanOf(rows.map((row) => row.value)) : rows.length
    return value === null ? [] : [{ label, value, words: numberWords(value, { maximumFractionDigits: 1 }) }]
  })
  // This week stays before the week before.
  if (kind === 'week') return bars.length === 2 ? (bars as [Bar, Bar]) : undefined
  const [most, next, ...rest] = bars.toSorted((one, other) => other.value - one.value)
  const other = isAveraged ? (rest.at(-1) ?? next) : next
  return most && other ? [most, other] : undefined
}

/** The strongest insight with a picture; `insights` are by weight. */
export function picturedInsight(insights: readonly Insight[]): { insight: Insight; bars: readonly [Bar, Bar] } | undefined {
  for (const insight of insights) {
    const bars = twoBars(insight)
    if (bars) return { insight, bars }
  }
  return undefined
}
