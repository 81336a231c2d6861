/** Insights: what her days add up to. The dashboard of Home, the latest log's figures, and the tracker's analytics. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Id, Instant, whole } from '../../kit/schemas.ts'

/** A week's entries on Home (3 a day: quick log, deep log, a moment) and on the tracker (spec §9). */
export const HOME_WEEKLY_TARGET = 21
export const TRACKER_WEEKLY_TARGET = 5
/** Days that the mood average of the tracker looks back over, today included. */
export const MOOD_AVERAGE_DAYS = 30
export const RECENT_ACTIVITY_MAX = 5

const average = z.nullable(z.number())

/** One thing she did. `day` is the day it is about, `at` when she did it; `value` is the mood 1 to 5 of a mood moment. */
export const Activity = z.object({
  kind: z.enum(['quick_log', 'deep_log', 'mood', 'hot_flash', 'night_sweat']),
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
