import { weekdayOf } from '../../../kit/date-grid.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { addDays } from '../../../kit/local-date.ts'
import { said, t } from '../../../kit/words.ts'
import type { Measure } from '../contract.ts'
import type { DayRow } from './day-rows.ts'
import type { Finding } from './finding.ts'
import { answered, behindRow, NOTICEABLE, numberWords } from './measures.ts'

/** Each day of the week needs this many notes: with 3 one odd day still is a third of the average. */
export const WEEKDAY_NEEDS_DAYS = 4
/** How many noticeable steps the highest and the lowest day must lie apart: of seven averages two always are, by chance. */
export const WEEKDAY_STEPS = 2

const WEEKDAY_NOTE = t`This is what these 12 weeks hold. Other weeks may look different.`

type Ends = { high: { name: string; average: string; days: number }; low: { name: string; average: string; days: number } }

const WORDS: Partial<Record<Measure, (ends: Ends) => string>> = {
  mood: ({ high, low }) =>
    t`Your mood was highest on ${high.name}: ${high.average} of 10 on average (${high.days} noted). It was lowest on ${low.name}: ${low.average} (${low.days} noted).`,
  energy: ({ high, low }) =>
    t`Your energy was highest on ${high.name}: ${high.average} of 10 on average (${high.days} noted). It was lowest on ${low.name}: ${low.average} (${low.days} noted).`,
  sleep: ({ high, low }) =>
    t`Your nights were longest before ${high.name}: ${high.average} hours on average (${high.days} noted). They were shortest before ${low.name}: ${low.average} (${low.days} noted).`,
  hot_flashes: ({ high, low }) =>
    t`You noted most hot flashes on ${high.name}: ${high.average} a day on average (${high.days} noted). There were fewest on ${low.name}: ${low.average} (${low.days} noted).`,
}

/** Each day of the week as something that comes again, from Monday on. */
const WEEK = [t`Mondays`, t`Tuesdays`, t`Wednesdays`, t`Thursdays`, t`Fridays`, t`Saturdays`, t`Sundays`]

const A_MONDAY = '2026-11-16'

function weekdaysWords(weekday: number): string {
  return said(WEEK[weekday] ?? '')
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type RowsByWeekday = ReadonlyMap<number, readonly DayRow[]>

function byWeekday(rows: RowsByWeekday, measure: Measure) {
  return WEEK.map((_name, weekday) => ({ weekday, ...answered(rows.get(weekday) ?? [], measure) }))
}

function weekdayInsight(rows: RowsByWeekday, measure: Measure): { steps: number; finding: Finding } | undefined {
  const say = WORDS[measure]
  const days = byWeekday(rows, measure).toSorted((one, other) => (other.average ?? 0) - (one.average ?? 0))
  const [high, second] = days
  const [nextLow, low] = days.slice(-2)
  if (!say || !high || !second || !nextLow || !low || days.some((day) => day.rows.length < WEEKDAY_NEEDS_DAYS)) return undefined
  // Two days that share an end are no end.
  if (high.average === second.average || low.average === nextLow.average) return undefined
  const steps = ((high.average ?? 0) - (low.average ?? 0)) / NOTICEABLE[measure]
  if (steps < WEEKDAY_STEPS) return undefined
  const end = ({ weekday, average, rows: counted }: typeof high) => ({
    name: weekdaysWords(weekday),
    average: numberWords(average ?? 0),
    days: counted.length,
  })
  const behind = days
    .toSorted((one, other) => one.weekday - other.weekday)
    .map(({ weekday, rows: counted }) => ({
      label: capital(weekdaysWords(weekday)),
      rows: counted.map((row) => behindRow(row, measure)),
    }))
  const text = say({ high: end(high), low: end(low) })
  const toEnd = (day: typeof high) => ({ weekday: day.weekday, average: day.average ?? 0, days: day.rows.length })
  const data = { about: 'weekday', measure, high: toEnd(high), low: toEnd(low) } as const
  return { steps, finding: { weight: 80, insight: { kind: 'weekday', text, note: said(WEEKDAY_NOTE), behind }, data } }
}

/** The day of the week that stands out most at both ends, in one measure; what is missing is told for mood, the question asked by default. */
export function weekdayInsights(rows: readonly DayRow[]): Finding[] {
  const grouped = Map.groupBy(rows, ({ day }) => weekdayOf(day))
  const found = (Object.keys(WORDS) as Measure[]).map((measure) => weekdayInsight(grouped, measure)).filter((one) => one !== undefined)
  const [most] = found.toSorted((one, other) => other.steps - one.steps)
  if (most) return [most.finding]
  const [least] = byWeekday(grouped, 'mood').toSorted((one, other) => one.rows.length - other.rows.length)
  if (!least || least.rows.length >= WEEKDAY_NEEDS_DAYS) return []
  const text = t`To compare the days of your week, your notes need your mood on ${WEEKDAY_NEEDS_DAYS} Mondays, ${WEEKDAY_NEEDS_DAYS} Tuesdays and so on, within 12 weeks. Fewest so far: ${dayWords(addDays(A_MONDAY, least.weekday), 'weekday')}, ${least.rows.length}.`
  const data = { about: 'weekday', needs: WEEKDAY_NEEDS_DAYS, has: least.rows.length, weekday: least.weekday } as const
  return [{ missing: { kind: 'weekday', text }, data }]
}
