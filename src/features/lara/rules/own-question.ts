import type { LocalDate } from '../../../kit/local-date.ts'

/** What of her own notes a question is about. */
export type OwnSubject = 'mood' | 'energy' | 'sleep' | 'hot_flashes' | 'night_sweats' | 'bleeding' | 'logging' | 'everything'

/** Days in a row; both ends included. */
export type Days = { readonly from: LocalDate; readonly to: LocalDate }

/**
 * A question about her own notes, understood: of what, in which days (both included), and how it is asked. `last` asks for the newest
 * day, `compare` for two times beside each other (`before` is the earlier one). `flow` narrows bleeding to one answer of the calendar;
 * `WITHOUT`, for any subject, asks for days on which she noted none.
 */
export type OwnQuestion = {
  readonly subject: OwnSubject
  readonly asks: 'how' | 'count' | 'last' | 'compare' | 'best' | 'worst'
  readonly from: LocalDate
  readonly to: LocalDate
  readonly before: Days | null
  readonly flow: string | null
}

/** What `flow` says when a question is about days without any. */
export const WITHOUT = 'without'
