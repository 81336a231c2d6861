import type { LocalDate } from '../../../kit/local-date.ts'
import type { FlowDescription, RedFlagCard } from '../../calendar/contract.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import type { LogEntry } from '../../logs/contract.ts'
import type { Tap } from '../../insights/rules/named-most.ts'
import type { TideRow } from '../../insights/rules/other-features.ts'

/** A day of her calendar; `flow` is null if the entry has symptoms only, which says nothing about bleeding. */
export type CalendarDay = { readonly day: LocalDate; readonly flow: FlowDescription | null }

/**
 * Input of an answer about her own notes: all notes from `from` to `to`, oldest first; earlier days were not loaded.
 * While `isMasked`, the calendar is empty, since hidden entries are not used.
 */
export type OwnNotes = {
  readonly from: LocalDate
  readonly to: LocalDate
  /** Day of her first log; null if she has none, or if the answer does not need it. */
  readonly firstLog: LocalDate | null
  readonly rows: readonly DayRow[]
  readonly calendar: readonly CalendarDay[]
  readonly taps: readonly Tap[]
  readonly tides: readonly TideRow[]
  /** Her logs, if the answer needs more than the measures in `rows`. */
  readonly logs: readonly LogEntry[]
  /** Her mood taps with their hour, 0 to 23, and value, 1 to 5. */
  readonly moods: readonly (Tap & { readonly value: number })[]
  readonly isMasked: boolean
  /** Open notes about her bleeding, in the language of the answer, without those shown to her recently. */
  readonly flags: readonly RedFlagCard[]
}
