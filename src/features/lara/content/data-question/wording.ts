import type { FlowDescription } from '../../../calendar/contract.ts'
import type { Measure } from '../../../insights/contract.ts'
import type { Region } from '../../../text/rules/speech.ts'

/**
 * A measure over several days, its numbers formatted. `total` is null for scales and hours; `some` and `none` count
 * days.
 */
export type Held = {
  readonly measure: Measure
  readonly average: string
  readonly total: number
  readonly days: number
  readonly some: number
  readonly none: number
}

/** Subjects whose name a sentence needs. */
export type Named = Measure | 'bleeding' | 'logging'

/** One measure in two periods; averages formatted, days counted. */
export type Compared = {
  readonly measure: Measure
  readonly now: string
  readonly nowDays: number
  readonly before: string
  readonly beforeDays: number
  readonly way: 'same' | 'higher' | 'lower'
}

/**
 * Texts of answers about her own notes in one language. `when` is a formatted period ("from November 15 to November
 * 21"). Texts may contain placeholders in braces for words of the region.
 */
export type DataWords = {
  readonly locale: Readonly<Record<Region, string>>
  /** "a, b and c". */
  readonly list: (items: readonly string[]) => string
  readonly today: string
  readonly yesterday: string
  /** A date within a sentence, after formatting. */
  readonly dated: (date: string) => string
  /** Several dates of one month, written as one: "les 9, 10 et 27 novembre". */
  readonly datedTogether: (dates: string) => string
  readonly tidied: (date: string) => string
  readonly onDay: (day: string) => string
  readonly fromTo: (from: string, to: string) => string
  readonly value: (measure: Measure, value: number, number: string) => string
  readonly taps: (value: number) => string
  readonly noted: (when: string, measure: Measure, words: string) => string
  readonly held: (when: string, held: Held) => string
  readonly range: (measure: Measure, least: string, leastDays: string, most: string, mostDays: string) => string
  readonly always: (measure: Measure, value: string) => string
  readonly tapped: (days: number) => string
  readonly nothing: (when: string, about: Named | 'everything') => string
  readonly nothingYet: string
  readonly missing: (days: number, few: string) => string
  readonly missingToday: string
  readonly bled: (when: string, days: number, dates: string, isFlow: string | null) => string
  readonly bledDays: (when: string, days: number) => string
  readonly bledOn: (when: string, flow: string) => string
  readonly noBleedingOn: (when: string) => string
  readonly notBled: (when: string, noneDays: number, flow: string | null) => string
  readonly noneDays: (days: number) => string
  readonly flowMissing: (days: number) => string
  readonly flow: (flow: FlowDescription) => string
  readonly flowOn: (date: string, flow: string) => string
  readonly flowKinds: (kinds: string) => string
  readonly named: (measure: Measure, words: string) => string
  readonly oneDay: (when: string, parts: string) => string
  readonly noNumbers: string
  readonly daysMissing: (days: number, few: string) => string
  readonly logged: (when: string, days: number, of: number) => string
  readonly loggedWith: (soft: number, deep: number, other: number) => string
  readonly last: (about: Named, words: string, day: string, ago: string) => string
  readonly lastWithout: (about: Named, day: string, ago: string) => string
  readonly ago: (days: number) => string
  readonly noLast: (about: Named, since: string, flow: string | null) => string
  readonly ranked: (measure: Measure, isBest: boolean, words: string, days: string, when: string, count: number) => string
  readonly onlyOne: (measure: Measure, words: string, day: string) => string
  readonly besides: (now: string, before: string) => string
  readonly compared: (compared: Compared) => string
  readonly notCompared: (about: Named, now: number, nowNeeds: number, before: number, beforeNeeds: number) => string
  readonly comparedDays: (about: 'bleeding' | 'logging', now: number, nowOf: number, before: number, beforeOf: number) => string
  readonly notCause: string
  readonly hidden: string
  readonly hiddenInPattern: string
  readonly andMore: (days: number) => string
  readonly kept: { readonly soft: string; readonly deep: string; readonly calendar: string; readonly home: string }
  readonly closing: { readonly nurturing: string; readonly calm: string; readonly pragmatic: string }
  readonly chips: {
    readonly lastMonth: string
    readonly thisMonth: string
    readonly better: string
    readonly bestDay: string
    readonly sleep: string
    readonly flashes: string
    readonly mood: string
    readonly bleeding: string
    readonly lastBleeding: string
    readonly often: string
  }
}
