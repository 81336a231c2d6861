import { addDays, daysBetween, localDateAt } from '../../../kit/local-date.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import { findLatestEntries } from '../../calendar/server/store.ts'
import { findLatestTides } from '../../embertides/server/store.ts'
import { countLogs, findLastQuickLog, findLatestLogs, findLogs, findStreak } from '../../logs/server/store.ts'
import { damagedDays } from '../../logs/rules/history.ts'
import { findLatestMoments, findMomentDays } from '../../moments/server/store.ts'
import { type Activity, findAnalytics, findDashboard, findWellnessStats, MOOD_AVERAGE_DAYS, RECENT_ACTIVITY_MAX } from '../contract.ts'
import { meanOf } from '../rules/averages.ts'
import { weekOf, weekStart } from '../rules/week.ts'

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
    const [streak, logs, momentDays, latestLogs, latestMoments, latestEntries, latestTides] = await Promise.all([
      findStreak(hers, user, today),
      findLogs(hers, user, { from, to: today, place: { day: addDays(today, 1), type: '' }, limit: 7 * LOGS_A_DAY }),
      findMomentDays(hers, user, from, today),
      findLatestLogs(hers, user, RECENT_ACTIVITY_MAX),
      findLatestMoments(hers, user, RECENT_ACTIVITY_MAX),
      findLatestEntries(hers, user, RECENT_ACTIVITY_MAX),
      findLatestTides(hers, user, RECENT_ACTIVITY_MAX),
    ])
    const activity: Activity[] = [
      ...latestLogs.map(({ id, type, day, at }) => ({ kind: type, id, day, at: new Date(at).toISOString() })),
      ...latestMoments.map(({ id, kind, local_date, at, value }) => ({ kind, id, day: local_date, at, value: value ?? null })),
      ...latestEntries.map(({ id, day, at }) => ({ kind: 'calendar' as const, id, day, at: new Date(at).toISOString() })),
      ...latestTides.map(({ id, day, at }) => ({ kind: 'embertides' as const, id, day, at: new Date(at).toISOString() })),
    ]
    return {
      data: {
        first_name: firstNameOf(user.profile.full_name),
        journey_day: daysBetween(localDateAt(user.createdAt, user.timezone), today) + 1,
        current_streak: streak,
        today,
        logged_today: logs.some(({ log_type, log_date }) => log_type === 'quick_log' && log_date === today),
        damaged_days: damagedDays(logs),
        this_week: weekOf(today, logs, momentDays),
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
