/** Spells of bleeding and periods in her calendar. */
import { daysBetween } from '../../../kit/local-date.ts'
import { cyclesOf, gapsOf, isBled, periodsOf, spellsOf } from '../../calendar/rules/spells.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { flowDaysOf } from './data-answer-days.ts'
import type { AnswerBody } from './data-answer-measures.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import { within, type Formatter } from './data-answer-format.ts'

/** Maximum number of days of a bleeding that are listed with their flow. */
const SPAN_TOLD = 7
/** Maximum number of first days that are listed. */
const STARTS_TOLD = 13
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
        : `${statistics.span(format.day(last.from), format.day(last.to), statistics.units(last.days, 'day'), ago)} ${statistics.spanBegan(format.day(last.from), format.ago(last.from))}`
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
    const longest = gapsOf(spells).toSorted((one, other) => other.days - one.days)[0]
    const now = daysBetween(last.to, format.today)
    const since = statistics.gapNow(statistics.units(now, 'day'), format.date(last.to))
    if (!longest) return { text: [`${statistics.noGap} ${since}`], rows, missing: [] }
    const { before, next, days } = longest
    const text = statistics.gap(days, format.date(before.to), format.date(next.from), daysBetween(before.from, next.from))
    return { text: [`${text} ${since}`], rows: rows.filter(({ day }) => day >= before.from && day <= next.to), missing: [] }
  }
  const periods = periodsOf(flows)
  const cycles = cyclesOf(periods)
  const starts = statistics.periods(periods.length, format.words.list(periods.slice(-STARTS_TOLD).map(({ from }) => format.date(from))))
  if (!cycles.length)
    return { text: [periods.length ? `${starts} ${statistics.noCycles(periods.length)}` : statistics.noCycles(0)], rows, missing: [] }
  const list = cycles.slice(-CYCLES_TOLD).map(({ days, from, next }) => statistics.cycle(days, format.date(from), format.date(next)))
  const average =
    cycles.length > 1 ? format.number(Math.round((cycles.reduce((sum, { days }) => sum + days, 0) / cycles.length) * 10) / 10) : null
  const [least, most] = [Math.min(...cycles.map(({ days }) => days)), Math.max(...cycles.map(({ days }) => days))]
  const ends = least < most ? statistics.cycleEnds(most, least) : ''
  return {
    text: [[starts, statistics.cycles(format.words.list(list), average), ends].filter(Boolean).join(' '), statistics.cycleRule],
    rows,
    missing: [],
  }
}
