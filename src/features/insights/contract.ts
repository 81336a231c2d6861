/** Insights: what her days add up to. The dashboard of Home, the latest log's figures, the tracker's analytics, her trends, and what her notes say. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Id, Instant, queryWhole, whole } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'

/** A week's entries on Home (3 a day: quick log, deep log, a moment) and on the tracker (spec §9). */
export const HOME_WEEKLY_TARGET = 21
export const TRACKER_WEEKLY_TARGET = 5
/** Days that the mood average of the tracker looks back over, today included. */
export const MOOD_AVERAGE_DAYS = 30
export const RECENT_ACTIVITY_MAX = 5

const average = z.nullable(z.number())

/** One thing she did. `day` is the day it is about, `at` when she did it; `value` is the mood 1 to 5 of a mood moment. */
export const Activity = z.object({
  kind: z.enum(['quick_log', 'deep_log', 'mood', 'hot_flash', 'night_sweat', 'calendar', 'embertides']),
  id: Id,
  day: LocalDate,
  at: Instant,
  value: z.nullish(z.number()),
})
export type Activity = z.infer<typeof Activity>

/**
 * Home. Averages are null while nothing was answered. `this_week` covers the seven days ending today;
 * `days` holds one row a day, oldest first, with what that day has.
 */
export const Dashboard = z.object({
  first_name: z.string(),
  journey_day: z.number(),
  current_streak: z.number(),
  today: LocalDate,
  logged_today: z.boolean(),
  this_week: z.object({
    entries: z.number(),
    target: z.number(),
    average_mood: average,
    average_sleep: average,
    days_with_log: z.number(),
    days: z.array(
      z.object({ day: LocalDate, quick_log: z.boolean(), deep_log: z.boolean(), moment: z.boolean(), mood: z.nullable(z.number()) }),
    ),
  }),
  recent_activity: z.array(Activity),
})
export type Dashboard = z.infer<typeof Dashboard>

export const findDashboard = endpoint({
  method: 'GET',
  path: '/api/landing/dashboard/',
  access: 'woman',
  reply: z.object({ data: Dashboard }),
})

/** The latest Soft Log's four figures; a question she left out is null, `recent_log` is null before her first log. */
export const RecentLog = z.object({
  log_date: LocalDate,
  mood_rating: z.nullable(whole(1, 10)),
  energy_level: z.nullable(whole(1, 10)),
  sleep_hours: z.nullable(z.number()),
  hot_flashes_count: z.nullable(z.number()),
})
export type RecentLog = z.infer<typeof RecentLog>

export const findWellnessStats = endpoint({
  method: 'GET',
  path: '/api/landing/wellness-stats/',
  access: 'woman',
  reply: z.object({ recent_log: z.nullable(RecentLog) }),
})

/** `mood_average` looks back over the last 30 days and is null without a mood in them; the counts are over all time. */
export const Analytics = z.object({
  current_streak: z.number(),
  total_logs: z.number(),
  quick_logs: z.number(),
  deep_logs: z.number(),
  logs_this_week: z.number(),
  mood_average: average,
})
export type Analytics = z.infer<typeof Analytics>

export const findAnalytics = endpoint({
  method: 'GET',
  path: '/api/tracker/logs/analytics/',
  access: 'woman',
  reply: z.object({ data: Analytics }),
})

/** What a trend is drawn of: mood and energy 1 to 10, sleep in hours, hot flashes and night sweats as counts of a day. */
export const MEASURES = ['mood', 'energy', 'sleep', 'hot_flashes', 'night_sweats'] as const
export type Measure = (typeof MEASURES)[number]

/** How much a trend shows: 7 days, a month of 28 to 31 days, 12 weeks as weekly averages, 12 months as monthly ones (decision 0017). */
export const SPANS = ['week', 'month', 'quarter', 'year'] as const
export type Span = (typeof SPANS)[number]

/** One place of a trend: a day's own number, or the average of the `days` that have one. Without any it is null, never zero. */
export const TrendValue = z.object({ value: average, days: z.number() })

/** A day (`from` equals `to`), or a week or month of days, with every measure. */
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
 * The period as a whole, over single days: average, least, most and sum, null without a number; `days` have one, on `none_days` of these it is
 * zero, and on `tapped_days` it was counted from her moments because no log of that day has it.
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

/** Her trends of one period, both ends included, oldest first. `first_day` is the first day she has a log or moment of, null before that. */
export const Trends = z.object({
  span: z.enum(SPANS),
  from: LocalDate,
  to: LocalDate,
  today: LocalDate,
  first_day: z.nullable(LocalDate),
  points: z.array(TrendPoint),
  whole: z.object({ mood: TrendWhole, energy: TrendWhole, sleep: TrendWhole, hot_flashes: TrendWhole, night_sweats: TrendWhole }),
})
export type Trends = z.infer<typeof Trends>

/** How many periods may be gone back at once: the weeks of ten years. */
export const PERIODS_BACK_MAX = 522

/** The period of `span` (a week unless told) that ends on `until` (her today unless told), or the one `back` periods before it. */
export const findTrends = endpoint({
  method: 'GET',
  path: '/api/tracker/logs/trends/',
  access: 'woman',
  query: z.strictObject({
    span: z.optional(z.enum(SPANS, { error: t`Please choose from: ${SPANS.join(', ')}` })),
    until: z.optional(LocalDate),
    back: z.optional(queryWhole(0, PERIODS_BACK_MAX)),
  }),
  reply: z.object({ data: Trends }),
})

/** What an insight is about; the rule of that name in `rules/` says what it needs. */
export const INSIGHT_KINDS = ['week', 'together', 'weekday', 'hours', 'feeling', 'run', 'flow', 'tides'] as const
export type InsightKind = (typeof INSIGHT_KINDS)[number]

/** One day that an insight counts: its number and the words for it, and the log it stands in (null when it stands in none). */
export const InsightRow = z.object({
  day: LocalDate,
  value: average,
  words: z.string(),
  log_id: z.nullable(Id),
})
export type InsightRow = z.infer<typeof InsightRow>

/** One thing her notes say. `note` says what it does not mean; `behind` holds every day that was counted, in named groups. */
export const Insight = z.object({
  kind: z.enum(INSIGHT_KINDS),
  text: z.string(),
  note: z.nullable(z.string()),
  behind: z.array(z.object({ label: z.string(), rows: z.array(InsightRow) })),
})
export type Insight = z.infer<typeof Insight>

/** The most telling first. `missing` says what her notes do not hold enough for yet, and how much that would be. */
export const findInsights = endpoint({
  method: 'GET',
  path: '/api/tracker/logs/insights/',
  access: 'woman',
  reply: z.object({
    data: z.object({
      from: LocalDate,
      today: LocalDate,
      insights: z.array(Insight),
      missing: z.array(z.object({ kind: z.enum(INSIGHT_KINDS), text: z.string() })),
    }),
  }),
})
