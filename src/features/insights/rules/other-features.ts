/** Insights from the calendar (numbers of days) and EmberTides (averages). */
import type { LocalDate } from '../../../kit/local-date.ts'
import { plural, t } from '../../../kit/words.ts'
import type { FlowDescription } from '../../calendar/contract.ts'
import { flowNames } from '../../calendar/rules/flow-names.ts'
import type { InsightRow } from '../contract.ts'
import { meanOf } from './averages.ts'
import type { Finding } from './finding.ts'
import { numberWords } from './measures.ts'
import { periodBefore } from './periods.ts'
import { thisWeekWords, weekBeforeWords } from './week-names.ts'

/** A day with a flow entry, as on the wire; "No bleeding" does not count as bleeding. */
export type FlowDay = { readonly day: LocalDate; readonly flow: FlowDescription }

function lowerName(flow: FlowDescription): string {
  return flowNames()[flow].toLowerCase()
}

/** Number of counted days with a flow. */
function countOf(flow: FlowDescription, count: number): string {
  const counts: Partial<Record<FlowDescription, string>> = {
    'Light spotting': t`${count} with light spotting`,
    'Light flow': t`${count} with light flow`,
    'Moderate flow': t`${count} with moderate flow`,
    'Heavy flow': t`${count} with heavy flow`,
    Other: t`${count} other`,
  }
  return counts[flow] ?? `${count} ${lowerName(flow)}`
}

function flowText(kinds: readonly { flow: FlowDescription; count: number }[]): string {
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0)
  const [first] = kinds
  if (kinds.length > 1) {
    return t`You noted bleeding on ${count} days in the last 12 weeks: ${kinds.map((kind) => countOf(kind.flow, kind.count)).join(', ')}.`
  }
  const name = first ? lowerName(first.flow) : ''
  return plural(
    count,
    t`You noted bleeding on 1 day in the last 12 weeks: ${name}.`,
    t`You noted bleeding on ${count} days in the last 12 weeks, all ${name}.`,
  )
}

/** Number of days with bleeding by flow. Days without an entry are unknown and not counted. */
export function flowInsights(days: readonly FlowDay[]): Finding[] {
  if (!days.length) return []
  const kinds = [...Map.groupBy(days, ({ flow }) => flow)]
  const behind = kinds.map(([kind, of]) => ({
    label: flowNames()[kind],
    rows: of.map(({ day, flow }): InsightRow => ({ day, value: null, words: lowerName(flow), log_id: null })),
  }))
  const text = flowText(kinds.map(([flow, of]) => ({ flow, count: of.length })))
  return [{ weight: 45, insight: { kind: 'flow', text, note: null, behind } }]
}

/** One saved EmberTides picture; each number 0 to 100. */
export type TideRow = { readonly day: LocalDate; readonly energy: number; readonly focus: number; readonly tension: number }

/** Pictures needed per week for an average. */
export const TIDES_NEED = 3

const STATES = ['energy', 'focus', 'tension'] as const

function averageOf(tides: readonly TideRow[], state: (typeof STATES)[number]): string {
  return numberWords(Math.round(meanOf(tides.map((tide) => tide[state])) ?? 0))
}

function tideGroup(label: string, tides: readonly TideRow[]) {
  return {
    label,
    rows: tides.map(({ day, energy, focus, tension }): InsightRow => ({
      day,
      value: null,
      words: t`energy ${energy}, focus ${focus}, tension ${tension}`,
      log_id: null,
    })),
  }
}

/** Averages of EmberTides this week, compared with the week before if it has enough; whole numbers 0 to 100. */
export function tideInsights(tides: readonly TideRow[], today: LocalDate): Finding[] {
  const [week, last] = [periodBefore('week', today, 0), periodBefore('week', today, 1)]
  const [now, before] = [week, last].map(({ from, to }) => tides.filter(({ day }) => day >= from && day <= to)) as [TideRow[], TideRow[]]
  if (!now.length) return []
  if (now.length < TIDES_NEED) {
    const more = TIDES_NEED - now.length
    const text = plural(
      more,
      t`Save ${more} more EmberTides picture this week to see its averages here.`,
      t`Save ${more} more EmberTides pictures this week to see its averages here.`,
    )
    return [{ missing: { kind: 'tides', text } }]
  }
  const [energy, focus, tension] = [averageOf(now, 'energy'), averageOf(now, 'focus'), averageOf(now, 'tension')]
  const start = t`In EmberTides this week: energy ${energy}, focus ${focus} and tension ${tension} of 100 on average (saved ${now.length} times).`
  const isCompared = before.length >= TIDES_NEED
  const text = isCompared
    ? `${start} ${t`The week before: ${STATES.map((state) => averageOf(before, state)).join(', ')} (${before.length} times).`}`
    : start
  const behind = [tideGroup(thisWeekWords(week), now), ...(isCompared ? [tideGroup(weekBeforeWords(last), before)] : [])]
  return [{ weight: 40, insight: { kind: 'tides', text, note: null, behind } }]
}
