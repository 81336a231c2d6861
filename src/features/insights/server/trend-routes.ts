import { AppError } from '../../../kit/errors.ts'
import { addDays, daysBetween, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
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
import { findChoices } from '../../logs/server/tracking-store.ts'
import { countMoments, findFirstMomentDay, findLastMoods, findMomentTimes } from '../../moments/server/store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { MOOD_STEP } from '../../logs/rules/mood-scale.ts'
import { findInsights, findTrendOverview, findTrends, listDayValues } from '../contract.ts'
import { toDayRows } from '../rules/day-rows.ts'
import { insightPeriod, insightsFrom, insightsOf } from '../rules/insights.ts'
import { factorRowsOf } from '../rules/factor-rows.ts'
import { overviewOf, overviewPeriod } from '../rules/overview.ts'
import { type Period, periodBefore } from '../rules/periods.ts'
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

/** Bleeding by day, newest first; none while she hides intimate entries. */
async function flowsOf(hers: HerVault, user: Person, { from, to }: Period) {
  const [entries, preferences] = await Promise.all([findEntries(hers, user, from, to, CALENDAR_MAX), findPreferencesOf(hers, user)])
  if (isHidden('flow_description', preferences)) return []
  return entries.flatMap(({ entry_date: day, flow_description: flow }) => (flow && flow !== FLOWS['no-bleeding'] ? [{ day, flow }] : []))
}

/** The days with bleeding, oldest first; none while she hides intimate entries. */
async function bleedingOf(hers: HerVault, user: Person, period: Period): Promise<LocalDate[]> {
  const flows = await flowsOf(hers, user, period)
  return flows.map(({ day }) => day).toSorted()
}

/** The earliest day with a log or a moment, or null. */
async function findFirstDay(hers: HerVault, user: Person): Promise<LocalDate | null> {
  const days = await Promise.all([findFirstLogDay(hers, user), findFirstMomentDay(hers, user)])
  return days.filter((day) => day !== undefined).toSorted()[0] ?? null
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
    const [logs, moments, bleeding, first_day] = await Promise.all([
      logsOf(hers, user, period),
      countMoments(hers, user, period.from, period.to),
      bleedingOf(hers, user, period),
      findFirstDay(hers, user),
    ])
    return {
      data: { ...trendsOf(span, period.to, toDayRows(logs, moments)), damaged_days: damagedDays(logs), today, first_day, bleeding },
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

  serve(findTrendOverview, async ({ user, hers, now }) => {
    const today = localDateAt(now, user.timezone)
    const period = overviewPeriod(today)
    const [logs, moments, bleeding, first_day, { chosen, symptoms }] = await Promise.all([
      logsOf(hers, user, period),
      countMoments(hers, user, period.from, period.to),
      bleedingOf(hers, user, period),
      findFirstDay(hers, user),
      findChoices(hers, user),
    ])
    const rows = overviewOf(toDayRows(logs, moments), symptoms, today)
    const factors = factorRowsOf(logs, chosen, today)
    return { data: { today, first_day, rows, factors, bleeding, damaged_days: damagedDays(logs) } }
  })

  serve(findInsights, async ({ user, hers, now }) => {
    const today = localDateAt(now, user.timezone)
    const period = insightPeriod(today)
    const firstLog = (await findFirstLogDay(hers, user)) ?? null
    const read = { from: insightsFrom(firstLog, today), to: today }
    const [logs, moments, taps, flows, tides] = await Promise.all([
      logsOf(hers, user, read),
      countMoments(hers, user, read.from, read.to),
      findMomentTimes(hers, user, 'hot_flash', { ...period, limit: TAPS_MAX }),
      flowsOf(hers, user, period),
      findTides(hers, user, periodBefore('week', today, 1).from, today, TIDES_MAX),
    ])
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
