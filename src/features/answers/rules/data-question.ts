import type { LocalDate } from '../../../kit/local-date.ts'

/**
 * The subjects of questions about her notes. `clarity` and `stress` are scales of the Soft Log, `feeling` and `waking`
 * choices of the Deep Log, `mood_taps` the moods tapped on Home, `tide_*` the values of EmberTides, `factor` one yes or
 * no answer of the Soft Log (`DataQuestion.factor`), and `symptom` one symptom of it (`DataQuestion.symptom`).
 */
export const DATA_SUBJECTS = [
  'mood',
  'energy',
  'sleep',
  'hot_flashes',
  'night_sweats',
  'bleeding',
  'logging',
  'everything',
  'clarity',
  'stress',
  'feeling',
  'waking',
  'mood_taps',
  'tide_energy',
  'tide_focus',
  'tide_tension',
  'factor',
  'symptom',
] as const
export type DataSubject = (typeof DATA_SUBJECTS)[number]

/**
 * What is asked. `days` is a number of days that fit; `split` compares days with and without a factor; `weekdays`,
 * `weeks` and `months` are averages of each; `hours` is the time of day of taps; `cycles` and `gap` are about the
 * distance between bleedings, `span` about the days of the newest one; `mentions` searches her texts for `words`;
 * `unclear` is a question that was not understood.
 */
export const DATA_ASKS = [
  'how',
  'count',
  'last',
  'compare',
  'best',
  'worst',
  'first',
  'average',
  'total',
  'days',
  'split',
  'weekdays',
  'weeks',
  'months',
  'hours',
  'cycles',
  'gap',
  'span',
  'mentions',
  'unclear',
] as const
export type DataAsk = (typeof DATA_ASKS)[number]

/** Parts of the day: night (22 to 6 h), morning (6 to 12), afternoon (12 to 18), evening (18 to 22). */
export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** Bounds of a value: `over` and `under` exclude it, `least` and `most` include it. */
export const LIMITS = ['over', 'under', 'least', 'most', 'exactly'] as const
export type Limit = { readonly is: (typeof LIMITS)[number]; readonly value: number }

/** A range of days, both ends inclusive. */
export type Days = { readonly from: LocalDate; readonly to: LocalDate }

/**
 * A parsed question about her notes: subject, range of days (inclusive), and kind. `last` asks for the newest day,
 * `compare` for two ranges (`before` is the earlier one). `flow` narrows bleeding to one value of the calendar, a
 * feeling to one choice; `WITHOUT`, for any subject, asks for days without an entry.
 */
export type DataQuestion = {
  readonly subject: DataSubject
  readonly asks: DataAsk
  readonly from: LocalDate
  readonly to: LocalDate
  readonly before: Days | null
  readonly flow: string | null
  /**
   * The yes or no answer (`DataFactor` of lara, or a custom key) that is the subject, or divides the days of a `split`,
   * which a symptom may do as well.
   */
  readonly factor?: string | undefined
  /** The key of the symptom that is the subject, listed or custom. */
  readonly symptom?: string | undefined
  /** Her name of the custom factor or symptom. */
  readonly named?: string | undefined
  /** The days of the week that count; 0 is Monday, 6 is Sunday. */
  readonly weekdays?: readonly number[] | undefined
  readonly part?: DayPart | undefined
  /** Hours of the day, from the first up to the second; over midnight if the first is the larger one. */
  readonly clock?: readonly [from: number, to: number] | undefined
  readonly limit?: Limit | undefined
  /** She asks why; her notes do not say. */
  readonly why?: true | undefined
  /** What her texts are searched for, as she wrote it. */
  readonly words?: string | undefined
  /** Quotes the first mention instead of the last one. */
  readonly isFirst?: true | undefined
  /** Unclear because her notes have no date for an event: "since I began the patch". */
  readonly isUndated?: true | undefined
  /** The word that was not understood. */
  readonly unread?: string | undefined
}

/** The value of `flow` in a question about days without an entry. */
export const WITHOUT = 'without'
