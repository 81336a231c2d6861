import type { LocalDate } from '../../../kit/local-date.ts'
import type { Insight, InsightKind, Measure } from '../contract.ts'

/** The highest or lowest weekday: `weekday` 0 is Monday, `days` is the number of values. */
export type WeekdayEnd = { readonly weekday: number; readonly average: number; readonly days: number }

/** The values of an insight, for texts other than its own, such as Lara's answers. */
export type FindingData =
  /** Compared over `weeks` weeks. */
  | { readonly about: 'weekday'; readonly measure: Measure; readonly weeks: number; readonly high: WeekdayEnd; readonly low: WeekdayEnd }
  /** `part`: 0 night (10 PM to 6 AM), 1 morning, 2 afternoon, 3 evening. */
  | { readonly about: 'hours'; readonly taps: number; readonly most: number; readonly part: number }
  | { readonly about: 'feeling'; readonly feeling: string; readonly most: number; readonly named: number }
  /** `isOpen` if the run may have started before the period. */
  | { readonly about: 'run'; readonly from: LocalDate; readonly to: LocalDate; readonly days: number; readonly isOpen: boolean }

/** How much data is needed and how much there is. */
export type MissingData =
  | { readonly about: 'week' | 'week-before' | 'hours' | 'feeling'; readonly needs: number; readonly has: number }
  /** `on` is the first day on which weekdays are compared. */
  | { readonly about: 'weekday'; readonly on: LocalDate }

/** Result of a rule: an insight with its weight (higher comes first), or what is missing for one. */
export type Finding =
  | { readonly insight: Insight; readonly weight: number; readonly data?: FindingData }
  | { readonly missing: { readonly kind: InsightKind; readonly text: string }; readonly data?: MissingData }
