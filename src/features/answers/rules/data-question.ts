import type { LocalDate } from '../../../kit/local-date.ts'

/** The subjects of questions about her logs. */
export type DataSubject = 'mood' | 'energy' | 'sleep' | 'hot_flashes' | 'night_sweats' | 'bleeding' | 'logging' | 'everything'

/** A range of days, both ends inclusive. */
export type Days = { readonly from: LocalDate; readonly to: LocalDate }

/**
 * A parsed question about her logs: subject, range of days (inclusive), and kind. `last` asks for the newest day,
 * `compare` for two ranges (`before` is the earlier one). `flow` narrows bleeding to one value of the calendar;
 * `WITHOUT`, for any subject, asks for days without an entry.
 */
export type DataQuestion = {
  readonly subject: DataSubject
  readonly asks: 'how' | 'count' | 'last' | 'compare' | 'best' | 'worst'
  readonly from: LocalDate
  readonly to: LocalDate
  readonly before: Days | null
  readonly flow: string | null
}

/** The value of `flow` in a question about days without an entry. */
export const WITHOUT = 'without'
