import type { LocalDate } from '../../../kit/local-date.ts'
import type { Insight, InsightKind } from '../contract.ts'
import type { DayRow } from './day-rows.ts'
import type { Finding } from './finding.ts'
import { runInsights } from './longest-run.ts'
import { feelingInsights, hoursInsights, type Tap } from './named-most.ts'
import { type FlowDay, flowInsights, tideInsights, type TideRow } from './other-rooms.ts'
import { type Period, periodOf } from './periods.ts'
import { togetherInsights } from './together.ts'
import { weekInsights } from './week-insights.ts'
import { weekdayInsights } from './weekdays.ts'

/** The days that insights look back over: twelve weeks, long enough for each weekday, short enough to be about now. */
export function insightPeriod(today: LocalDate): Period {
  return periodOf('quarter', today)
}

/** Everything insights are made of. What lies outside the period is left out, and the order does not matter. */
export type Notes = {
  readonly rows: readonly DayRow[]
  readonly taps: readonly Tap[]
  readonly flows: readonly FlowDay[]
  readonly tides: readonly TideRow[]
}

type Said = { insights: Insight[]; missing: { kind: InsightKind; text: string }[] }

/** What each rule finds in her notes, the most telling first, then what they do not hold enough for yet. */
export function findingsOf(notes: Notes, today: LocalDate): Finding[] {
  const { from, to } = insightPeriod(today)
  const inside = <Note extends { readonly day: LocalDate }>(all: readonly Note[]) =>
    all.filter(({ day }) => day >= from && day <= to).toSorted((one, other) => (one.day < other.day ? -1 : one.day === other.day ? 0 : 1))
  const rows = inside(notes.rows)
  const taps = inside(notes.taps.toSorted((one, other) => one.hour - other.hour))
  const findings: Finding[] = [
    ...weekInsights(rows, today),
    ...togetherInsights(rows),
    ...weekdayInsights(rows),
    ...hoursInsights(taps),
    ...feelingInsights(rows),
    ...runInsights(rows, from),
    ...flowInsights(inside(notes.flows)),
    ...tideInsights(inside(notes.tides), today),
  ]
  const found = findings.filter((finding) => 'insight' in finding)
  return [...found.toSorted((one, other) => other.weight - one.weight), ...findings.filter((finding) => 'missing' in finding)]
}

/** Everything her notes say by counts and averages, the most telling first, and what they do not hold enough for yet. */
export function insightsOf(notes: Notes, today: LocalDate): Said {
  const findings = findingsOf(notes, today)
  return {
    insights: findings.flatMap((finding) => ('insight' in finding ? [finding.insight] : [])),
    missing: findings.flatMap((finding) => ('missing' in finding ? [finding.missing] : [])),
  }
}
