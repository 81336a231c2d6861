import type { LocalDate } from '../../../kit/local-date.ts'

/** What of her own notes a question is about. */
export type OwnSubject = 'mood' | 'energy' | 'sleep' | 'hot_flashes' | 'night_sweats' | 'bleeding' | 'logging' | 'everything'

/**
 * A question about her own notes, understood: of what, in which days (both included), and how it is asked. `last` asks for the newest
 * day, `compare` for two times beside each other (`before` is the earlier one), `flow` narrows bleeding to one answer.
 */
export type OwnQuestion = {
  readonly subject: OwnSubject
  readonly asks: 'how' | 'count' | 'last' | 'compare' | 'best' | 'worst'
  readonly from: LocalDate
  readonly to: LocalDate
  readonly before: { readonly from: LocalDate; readonly to: LocalDate } | null
  readonly flow: string | null
}
