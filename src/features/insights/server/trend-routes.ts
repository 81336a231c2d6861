import { AppError } from '../../../kit/errors.ts'
import { addDays, daysBetween, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/principal.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { CALENDAR_MAX, FLOWS } from '../../calendar/contract.ts'
import { findEntries } from '../../calendar/server/store.ts'
import { TIDES_MAX } from '../../embertides/contract.ts'
import { findTides } from '../../embertides/server/store.ts'
import type { LogEntry } from '../../logs/contract.ts'
import { damagedDays } from '../../logs/rules/history.ts'
import { logDateProblem } from '../../logs/rules/log-date.ts'
import { findFirstLogDay, findLogs } from '../../logs/server/store.ts'
import { countMoments, findFirstMomentDay, findLastMoods, findMomentTimes } from '../../moments/server/store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { MOOD_STEP } from '../../logs/rules/mood-scale.ts'
import { findInsights, findSymptomTrends, findTrends, listDayValues } from '../contract.ts'
import { toDayRows } from '../rules/day-rows.ts'
import { insightPeriod, insightsFrom, insightsOf } from '../rules/insights.ts'
import { type Period, periodBefore, periodOf } from '../rules/periods.ts'
import { symptomTrendsOf } from '../rules/symptom-trends.ts'
import { trendsOf } from '../rules/trends.ts'

/** A day has at most a quick and a deep log. */
const LOGS_A_DAY = 2
/** Largest number of taps read for the parts of the day; more than 20 a day for 12 weeks. */
const TAPS_MAX = 2_000
/** Largest number of mood moments read for a year; more than 5 a day. */
const MOODS_MAX = 2_000

function logsOf(hers: HerVault, user: Person, { from, to }: Period): Promise<LogEntry[]> {
  const limit = (daysBetween(from, to) + 1) * LOGS_A_DAY
  return findLogs(hers, user, { from, to, place: { day: addDays(to, 1), type: '' }, limit })
}

function earlierOf(one: LocalDate | undefined, other: LocalDate | undefined): LocalDate | null {
  return [one, other].filter((day) => day !== undefined).toSorted()[0] ?? null
}

/**
 * Routes of trends and insights. Each query reads a bounded period by owner and day, so its cost does not grow over
 * the years.
 */
export function trendRoutes(serve: Serve): void {
  serve(findTrends, async ({ user, hers, query, now }) => {
    const today = localDateAt(now, user.timezone)
    const { span = 'week', until = today, back = 0 } = query
    const problem = logDateProblem(until, today)
    if (problem) throw new AppError('invalid', { field: 'until', message: problem })
    const period = periodBefore(span, until, back)
    const tooFar = logDateProblem(period.to, today)
    if (tooFar) throw new AppError('invalid', { field: 'back', message: tooFar })
    const [logs, moments, firstLog, firstMoment] = await Promise.all([
      logsOf(hers, user, period),
      countMoments(hers, user, period.from, period.to),
      findFirstLogDay(hers, user),
      findFirstMomentDay(hers, user),
    ])
    return {
      data: {
        ...trendsOf(span, period.to, toDayRows(logs, moments)),
        damaged_days: damagedDays(logs),
        today,
        first_day: earlierOf(firstLog, firstMoment),
      },
    }
  })

  serve(listDayValues, async ({ user, hers, query: period }) => {
    const [logs, moments, moods] = await Promise.all([
      logsOf(hers, user, period),
      countMoments(hers, user, period.from, period.to),
      findLastMoods(hers, user, { ...period, limit: MOODS_MAX }),
    ])
    const sweats = new Set(moments.filter(({ kind }) => kind === 'night_sweat').map(({ day }) => day))
    return {
      data: toDayRows(logs, moments).map(({ day, mood, energy, sleep, hot_flashes, quick_log, deep_log }) => {
        const tapped = moods.get(day)
        return {
          day,
          mood: mood ?? (tapped === undefined ? null : tapped * MOOD_STEP),
          energy,
          sleep,
          hot_flashes,
          has_more: quick_log !== null || deep_log !== null || sweats.has(day),
        }
      }),
    }
  })

  serve(findSymptomTrends, async ({ user, hers, now }) => {
    const today = localDateAt(now, user.timezone)
    const logs = await logsOf(hers, user, periodOf('quarter', today))
    return { data: symptomTrendsOf(toDayRows(logs, []), today) }
  })

  serve(findInsights, async ({ user, hers, now }) => {
    const today = localDateAt(now, user.timezone)
    const period = insightPeriod(today)
    const firstLog = (await findFirstLogDay(hers, user)) ?? null
    const read = { from: insightsFrom(firstLog, today), to: today }
    const [logs, moments, taps, entries, tides, preferences] = await Promise.all([
      logsOf(hers, user, read),
      countMoments(hers, user, read.from, read.to),
      findMomentTimes(hers, user, 'hot_flash', { ...period, limit: TAPS_MAX }),
      findEntries(hers, user, period.from, period.to, CALENDAR_MAX),
      findTides(hers, user, periodBefore('week', today, 1).from, today, TIDES_MAX),
      findPreferencesOf(hers, user),
    ])
    // Fields hidden in the settings are left out; a sentence on Home has no "Show" button.
    const isFlowHidden = isHidden('flow_description', preferences)
    const flows = entries.flatMap(({ entry_date: day, flow_description: flow }) =>
      flow && flow !== FLOWS['no-bleeding'] && !isFlowHidden ? [{ day, flow }] : [],
    )
    const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: user.timezone })
    const notes = {
      firstLog,
      rows: toDayRows(logs, moments),
      taps: taps.map(({ day, at }) => ({ day, hour: Number(clock.format(at)) })),
      flows,
      tides: tides.map(({ local_date: day, energy, focus, tension }) => ({ day, energy, focus, tension })),
    }
    return { data: { from: period.from, today, ...insightsOf(notes, today) } }
  })
}
