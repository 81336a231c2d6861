/** What the calendar and EmberTides add to what her notes say: counts of days, and averages of what she showed. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { InsightRow } from '../contract.ts'
import { meanOf } from './averages.ts'
import { dateWords } from './date-words.ts'
import type { Finding } from './finding.ts'
import { countWords, numberWords } from './measures.ts'
import { type Period, periodBefore } from './periods.ts'

/** A day on which she noted bleeding, in the words of the calendar; a day of "No bleeding" is none. */
export type FlowDay = { readonly day: LocalDate; readonly flow: string }

/** On how many days she noted bleeding, and of which kind. A count of notes: days without one are not known. */
export function flowInsights(days: readonly FlowDay[]): Finding[] {
  if (!days.length) return []
  const kinds = [...Map.groupBy(days, ({ flow }) => flow)]
  const parts = kinds.map(([flow, of]) => `${of.length} ${flow.toLowerCase()}`)
  const which = kinds.length === 1 ? `, all ${kinds[0]?.[0].toLowerCase()}` : `: ${parts.join(', ')}`
  const text =
    days.length === 1
      ? `You noted bleeding on 1 day in the last 12 weeks: ${kinds[0]?.[0].toLowerCase()}.`
      : `You noted bleeding on ${days.length} days in the last 12 weeks${which}.`
  const behind = kinds.map(([label, of]) => ({
    label,
    rows: of.map(({ day, flow }): InsightRow => ({ day, value: null, words: flow.toLowerCase(), log_id: null })),
  }))
  return [{ weight: 45, insight: { kind: 'flow', text, note: null, behind } }]
}

/** One picture she saved in EmberTides: each number 0 to 100. */
export type TideRow = { readonly day: LocalDate; readonly energy: number; readonly focus: number; readonly tension: number }

/** Saved pictures a week before its average is said: as many as a week needs days. */
export const TIDES_NEED = 3

const STATES = ['energy', 'focus', 'tension'] as const

function averages(tides: readonly TideRow[]): string[] {
  return STATES.map((state) => numberWords(Math.round(meanOf(tides.map((tide) => tide[state])) ?? 0)))
}

function tideGroup(name: string, { from, to }: Period, tides: readonly TideRow[]) {
  return {
    label: `${name}, ${dateWords(from, 'monthDay')} to ${dateWords(to, 'monthDay')}`,
    rows: tides.map(({ day, energy, focus, tension }): InsightRow => ({
      day,
      value: null,
      words: `energy ${energy}, focus ${focus}, tension ${tension}`,
      log_id: null,
    })),
  }
}

/** What she showed in EmberTides this week, beside the week before where that has enough; whole numbers of 100. */
export function tideInsights(tides: readonly TideRow[], today: LocalDate): Finding[] {
  const [week, last] = [periodBefore('week', today, 0), periodBefore('week', today, 1)]
  const [now, before] = [week, last].map(({ from, to }) => tides.filter(({ day }) => day >= from && day <= to)) as [TideRow[], TideRow[]]
  if (!now.length) return []
  if (now.length < TIDES_NEED) {
    const more = countWords(TIDES_NEED - now.length, 'more EmberTides picture')
    return [{ missing: { kind: 'tides', text: `Save ${more} this week to see its averages here.` } }]
  }
  const [energy, focus, tension] = averages(now)
  const start = `In EmberTides this week: energy ${energy}, focus ${focus} and tension ${tension} of 100 on average (saved ${countWords(now.length, 'time')}).`
  const isCompared = before.length >= TIDES_NEED
  const text = isCompared ? `${start} The week before: ${averages(before).join(', ')} (${countWords(before.length, 'time')}).` : start
  const behind = [tideGroup('This week', week, now), ...(isCompared ? [tideGroup('The week before', last, before)] : [])]
  return [{ weight: 40, insight: { kind: 'tides', text, note: null, behind } }]
}
