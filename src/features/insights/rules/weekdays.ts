import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Measure } from '../contract.ts'
import type { DayRow } from './day-rows.ts'
import type { Finding } from './finding.ts'
import { answered, behindRow, NOTICEABLE, numberWords } from './measures.ts'

/** Each day of the week needs this many notes: with 3 one odd day still is a third of the average. */
export const WEEKDAY_NEEDS_DAYS = 4
/** How many noticeable steps the highest and the lowest day must lie apart: of seven averages two always are, by chance. */
export const WEEKDAY_STEPS = 2

const WEEKDAY_NOTE = 'This is what these 12 weeks hold. Other weeks may look different.'

type Ends = { high: { name: string; average: string; days: number }; low: { name: string; average: string; days: number } }

const WORDS: Partial<Record<Measure, (ends: Ends) => string>> = {
  mood: (ends) => scaleWords('mood', ends),
  energy: (ends) => scaleWords('energy', ends),
  sleep: ({ high, low }) =>
    `Your nights were longest before ${high.name}: ${high.average} hours on average (${high.days} noted). They were shortest before ${low.name}: ${low.average} (${low.days} noted).`,
  hot_flashes: ({ high, low }) =>
    `You noted most hot flashes on ${high.name}: ${high.average} a day on average (${high.days} noted). There were fewest on ${low.name}: ${low.average} (${low.days} noted).`,
}

function scaleWords(name: string, { high, low }: Ends): string {
  return `Your ${name} was highest on ${high.name}: ${high.average} of 10 on average (${high.days} noted). It was lowest on ${low.name}: ${low.average} (${low.days} noted).`
}

/** The name of a day of the week, such as Monday. */
function weekdayOf(day: LocalDate): string {
  return dayWords(day, 'weekday')
}

const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(weekdayOf)

type RowsByName = ReadonlyMap<string, readonly DayRow[]>

function byWeekday(rows: RowsByName, measure: Measure) {
  return WEEK.map((name) => ({ name, ...answered(rows.get(name) ?? [], measure) }))
}

function weekdayInsight(rows: RowsByName, measure: Measure): { steps: number; finding: Finding } | undefined {
  const say = WORDS[measure]
  const days = byWeekday(rows, measure).toSorted((one, other) => (other.average ?? 0) - (one.average ?? 0))
  const [high, second] = days
  const [nextLow, low] = days.slice(-2)
  if (!say || !high || !second || !nextLow || !low || days.some((day) => day.rows.length < WEEKDAY_NEEDS_DAYS)) return undefined
  // Two days that share an end are no end.
  if (high.average === second.average || low.average === nextLow.average) return undefined
  const steps = ((high.average ?? 0) - (low.average ?? 0)) / NOTICEABLE[measure]
  if (steps < WEEKDAY_STEPS) return undefined
  const end = ({ name, average, rows: counted }: typeof high) => ({
    name: `${name}s`,
    average: numberWords(average ?? 0),
    days: counted.length,
  })
  const behind = WEEK.flatMap((name) => days.filter((day) => day.name === name)).map(({ name, rows: counted }) => ({
    label: `${name}s`,
    rows: counted.map((row) => behindRow(row, measure)),
  }))
  const text = say({ high: end(high), low: end(low) })
  const toEnd = (day: typeof high) => ({ weekday: WEEK.indexOf(day.name), average: day.average ?? 0, days: day.rows.length })
  const data = { about: 'weekday', measure, high: toEnd(high), low: toEnd(low) } as const
  return { steps, finding: { weight: 80, insight: { kind: 'weekday', text, note: WEEKDAY_NOTE, behind }, data } }
}

/** The day of the week that stands out most at both ends, in one measure; what is missing is told for mood, the question asked by default. */
export function weekdayInsights(rows: readonly DayRow[]): Finding[] {
  const named = Map.groupBy(rows, ({ day }) => weekdayOf(day))
  const found = (Object.keys(WORDS) as Measure[]).map((measure) => weekdayInsight(named, measure)).filter((one) => one !== undefined)
  const [most] = found.toSorted((one, other) => other.steps - one.steps)
  if (most) return [most.finding]
  const [least] = byWeekday(named, 'mood').toSorted((one, other) => one.rows.length - other.rows.length)
  if (!least || least.rows.length >= WEEKDAY_NEEDS_DAYS) return []
  const text = `To look at your weekdays, your notes need ${WEEKDAY_NEEDS_DAYS} moods for each day within 12 weeks. ${least.name} has ${least.rows.length} so far.`
  const data = { about: 'weekday', needs: WEEKDAY_NEEDS_DAYS, has: least.rows.length, weekday: WEEK.indexOf(least.name) } as const
  return [{ missing: { kind: 'weekday', text }, data }]
}
