import { capitalised } from '../../../kit/capitalised.ts'
import { weekdayOf } from '../../../kit/date-grid.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { seededRandom } from '../../../kit/seeded-random.ts'
import { t } from '../../../kit/words.ts'
import type { Measure } from '../contract.ts'
import type { DayRow } from './day-rows.ts'
import type { Finding } from './finding.ts'
import { answered, behindRow, numberWords, ownNumber } from './measures.ts'
import type { Period } from './periods.ts'

/**
 * Days after the first log on which weekdays are compared; after the last one, every `LOOK_EVERY_DAYS`
 * (docs/decisions/0045).
 */
export const LOOK_DAYS = [84, 168, 364] as const
/** Longest period of one comparison, and the interval of the later ones, in days. */
const LOOK_EVERY_DAYS = 364
/** Values needed for each weekday. */
export const WEEKDAY_NEEDS_DAYS = 4
/** Number of permutations for the test against chance. */
const SHUFFLES = 499
/** Rate of false positives per comparison, over all four measures. */
const LEVEL = 0.04
const WEEK_DAYS = 7

type HighAndLow = { high: { name: string; average: string; days: number }; low: { name: string; average: string; days: number } }

const WORDS: Partial<Record<Measure, (ends: HighAndLow) => string>> = {
  mood: ({ high, low }) =>
    t`Your mood was highest on ${high.name}: ${high.average} of 10 on average (${high.days} noted). It was lowest on ${low.name}: ${low.average} (${low.days} noted).`,
  energy: ({ high, low }) =>
    t`Your energy was highest on ${high.name}: ${high.average} of 10 on average (${high.days} noted). It was lowest on ${low.name}: ${low.average} (${low.days} noted).`,
  sleep: ({ high, low }) =>
    t`Your nights were longest before ${high.name}: ${high.average} hours on average (${high.days} noted). They were shortest before ${low.name}: ${low.average} (${low.days} noted).`,
  hot_flashes: ({ high, low }) =>
    t`You noted most hot flashes on ${high.name}: ${high.average} a day on average (${high.days} noted). There were fewest on ${low.name}: ${low.average} (${low.days} noted).`,
}
const MEASURES = Object.keys(WORDS) as Measure[]
/**
 * Largest number of permutations with at least the observed spread at which a measure passes: its p-value times the
 * number of measures (Bonferroni) is at most `LEVEL`.
 */
const MOST_BY_CHANCE = Math.floor((LEVEL / MEASURES.length) * (SHUFFLES + 1)) - 1

/** Names of recurring weekdays, Monday first. */
const weekWords = () => [t`Mondays`, t`Tuesdays`, t`Wednesdays`, t`Thursdays`, t`Fridays`, t`Saturdays`, t`Sundays`]

function weekdaysWords(weekday: number): string {
  return weekWords()[weekday] ?? ''
}

/**
 * The period of the latest comparison on or before `today`, at most 364 days; undefined before the first one. It is
 * constant between comparisons, because testing on every visit would raise the false positive rate.
 */
export function weekdayPeriod(firstLog: LocalDate, today: LocalDate): Period | undefined {
  const days = daysBetween(firstLog, today)
  const later = Math.floor(days / LOOK_EVERY_DAYS) * LOOK_EVERY_DAYS
  const look = Math.max(later, ...LOOK_DAYS.filter((day) => day <= days))
  if (look <= 0) return undefined
  const to = addDays(firstLog, look - 1)
  return { from: addDays(to, 1 - Math.min(look, LOOK_EVERY_DAYS)), to }
}

/** The date of the first comparison. */
function firstLookDay(firstLog: LocalDate): LocalDate {
  return addDays(firstLog, LOOK_DAYS[0])
}

/** Values of one measure by week, seven slots each; null for a missing day. */
type Weeks = (number | null)[][]

function weeksOf(rows: readonly DayRow[], measure: Measure, { from, to }: Period): Weeks {
  const weeks: Weeks = Array.from({ length: Math.ceil((daysBetween(from, to) + 1) / WEEK_DAYS) }, () => Array<null>(WEEK_DAYS).fill(null))
  for (const row of rows) {
    const place = daysBetween(from, row.day)
    const week = weeks[Math.floor(place / WEEK_DAYS)]
    if (week) week[place % WEEK_DAYS] = ownNumber(row, measure)
  }
  return weeks
}

