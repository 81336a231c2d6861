/** The notes behind the questions of own-data.yaml, and the numbers that a right answer contains. */
import { type QuickLog } from '../../src/features/logs/contract.ts'
import { addDays, type LocalDate } from '../../src/kit/local-date.ts'

/** A Saturday; weeks begin on Monday. */
export const TODAY: LocalDate = '2026-11-21'
const DAYS_NOTED = 70

type Day = { day: LocalDate; mood: number; energy: number; sleep: number; 'hot-flushes': number; stress: number }

const ALL_DAYS: readonly Day[] = Array.from({ length: DAYS_NOTED }, (_, ago) => ({
  day: addDays(TODAY, -ago),
  mood: 2 + ((ago * 5) % 8),
  energy: [4, 7, 10][(ago * ago) % 3] ?? 7,
  sleep: 4.5 + ((ago * 7) % 18) / 4,
  'hot-flushes': ((ago * 3) % 8) + (ago % 5),
  stress: 1 + ((ago * 3) % 9),
}))

/** Every sixth day has no notes, so that a number of days is no date. */
const DAYS = ALL_DAYS.filter((_, ago) => ago % 6 !== 5)

/** One quick log for each of the days. */
export const QUICK_LOGS: readonly QuickLog[] = DAYS.map(({ day, mood, energy, sleep, stress, 'hot-flushes': flushes }, ago) => ({
  log_date: day,
  mood_rating: mood,
  energy_level: energy,
  sleep_hours: sleep,
  hot_flashes_count: flushes,
  stress_triggers: stress,
  factors: { alcohol: ago % 4 === 0 ? 1 : 0 },
}))

/** Two bleedings of five days, 29 days apart. */
export const BLEEDING: readonly LocalDate[] = [12, 41].flatMap((end) => [4, 3, 2, 1, 0].map((more) => addDays(TODAY, -end - more)))

const PERIODS: Readonly<Record<string, readonly [from: LocalDate, to: LocalDate]>> = {
  yesterday: ['2026-11-20', '2026-11-20'],
  'this-week': ['2026-11-16', TODAY],
  'last-week': ['2026-11-09', '2026-11-15'],
  'last-7-days': ['2026-11-15', TODAY],
  '7-days-before': ['2026-11-08', '2026-11-14'],
  'last-30-days': ['2026-10-23', TODAY],
  'this-month': ['2026-11-01', TODAY],
  'previous-month': ['2026-10-01', '2026-10-31'],
  all: [addDays(TODAY, 1 - DAYS_NOTED), TODAY],
}
const PERIOD_BEFORE: Readonly<Record<string, string>> = { 'previous-month': 'previous-month', 'previous-week': 'last-week' }

export type Computed = { measure: string; statistic: string; period: string; comparison: string }

function numberOf(measure: string, statistic: string, period: string): number | undefined {
  const [from, to] = PERIODS[period] ?? []
  if (from === undefined || to === undefined) return undefined
  const isIn = (day: LocalDate) => from <= day && day <= to
  if (statistic === 'count-days' && measure === 'logs') return DAYS.filter(({ day }) => isIn(day)).length
  if (statistic === 'count-days' && measure === 'bleeding') return BLEEDING.filter(isIn).length
  const name = (['mood', 'energy', 'sleep', 'hot-flushes', 'stress'] as const).find((one) => one === measure)
  if (!name) return undefined
  const values = DAYS.filter(({ day }) => isIn(day)).map((one) => one[name])
  const sum = values.reduce((all, value) => all + value, 0)
  switch (statistic) {
    case 'sum':
      return sum
    case 'mean':
      return sum / values.length
    case 'max':
      return Math.max(...values)
    case 'count-below-5':
      return values.filter((value) => value < 5).length
    default:
      return undefined
  }
}

/**
 * The sets of numbers of which a right answer contains one, rounded to one decimal; empty if they are not compared. A
 * comparison of sums may also be answered with means, and "this week" is the calendar week or the last seven days.
 */
export function expectedNumbers({ measure, statistic, period, comparison }: Computed): readonly (readonly number[])[] {
  const before = PERIOD_BEFORE[comparison]
  if (comparison !== 'none' && before === undefined) return []
  const statistics = before !== undefined && statistic === 'sum' ? ['sum', 'mean'] : [statistic]
  const ranges = [[period, ...(before === undefined ? [] : [before])]]
  if (period === 'this-week') ranges.push(['last-7-days', ...(before === undefined ? [] : ['7-days-before'])])
  return statistics.flatMap((one) =>
    ranges.flatMap((range) => {
      const numbers = range.flatMap((name) => numberOf(measure, one, name) ?? [])
      return numbers.length === range.length ? [numbers.map((number) => Math.round(number * 10) / 10)] : []
    }),
  )
}
