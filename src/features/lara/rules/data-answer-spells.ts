/** Spells of bleeding and periods in her calendar. */
import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { FLOWS } from '../../calendar/contract.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { flowDaysOf } from './data-answer-days.ts'
import type { AnswerBody } from './data-answer-measures.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import { within, type Formatter } from './data-answer-format.ts'
import { type FlowNote, PARTING_DAYS, PERIOD_FLOWS } from './triage-cards.ts'

/** Bleeding from its first to its last noted day; `days` is the number of noted days. */
type Spell = { readonly from: LocalDate; readonly to: LocalDate; readonly days: number }

/** Whether a calendar day has bleeding of any kind. */
function isBled({ flow }: FlowNote): boolean {
  return flow !== FLOWS['no-bleeding']
}

/** Spells of the given days, oldest first; days at most `PARTING_DAYS` apart are one spell. */
function spellsOf(days: readonly FlowNote[]): Spell[] {
  const spells: Spell[] = []
  for (const { day } of days) {
    const last = spells.at(-1)
    if (last && daysBetween(last.to, day) <= PARTING_DAYS) spells[spells.length - 1] = { ...last, to: day, days: last.days + 1 }
    else spells.push({ from: day, to: day, days: 1 })
  }
  return spells
}

/** Her periods: spells of flow; spotting alone is none. */
function periodsOf(days: readonly FlowNote[]): Spell[] {
  return spellsOf(days.filter(({ flow }) => PERIOD_FLOWS.includes(flow)))
}

/** Maximum number of days of a bleeding that are listed with their flow. */
const SPAN_TOLD = 7
/** Maximum number of cycles that are listed. */
const CYCLES_TOLD = 6

/** The newest bleeding, the lengths of cycles, or the longest time without bleeding. */
export function saidOfSpells(format: Formatter, notes: OwnNotes, question: DataQuestion): AnswerBody {
  const { statistics } = format
  const flows = within(flowDaysOf(notes.calendar), question)
  const spells = spellsOf(flows.filter(isBled))
  const rows = flows.map(({ day, flow }) => format.flowRow(day, flow))
  const last = spells.at(-1)
  if (question.asks === 'span' || !last) {
    if (!last)
      return {
        text: [format.words.noLast('bleeding', format.date(question.from > notes.from ? question.from : notes.from), null)],
        rows: [],
        missing: [],
      }
    const ago = format.ago(last.to)
    const text =
      last.from === last.to
        ? statistics.spanOneDay(format.day(last.from), ago)
        : statistics.span(format.day(last.from), format.day(last.to), statistics.units(last.days, 'day'), ago)
    const noted = flows.filter((one) => isBled(one) && one.day >= last.from && one.day <= last.to)
    const kinds = format.words.flowKinds(
      noted.map((one) => format.words.flowOn(format.date(one.day), format.words.flow(one.flow))).join('; '),
    )
    return {
      text: [noted.length <= SPAN_TOLD ? `${text} ${kinds}` : text],
      rows: rows.filter(({ day }) => day >= last.from && day <= last.to),
      missing: [],
    }
  }
  if (question.asks === 'gap') {
    const gaps = spells.slice(1).flatMap((spell, index) => {
      const before = spells[index]
      return before ? [{ before, spell, days: daysBetween(before.to, spell.from) - 1 }] : []
    })
    const longest = gaps.toSorted((one, other) => other.days - one.days)[0]
    const now = daysBetween(last.to, format.today)
    const since = statistics.gapNow(statistics.units(now, 'day'), format.date(last.to))
    if (!longest) return { text: [`${statistics.noGap} ${since}`], rows, missing: [] }
    const { before, spell } = longest
    const text = statistics.gap(longest.days, format.date(before.to), format.date(spell.from), daysBetween(before.from, spell.from))
    return { text: [`${text} ${since}`], rows: rows.filter(({ day }) => day >= before.from && day <= spell.to), missing: [] }
  }
  const starts = periodsOf(flows).map(({ from }) => from)
  const cycles = starts.slice(1).map((to, index) => ({ from: starts[index] ?? to, to, days: daysBetween(starts[index] ?? to, to) }))
  if (!cycles.length) return { text: [statistics.noCycles(starts.length)], rows, missing: [] }
  const list = cycles.slice(-CYCLES_TOLD).map(({ days, from, to }) => statistics.cycle(days, format.date(from), format.date(to)))
  const average =
    cycles.length > 1 ? format.number(Math.round((cycles.reduce((sum, { days }) => sum + days, 0) / cycles.length) * 10) / 10) : null
  const [least, most] = [Math.min(...cycles.map(({ days }) => days)), Math.max(...cycles.map(({ days }) => days))]
  const ends = least < most ? statistics.cycleEnds(most, least) : ''
  return {
    text: [[statistics.cycles(format.words.list(list), average), ends].filter(Boolean).join(' '), statistics.cycleRule],
    rows,
    missing: [],
  }
}