/** Spread of the seven weekday means: the sum of squared deviations from the mean of all values. */
function spreadOf(weeks: Weeks): number {
  const sums = Array<number>(WEEK_DAYS).fill(0)
  const counts = Array<number>(WEEK_DAYS).fill(0)
  for (const week of weeks) {
    for (let slot = 0; slot < WEEK_DAYS; slot += 1) {
      const value = week[slot]
      if (typeof value !== 'number') continue
      sums[slot] = (sums[slot] ?? 0) + value
      counts[slot] = (counts[slot] ?? 0) + 1
    }
  }
  const all = sums.reduce((sum, one) => sum + one, 0) / counts.reduce((sum, one) => sum + one, 0)
  return sums.reduce((spread, sum, slot) => spread + (sum / (counts[slot] ?? 1) - all) ** 2, 0)
}

/** Permutes the values within each week in place. Missing days stay missing. */
function shuffleInsideWeeks(weeks: Weeks, random: () => number): void {
  for (const week of weeks) {
    const slots = [...week.keys()].filter((slot) => week[slot] !== null)
    for (let last = slots.length - 1; last > 0; last -= 1) {
      const [from, to] = [slots[last] ?? 0, slots[Math.floor(random() * (last + 1))] ?? 0]
      const swapped = week[from] ?? null
      week[from] = week[to] ?? null
      week[to] = swapped
    }
  }
}

/** Number of permutations with at least the observed spread; stops once the measure cannot pass. */
function countByChance(weeks: Weeks): number {
  const own = spreadOf(weeks)
  const random = seededRandom(1)
  let count = 0
  for (let round = 0; round < SHUFFLES && count <= MOST_BY_CHANCE; round += 1) {
    shuffleInsideWeeks(weeks, random)
    // Tolerance for rounding: the sum depends on the order.
    if (spreadOf(weeks) >= own - 1e-9) count += 1
  }
  return count
}

function weekdayInsight(rows: readonly DayRow[], measure: Measure, period: Period): { byChance: number; finding: Finding } | undefined {
  const say = WORDS[measure]
  const grouped = Map.groupBy(rows, ({ day }) => weekdayOf(day))
  const days = weekWords().map((_name, weekday) => ({ weekday, ...answered(grouped.get(weekday) ?? [], measure) }))
  const sorted = days.toSorted((one, other) => (other.average ?? 0) - (one.average ?? 0))
  const [high, second] = sorted
  const [nextLow, low] = sorted.slice(-2)
  if (!say || !high || !second || !nextLow || !low || days.some((day) => day.rows.length < WEEKDAY_NEEDS_DAYS)) return undefined
  // The text names exactly one highest and one lowest weekday.
  if (high.average === second.average || low.average === nextLow.average) return undefined
  const byChance = countByChance(weeksOf(rows, measure, period))
  if (byChance > MOST_BY_CHANCE) return undefined
  const end = ({ weekday, average, rows: counted }: typeof high) => ({
    name: weekdaysWords(weekday),
    average: numberWords(average ?? 0),
    days: counted.length,
  })
  const behind = days.map(({ weekday, rows: counted }) => ({
    label: capitalised(weekdaysWords(weekday)),
    rows: counted.map((row) => behindRow(row, measure)),
  }))
  const toEnd = (day: typeof high) => ({ weekday: day.weekday, average: day.average ?? 0, days: day.rows.length })
  const weeks = (daysBetween(period.from, period.to) + 1) / WEEK_DAYS
  const note = t`Counted over ${weeks} weeks, up to ${dayWords(period.to, 'monthDay')}. Other weeks may look different.`
  const data = { about: 'weekday', measure, weeks, high: toEnd(high), low: toEnd(low) } as const
  return {
    byChance,
    finding: { weight: 80, insight: { kind: 'weekday', text: say({ high: end(high), low: end(low) }), note, behind }, data },
  }
}

/**
 * The weekday insight of the most significant measure in the latest comparison, or the date of the first
 * comparison. `firstLog` is the date of the first log.
 */
export function weekdayInsights(rows: readonly DayRow[], firstLog: LocalDate | null, today: LocalDate): Finding[] {
  if (firstLog === null) return []
  const period = weekdayPeriod(firstLog, today)
  if (!period) {
    const on = firstLookDay(firstLog)
    const text = t`From ${dayWords(on, 'monthDay')}, after 12 weeks, your notes can be compared by day of the week.`
    return [{ missing: { kind: 'weekday', text }, data: { about: 'weekday', on } }]
  }
  const compared = rows.filter(({ day }) => day >= period.from && day <= period.to)
  const found = MEASURES.map((measure) => weekdayInsight(compared, measure, period)).filter((one) => one !== undefined)
  const [clearest] = found.toSorted((one, other) => one.byChance - other.byChance)
  return clearest ? [clearest.finding] : []
}
