/**
 * Insights computed from a woman's records: Home's dashboard, the latest log, the tracker's analytics, trends, and
 * insight sentences.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { daysBetween, LocalDate } from '../../kit/local-date.ts'
import { Id, Instant, queryWhole, whole } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'
import { FLOWS } from '../calendar/contract.ts'
import { FactorKey, LogEntry, SymptomKey } from '../logs/contract.ts'

/**
 * Weekly targets in entries: on Home 3 a day (quick log, deep log, moment), on the tracker 5 logs (docs/product.md,
 * sections 5 and 6).
 */
export const HOME_WEEKLY_TARGET = 21
export const TRACKER_WEEKLY_TARGET = 5
/** Length in days of the tracker's mood average, today included. */
export const MOOD_AVERAGE_DAYS = 30
export const RECENT_ACTIVITY_MAX = 5

const average = z.nullable(z.number())

/**
 * One recent action. `day` is the date it concerns, `at` when it was recorded; `value` is the mood 1 to 5 of a mood
 * moment.
 */
export const Activity = z.object({
  kind: z.enum(['quick_log', 'deep_log', 'mood', 'hot_flash', 'night_sweat', 'calendar', 'embertides']),
  id: Id,
  day: LocalDate,
  at: Instant,
  value: z.nullish(z.number()),
})
export type Activity = z.infer<typeof Activity>

/**
 * One day of the week. `mood` is that of the Soft Log, `tapped_mood` (1 to 5) that of the day's last mood moment;
 * `hot_flashes` says whether any was logged or tapped; `other` whether the day has a record that none of these shows.
 * What is hidden in the settings is left out.
 */
export const WeekDay = z.object({
  day: LocalDate,
  quick_log: z.boolean(),
  deep_log: z.boolean(),
  moment: z.boolean(),
  mood: z.nullable(z.number()),
  tapped_mood: z.nullable(z.number()),
  hot_flashes: z.boolean(),
  bleeding: z.nullable(z.enum(Object.values(FLOWS))),
  other: z.boolean(),
})
export type WeekDay = z.infer<typeof WeekDay>

/**
 * Home's dashboard. Averages are null without answers. `this_week` covers the seven days ending today; `days` has
 * one row per day, oldest first. `today_log` is the Soft Log of today, null until it is saved.
 */
export const Dashboard = z.object({
  first_name: z.string(),
  journey_day: z.number(),
  current_streak: z.number(),
  today: LocalDate,
  logged_today: z.boolean(),
  today_log: z.nullable(LogEntry),
  this_week: z.object({
    entries: z.number(),
    target: z.number(),
    average_mood: average,
    average_sleep: average,
    days_with_log: z.number(),
    days: z.array(WeekDay),
  }),
  recent_activity: z.array(Activity),
  /** Days of this week with a log that cannot be read. */
  damaged_days: z.array(LocalDate),
})
export type Dashboard = z.infer<typeof Dashboard>

export const findDashboard = endpoint('GET /api/landing/dashboard/', 'woman', { reply: z.object({ data: Dashboard }) })

/** Four values of the latest quick log; unanswered ones are null. `recent_log` is null before the first log. */
export const RecentLog = z.object({
  log_date: LocalDate,
  mood_rating: z.nullable(whole(1, 10)),
  energy_level: z.nullable(whole(1, 10)),
  sleep_hours: z.nullable(z.number()),
  hot_flashes_count: z.nullable(z.number()),
})
export type RecentLog = z.infer<typeof RecentLog>

export const findWellnessStats = endpoint('GET /api/landing/wellness-stats/', 'woman', {
  reply: z.object({ recent_log: z.nullable(RecentLog) }),
})

/** `mood_average` covers the last 30 days and is null without a mood in them; counts are over all time. */
export const Analytics = z.object({
  current_streak: z.number(),
  total_logs: z.number(),
  quick_logs: z.number(),
  deep_logs: z.number(),
  logs_this_week: z.number(),
  mood_average: average,
})
export type Analytics = z.infer<typeof Analytics>

