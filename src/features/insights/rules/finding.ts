import type { LocalDate } from '../../../kit/local-date.ts'
import type { Insight, InsightKind, Measure } from '../contract.ts'

/** One end of her week: `weekday` 0 is Monday, `days` were noted. */
export type WeekdayEnd = { readonly weekday: number; readonly average: number; readonly days: number }

/** The numbers of an insight, for those who say it in other words than its `text`. */
export type FindingData =
  | {
      readonly about: 'short-nights-flashes'
      readonly short: number
      readonly shortDays: number
      readonly other: number
      readonly otherDays: number
    }
  | {
      readonly about: 'short-nights-energy' | 'movement-mood'
      readonly days: number
      readonly average: number
      readonly otherDays: number
      readonly otherAverage: number
    }
  | { readonly about: 'weekday'; readonly measure: Measure; readonly high: WeekdayEnd; readonly low: WeekdayEnd }
  /** `part` 0 is the night from 10 PM to 6 AM, then morning, afternoon and evening. */
  | { readonly about: 'hours'; readonly taps: number; readonly most: number; readonly part: number }
  | { readonly about: 'feeling'; readonly feeling: string; readonly most: number; readonly named: number }
  /** `isOpen` when it may have begun before the days that were looked at. */
  | { readonly about: 'run'; readonly from: LocalDate; readonly to: LocalDate; readonly days: number; readonly isOpen: boolean }

/** The numbers of what is missing: how much is needed, and how much is there. */
export type MissingData =
  | { readonly about: 'week' | 'week-before' | 'hours' | 'feeling'; readonly needs: number; readonly has: number }
  | { readonly about: 'together'; readonly needs: number; readonly has: number; readonly others: number }
  | { readonly about: 'weekday'; readonly needs: number; readonly has: number; readonly weekday: number }

/** What a rule answers: an insight with its place in the order (higher comes first), or what is missing for one, or nothing. */
export type Finding =
  | { readonly insight: Insight; readonly weight: number; readonly data?: FindingData }
  | { readonly missing: { readonly kind: InsightKind; readonly text: string }; readonly data?: MissingData }
