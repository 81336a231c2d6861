import type { LocalDate } from '../../../kit/local-date.ts'
import type { FlowDescription } from '../../calendar/contract.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import type { Tap } from '../../insights/rules/named-most.ts'
import type { TideRow } from '../../insights/rules/other-rooms.ts'
import type { ShownCard, TriageFacts } from './triage-cards.ts'

/** One day of her calendar; `flow` is null where she noted symptoms only, and says nothing about bleeding then. */
export type CalendarDay = { readonly day: LocalDate; readonly flow: FlowDescription | null }

/**
 * What an answer about her own notes is made of. Everything she noted from `from` to `to` is here, oldest first; earlier days were not
 * looked at. While `isMasked`, the calendar is left empty: what she hides is not used.
 */
export type OwnNotes = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly rows: readonly DayRow[]
  readonly calendar: readonly CalendarDay[]
  readonly taps: readonly Tap[]
  readonly tides: readonly TideRow[]
  readonly isMasked: boolean
  readonly facts: TriageFacts
  /** The triage cards that she was shown before, with their day. */
  readonly recent: readonly ShownCard[]
}