export const findAnalytics = endpoint('GET /api/tracker/logs/analytics/', 'woman', { reply: z.object({ data: Analytics }) })

/** Measures with a trend: mood and energy 1 to 10, sleep in hours, hot flashes and night sweats as daily counts. */
export const MEASURES = ['mood', 'energy', 'sleep', 'hot_flashes', 'night_sweats'] as const
export type Measure = (typeof MEASURES)[number]

/**
 * Spans of a trend: 7 days, a month of 28 to 31 days, 12 weeks as weekly averages, 12 months as monthly averages
 * (docs/decisions/0017).
 */
export const SPANS = ['week', 'month', 'quarter', 'year'] as const
export type Span = (typeof SPANS)[number]

/**
 * One point of a measure: the value of a day, or the average over the `days` that have one. Null without any, never
 * zero.
 */
export const TrendValue = z.object({ value: average, days: z.number() })
export type TrendValue = z.infer<typeof TrendValue>

/** A day (`from` equals `to`), week or month with every measure. */
export const TrendPoint = z.object({
  from: LocalDate,
  to: LocalDate,
  mood: TrendValue,
  energy: TrendValue,
  sleep: TrendValue,
  hot_flashes: TrendValue,
  night_sweats: TrendValue,
})
export type TrendPoint = z.infer<typeof TrendPoint>

/**
 * Statistics over the single days of the period: average, least, most and sum, null without values. `days` is the
 * number of days with a value, `none_days` of those with value 0, and `tapped_days` of those counted from moments
 * because no log has the value.
 */
export const TrendWhole = z.object({
  average,
  least: average,
  most: average,
  total: average,
  days: z.number(),
  none_days: z.number(),
  tapped_days: z.number(),
})
export type TrendWhole = z.infer<typeof TrendWhole>

/**
 * Trends of one period, both ends inclusive, oldest first. `first_day` is the earliest day with a log or moment, or
 * null.
 */
export const Trends = z.object({
  span: z.enum(SPANS),
  from: LocalDate,
  to: LocalDate,
  today: LocalDate,
  first_day: z.nullable(LocalDate),
  points: z.array(TrendPoint),
  /** Days of the period with a log that cannot be read. */
  damaged_days: z.array(LocalDate),
  whole: z.object({ mood: TrendWhole, energy: TrendWhole, sleep: TrendWhole, hot_flashes: TrendWhole, night_sweats: TrendWhole }),
  /** The symptoms answered in the period, as severities 0 (none) to 3 (severe), in the order of the symptom list. */
  symptoms: z.array(z.object({ key: SymptomKey, points: z.array(TrendValue), whole: TrendWhole })),
  /** Days with bleeding, oldest first; empty while she hides intimate entries. */
  bleeding: z.array(LocalDate),
})
export type Trends = z.infer<typeof Trends>

/** Largest `back`: the number of weeks in ten years. */
export const PERIODS_BACK_MAX = 522

/** The period of `span` (default week) that ends on `until` (default today), or the one `back` periods earlier. */
export const findTrends = endpoint('GET /api/tracker/logs/trends/', 'woman', {
  query: z.strictObject({
    span: z.optional(z.enum(SPANS, { error: () => t`Please choose from: ${SPANS.join(', ')}` })),
    until: z.optional(LocalDate),
    back: z.optional(queryWhole(0, PERIODS_BACK_MAX)),
  }),
  reply: z.object({ data: Trends }),
})

/** Largest number of days of `listDayValues`. */
export const DAY_VALUES_MAX = 366

/**
 * What one day holds, for calendars: mood and energy 1 to 10 (without a Soft Log the mood is that of the last mood
 * moment, in the same scale), sleep in hours, counts. Null is unknown. `has_more`: a log, or a moment of another kind
 * than a mood or a hot flash, which these values do not show in full.
 */
export const DayValues = z.object({
  day: LocalDate,
  mood: average,
  energy: average,
  sleep: average,
  hot_flashes: average,
  has_more: z.boolean(),
})
export type DayValues = z.infer<typeof DayValues>

