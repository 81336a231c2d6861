import type { DataSubject, DayPart, Limit } from '../../answers/rules/data-question.ts'
import type { DataFactor } from './data-factors.ts'

/** Days are counted as nights for sleep and night sweats. */
export type Unit = 'day' | 'night'

/**
 * Texts of statistics about her notes in one language. `when` is a formatted period, `name` a subject ("your mood"),
 * `what` a thing that was noted ("less than 6 hours of sleep"); values are formatted. Texts may contain placeholders in
 * braces for words of the region.
 */
export type StatisticsWords = {
  readonly name: Readonly<Record<DataSubject, string>>
  /** A count or bleeding as a thing that was noted: "hot flashes". */
  readonly thing: Readonly<Record<'hot_flashes' | 'night_sweats' | 'bleeding', string>>
  readonly factor: Readonly<Record<DataFactor, string>>
  /** Choices of the Deep Log, by subject and value. */
  readonly choice: Readonly<Record<'feeling' | 'waking', Readonly<Record<string, string>>>>
  readonly moods: readonly [string, string, string, string, string]
  readonly part: Readonly<Record<DayPart, string>>
  readonly hour: (hour: number) => string
  /** "between 3 PM and 5 PM"; `to` may be 24. */
  readonly clock: (from: number, to: number) => string
  readonly yes: string
  readonly no: string
  readonly outOf: (value: number, most: number, number?: string) => string
  readonly onWeekdays: (days: readonly number[]) => string
  readonly weekday: (day: number) => string
  readonly weekOf: (date: string) => string
  readonly units: (count: number, unit: Unit) => string
  readonly limited: (is: Limit['is'], value: string) => string
  /** "less than 6 hours of sleep", "a mood of more than 7 out of 10". */
  readonly valued: (subject: DataSubject, value: string) => string
  readonly without: (what: string) => string
  readonly averageCount: (when: string, value: string, unit: Unit, noted: string) => string
  readonly average: (when: string, name: string, value: string, noted: string) => string
  readonly totalSleep: (when: string, value: string, noted: string) => string
  readonly days: (when: string, what: string, days: number, of: string, dates: string) => string
  readonly found: (isFirst: boolean, what: string, day: string, ago: string) => string
  readonly notFound: (what: string, from: string) => string
  readonly ranked: (when: string, name: string, isHigh: boolean, value: string, days: string, noted: string) => string
  readonly nothing: (when: string, name: string) => string
  /** Days that divide at a period: as told first, those in the week before one, and the others. */
  readonly beforePeriod: { readonly of: (when: string, name: string) => string; readonly before: string; readonly other: string }
  readonly splitOf: (when: string, name: string, factor: string) => string
  /** The days with or without a factor, and what was noted on days with such a label. */
  readonly splitLabel: (has: boolean, factor: string) => string
  readonly splitPart: (label: string, value: string, noted: string | undefined) => string
  readonly splitNone: (label: string) => string
  readonly splitShare: (days: number, of: string) => string
  readonly splitTotal: (average: string, total: string, unit: Unit) => string
  readonly splitUnknown: (days: string, factor: string) => string
  /** Days whose count comes from taps alone, which may be too low. */
  readonly tapsLeftOut: (days: string) => string
  /** The average of a symptom's severities. */
  readonly severity: (average: string, noted: string) => string
  readonly inAll: (total: string) => string
  readonly hiddenSymptom: string
  /** The number of periods, and their first days. */
  readonly periods: (count: number, starts: string) => string
  /** The first day of the bleeding whose last day was named. */
  readonly spanBegan: (day: string, ago: string) => string
  readonly notCause: string
  readonly grouped: (by: 'weekdays' | 'weeks' | 'months', when: string, name: string, list: string) => string
  readonly extremes: (high: string, low: string) => string
  readonly taps: (when: string, taps: number, part: string | null, list: string, isSweats?: boolean) => string
  readonly noTaps: (when: string, name: string, part: string | null) => string
  readonly tapsOnly: string
  readonly moodTaps: (when: string, taps: number, part: string | null, list: string) => string
  readonly chosen: (when: string, name: string, days: string, list: string) => string
  readonly span: (from: string, to: string, days: string, ago: string) => string
  readonly spanOneDay: (day: string, ago: string) => string
  readonly cycles: (list: string, average: string | null) => string
  readonly cycle: (days: number, from: string, to: string) => string
  readonly cycleEnds: (longest: number, shortest: number) => string
  readonly cycleRule: string
  readonly noCycles: (starts: number) => string
  readonly gap: (days: number, from: string, to: string, apart: number) => string
  readonly gapNow: (days: string, day: string) => string
  readonly noGap: string
  readonly why: string
  readonly hiddenFactors: string
  readonly tooLong: string
  /** `words` is what was searched for, `quote` the newest text, or the oldest one. */
  readonly mentioned: (words: string, when: string, days: number, isFirst: boolean, day: string, quote: string) => string
  readonly notMentioned: (words: string, when: string) => string
  readonly unclear: (name: string, unread: string | null) => string
  /** No date is known for an event that she named. */
  readonly undated: string
  readonly try: (first: string, second: string) => string
  readonly examples: Readonly<Record<'sleep' | 'flashes' | 'bleeding' | 'mood' | 'sleepSince' | 'flashesSince' | 'moodSince', string>>
}
