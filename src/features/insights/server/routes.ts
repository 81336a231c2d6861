import { addDays, daysBetween, localDateAt } from '../../../kit/local-date.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import { CALENDAR_MAX } from '../../calendar/contract.ts'
import { findEntries, findLatestEntries } from '../../calendar/server/store.ts'
import { TIDES_MAX } from '../../embertides/contract.ts'
import { findLatestTides, findTides } from '../../embertides/server/store.ts'
import { countLogs, findLastQuickLog, findLatestLogs, findLogs } from '../../logs/server/store.ts'
import { damagedDays } from '../../logs/rules/history.ts'
import { MOMENTS_MAX } from '../../moments/contract.ts'
import { findLatestMoments, findMoments } from '../../moments/server/store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { type Activity, findAnalytics, findDashboard, findWellnessStats, MOOD_AVERAGE_DAYS, RECENT_ACTIVITY_MAX } from '../contract.ts'
import { meanOf } from '../rules/averages.ts'
import { weekOf, weekStart } from '../rules/week.ts'
import { findStreak } from './streak-store.ts'

/** A day has at most a quick and a deep log. */
const LOGS_A_DAY = 2

function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? ''
}

/** Adds the endpoints of the dashboard, the latest log and the analytics. */
export function insightRoutes(serve: Serve): void {
  serve(findDashboard, async ({ user, hers, now }) => {
    const today = localDateAt(now, user.timezone)
    const from = weekStart(today)
    const [streak, logs, moments, entries, tides, preferences, latestLogs, latestMoments, latestEntries, latestTides] = await Promise.all([
      findStreak(hers, user, today),
      findLogs(hers, user, { from, to: today, place: { day: addDays(today, 1), type: '' }, limit: 7 * LOGS_A_DAY }),
      findMoments(hers, user, from, today, MOMENTS_MAX),
      findEntries(hers, user, from, today, CALENDAR_MAX),
      findTides(hers, user, from, today, TIDES_MAX),
      findPreferencesOf(hers, user),
      findLatestLogs(hers, user, RECENT_ACTIVITY_MAX),
      findLatestMoments(hers, user, RECENT_ACTIVITY_MAX),
      findLatestEntries(hers, user, RECENT_ACTIVITY_MAX),
      findLatestTides(hers, user, RECENT_ACTIVITY_MAX),
    ])
    // What she hides in the settings is not on Home, which has no "Show" button.
    const isCalendarHidden = isHidden('flow_description', preferences)
    const activity: Activity[] = [
      ...latestLogs.map(({ id, type, day, at }) => ({ kind: type, id, day, at: new Date(at).toISOString() })),
      ...latestMoments.map(({ id, kind, local_date, at, value }) => ({ kind, id, day: local_date, at, value: value ?? null })),
      ...(isCalendarHidden ? [] : latestEntries).map(({ id, day, at }) => ({
        kind: 'calendar' as const,
        id,
        day,
        at: new Date(at).toISOString(),
      })),
      ...latestTides.map(({ id, day, at }) => ({ kind: 'embertides' as const, id, day, at: new Date(at).toISOString() })),
    ]
    const todayLog = logs.find(({ log_type, log_date }) => log_type === 'quick_log' && log_date === today)
    const tideDays = new Set(tides.map(({ local_date }) => local_date))
    return {
      data: {
        first_name: firstNameOf(user.profile.full_name),
        journey_day: daysBetween(localDateAt(user.createdAt, user.timezone), today) + 1,
        current_streak: streak,
        today,
        logged_today: todayLog !== undefined,
        today_log: todayLog ?? null,
        damaged_days: damagedDays(logs),
        this_week: weekOf(today, logs, { moments, entries: isCalendarHidden ? [] : entries, tideDays }),
        recent_activity: activity.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, RECENT_ACTIVITY_MAX),
      },
    }
  })

  serve(findWellnessStats, async ({ user, hers }) => {
    const log = await findLastQuickLog(hers, user)
    if (!log) return { recent_log: null }
    const { log_date, mood_rating = null, energy_level = null, sleep_hours = null, hot_flashes_count = null } = log
    return { recent_log: { log_date, mood_rating, energy_level, sleep_hours, hot_flashes_count } }
  })

  serve(findAnalytics, async ({ user, hers, now }) => {
    const today = localDateAt(now, user.timezone)
    const [streak, counts, logs] = await Promise.all([
      findStreak(hers, user, today),
      countLogs(hers, user),
      findLogs(hers, user, {
        from: addDays(today, 1 - MOOD_AVERAGE_DAYS),
        to: today,
        place: { day: addDays(today, 1), type: '' },
        limit: MOOD_AVERAGE_DAYS * LOGS_A_DAY,
      }),
    ])
    return {
      data: {
        current_streak: streak,
        total_logs: counts.quick + counts.deep,
        quick_logs: counts.quick,
        deep_logs: counts.deep,
        logs_this_week: logs.filter(({ log_date }) => log_date >= weekStart(today)).length,
        mood_average: meanOf(logs.map(({ mood_rating }) => mood_rating)),
      },
    }
  })
}