/** The days from `from` to `to` with a log or a moment, oldest first. */
export const listDayValues = endpoint('GET /api/tracker/logs/days/', 'woman', {
  query: z.strictObject({ from: LocalDate, to: LocalDate }).check(
    z.refine(({ from, to }) => from <= to && daysBetween(from, to) < DAY_VALUES_MAX, {
      error: () => t`Please choose at most ${DAY_VALUES_MAX} days, the first one first`,
      path: ['to'],
    }),
  ),
  reply: z.object({ data: z.array(DayValues) }),
})

/** Days in each of the two windows that the overview compares. */
export const OVERVIEW_DAYS = 30

/** How an average compares with the one before; 'same' if the difference may be chance or is too small to matter. */
export const Change = z.enum(['up', 'down', 'same'])
export type Change = z.infer<typeof Change>

/**
 * One measure or symptom: the value of each of the last 30 days (null is unknown), the averages of the last 30 days and
 * of the 30 before, and how they compare; null with too few days (`rules/change.ts`).
 */
export const TrendRow = z.object({
  key: z.union([z.enum(MEASURES), SymptomKey]),
  values: z.array(average),
  last: TrendValue,
  before: TrendValue,
  change: z.nullable(Change),
})
export type TrendRow = z.infer<typeof TrendRow>

/** Answered days, and those with "yes". */
const FactorCount = z.object({ yes: z.number(), days: z.number() })

/**
 * One factor: its answer on each of the last 30 days (null is unknown), its counts in the last 30 days and in the 30
 * before, and whether it was more or less frequent; null with too few days (`rules/change.ts`).
 */
export const FactorRow = z.object({
  key: FactorKey,
  values: z.array(z.nullable(z.boolean())),
  last: FactorCount,
  before: FactorCount,
  change: z.nullable(Change),
})
export type FactorRow = z.infer<typeof FactorRow>

/**
 * The last 30 days of everything she tracks. `bleeding` has the days with bleeding of the 60 days, oldest first; it is
 * empty while she hides intimate entries. `first_day` as in `Trends`.
 */
export const TrendOverview = z.object({
  today: LocalDate,
  first_day: z.nullable(LocalDate),
  rows: z.array(TrendRow),
  factors: z.array(FactorRow),
  bleeding: z.array(LocalDate),
  /** Days of the 60 with a log that cannot be read. */
  damaged_days: z.array(LocalDate),
})
export type TrendOverview = z.infer<typeof TrendOverview>

export const findTrendOverview = endpoint('GET /api/tracker/logs/trends/overview/', 'woman', { reply: z.object({ data: TrendOverview }) })

/** Subjects of insights; each is computed by a rule in `rules/`, which defines how much data it needs. */
export const INSIGHT_KINDS = ['week', 'weekday', 'hours', 'feeling', 'run', 'flow', 'tides'] as const
export type InsightKind = (typeof INSIGHT_KINDS)[number]

/** One day counted by an insight: its value, the text for it, and the id of the log it comes from, or null. */
export const InsightRow = z.object({
  day: LocalDate,
  value: average,
  words: z.string(),
  log_id: z.nullable(Id),
})
export type InsightRow = z.infer<typeof InsightRow>

/** One insight. `note` says what it does not mean; `behind` has every day that was counted, in labelled groups. */
export const Insight = z.object({
  kind: z.enum(INSIGHT_KINDS),
  text: z.string(),
  note: z.nullable(z.string()),
  behind: z.array(z.object({ label: z.string(), rows: z.array(InsightRow) })),
})
export type Insight = z.infer<typeof Insight>

/** Insights by weight, highest first. `missing` lists insights that need more data, and how much. */
export const findInsights = endpoint('GET /api/tracker/logs/insights/', 'woman', {
  reply: z.object({
    data: z.object({
      from: LocalDate,
      today: LocalDate,
      insights: z.array(Insight),
      missing: z.array(z.object({ kind: z.enum(INSIGHT_KINDS), text: z.string() })),
    }),
  }),
})
