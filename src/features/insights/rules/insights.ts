import type { LocalDate } from '../../../kit/local-date.ts'
import type { Insight, InsightKind } from '../contract.ts'
import type { DayRow } from './day-rows.ts'
import type { Finding } from './finding.ts'
import { runInsights } from './longest-run.ts'
import { feelingInsights, hoursInsights, type Tap } from './named-most.ts'
import { type FlowDay, flowInsights, tideInsights, type TideRow } from './other-features.ts'
import { type Period, periodOf } from './periods.ts'
import { weekInsights } from './week-insights.ts'
import { weekdayInsights, weekdayPeriod } from './weekdays.ts'

/** The period of insights: 12 weeks, enough values for each weekday and still recent. */
export function insightPeriod(today: LocalDate): Period {
  return periodOf('quarter', today)
}

/**
 * The first day whose logs are needed, which may be before the 12 weeks because weekdays are compared over their
 * own period. `firstLog` is the date of the first log.
 */
export function insightsFrom(firstLog: LocalDate | null, today: LocalDate): LocalDate {
  const { from } = insightPeriod(today)
  const compared = firstLog === null ? undefined : weekdayPeriod(firstLog, today)
  return compared && compared.from < from ? compared.from : from
}

/**
 * Input of the rules, in any order. `rows` start at `insightsFrom`; other items outside the 12 weeks are ignored.
 * `firstLog` is the date of the first log, or null.
 */
export type Notes = {
  readonly firstLog: LocalDate | null
  readonly rows: readonly DayRow[]
  readonly taps: readonly Tap[]
  readonly flows: readonly FlowDay[]
  readonly tides: readonly TideRow[]
}

type InsightsPage = { insights: Insight[]; missing: { kind: InsightKind; text: string }[] }

/** Insights by weight, then what is missing for others. */
export function findingsOf(notes: Notes, today: LocalDate): Finding[] {
  const { from, to } = insightPeriod(today)
  const inside = <Note extends { readonly day: LocalDate }>(all: readonly Note[]) =>
    all.filter(({ day }) => day >= from && day <= to).toSorted((one, other) => (one.day < other.day ? -1 : one.day === other.day ? 0 : 1))
  const rows = inside(notes.rows)
  const taps = inside(notes.taps.toSorted((one, other) => one.hour - other.hour))
  const findings: Finding[] = [
    ...weekInsights(rows, today),
    ...weekdayInsights(notes.rows, notes.firstLog, today),
    ...hoursInsights(taps),
    ...feelingInsights(rows),
    ...runInsights(rows, from),
    ...flowInsights(inside(notes.flows)),
    ...tideInsights(inside(notes.tides), today),
  ]
  const found = findings.filter((finding) => 'insight' in finding)
  return [...found.toSorted((one, other) => other.weight - one.weight), ...findings.filter((finding) => 'missing' in finding)]
}

/** Insights and what is missing for others, in the wire shape. */
export function insightsOf(notes: Notes, today: LocalDate): InsightsPage {
  const findings = findingsOf(notes, today)
  return {
    insights: findings.flatMap((finding) => ('insight' in finding ? [finding.insight] : [])),
    missing: findings.flatMap((finding) => ('missing' in finding ? [finding.missing] : [])),
  }
}
