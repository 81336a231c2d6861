import type { LocalDate } from '../../../kit/local-date.ts'
import type { FlowDescription, RedFlagId, RedFlagLevel } from '../contract.ts'

/** What was seen. `count` is a number of days or times, `day` a day it is about. */
export type Seen =
  | { readonly about: 'after-a-year'; readonly flow: FlowDescription; readonly count: number; readonly isKnown: boolean }
  | { readonly about: 'past-menopause'; readonly flow: FlowDescription }
  | {
      readonly about: 'withdrawal-long' | 'withdrawal-unexpected' | 'long' | 'long-twice' | 'between-periods' | 'gap'
      readonly count: number
    }
  | { readonly about: 'unopposed' | 'sequential-years' | 'device-due'; readonly day: LocalDate }
  | {
      readonly about:
        | 'hrt-early'
        | 'hrt-late'
        | 'hrt-heavy'
        | 'hrt-returned'
        | 'withdrawal-heavy'
        | 'sequential-age'
        | 'short-cycles'
        | 'heavy-twice'
        | 'heavy-signs'
        | 'after-sex'
        | 'endocrine'
        | 'emergency'
        | 'no-uterus'
    }

/**
 * A finding. `days` are those it is based on, oldest first; `about` is the bleeding it concerns, null for a gap or a
 * treatment; `since` is the first day of what it concerns: a later one is a new finding. `isRaised` if a major risk
 * factor raised the level (R13).
 */
export type RedFlag = {
  readonly id: RedFlagId
  readonly level: RedFlagLevel
  readonly seen: Seen
  readonly since: LocalDate
  readonly about: { readonly from: LocalDate; readonly to: LocalDate } | null
  readonly days: readonly LocalDate[]
  readonly isRaised?: true
}
