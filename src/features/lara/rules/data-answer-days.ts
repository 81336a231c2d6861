/**
 * Builds answers about days: bleeding in her calendar, how often she logs, days as a whole, and the last occurrence of
 * something.
 */
import { eachDay } from '../../../kit/each-day.ts'
import { type LocalDate } from '../../../kit/local-date.ts'
import { FLOWS, type FlowDescription } from '../../calendar/contract.ts'
import { type FlowNote, isBled, spellsOf } from '../../calendar/rules/spells.ts'
import { type Measure, MEASURES } from '../../insights/contract.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import { wholeOf } from '../../insights/rules/trends.ts'
import type { AnswerRow } from '../../answers/contract.ts'
import {
  summarySentence,
  missingDays,
  neededDays,
  type AnswerBody,
  measureComparison,
  toMeasureRow,
  valueWords,
} from './data-answer-measures.ts'
import type { CalendarDay, OwnNotes } from './data-answer-notes.ts'
import { within, type Formatter } from './data-answer-format.ts'
import { type Days, type DataQuestion, WITHOUT } from '../../answers/rules/data-question.ts'

const NONE: FlowDescription = FLOWS['no-bleeding']
/** Maximum number of bleeding days that are listed with their flow. */
const FLOW_DAYS_LISTED = 7

/** Calendar days with a statement about bleeding, including "No bleeding". */
export function flowDaysOf(calendar: readonly CalendarDay[]): FlowNote[] {
  return calendar.flatMap(({ day, flow }) => (flow === null ? [] : [{ day, flow }]))
}

/** The flow that a question is limited to; null for any flow, and for days without. */
export function toFlow(asked: string | null): FlowDescription | null {
  return Object.values(FLOWS).find((flow) => flow === asked) ?? null
}

function isMatch(flow: FlowDescription, wanted: FlowDescription | null): boolean {
  return wanted === null ? flow !== NONE : flow === wanted
}

/** Days of a period with bleeding, days without, and the number of days with no entry. */
export function bleedingAnswer(format: Formatter, notes: OwnNotes, days: Days, wanted: FlowDescription | null): AnswerBody {
  const noted = within(flowDaysOf(notes.calendar), days)
  const bled = noted.filter(({ flow }) => isMatch(flow, wanted))
  const otherDays = noted.length - bled.length
  const missing = missingDays(days, new Set(noted.map(({ day }) => day)), format.today)
  const [when, flow] = [format.when(days), wanted && format.words.flow(wanted)]
  const rows = noted.map((one) => format.flowRow(one.day, one.flow))
  const [only] = noted
  if (!only) return { text: [`${format.words.nothing(when, 'bleeding')} ${format.words.nothingYet}`], rows, missing }
  if (days.from === days.to) {
    const text = only.flow === NONE ? format.words.noBleedingOn(when) : format.words.bledOn(when, format.words.flow(only.flow))
    return { text: [text], rows, missing }
  }
  const missingText = missing.length ? [format.words.flowMissing(missing.length)] : []
  if (!bled.length) return { text: [[format.words.notBled(when, otherDays, flow), ...missingText].join(' ')], rows, missing }
  const dates = format.few(bled.map(({ day }) => day))
  const kinds =
    bled.length <= FLOW_DAYS_LISTED && wanted === null
      ? [format.words.flowKinds(bled.map((one) => format.words.flowOn(format.date(one.day), format.words.flow(one.flow))).join('; '))]
      : []
  const first =
    kinds.length && bled.length > 1
      ? [format.words.bledDays(when, bled.length), ...kinds]
      : [format.words.bled(when, bled.length, dates, flow ?? (bled.length === 1 && bled[0] ? format.words.flow(bled[0].flow) : null))]
  const none = wanted === null ? noted.filter((one) => one.flow === NONE).length : 0
  return { text: [[...first, ...(none ? [format.words.noneDays(none)] : []), ...missingText].join(' ')], rows, missing }
}

/** Days with a note of any kind. */
function notedDays(notes: OwnNotes, days: Days): Set<LocalDate> {
  return new Set([...within(notes.rows, days), ...within(notes.calendar, days), ...within(notes.tides, days)].map(({ day }) => day))
}

function logRows(format: Formatter, row: DayRow): AnswerRow[] {
  const { kept } = format.words
  const made: AnswerRow[] = []
  if (row.quick_log !== null) made.push({ day: row.day, words: kept.soft, log_type: 'quick_log', log_id: row.quick_log })
  if (row.deep_log !== null) made.push({ day: row.day, words: kept.deep, log_type: 'deep_log', log_id: row.deep_log })
  if (!made.length) made.push({ day: row.day, words: kept.home, log_type: null, log_id: null })
  return made
}

/** Number of days with a note in a period, by kind of note. */
export function loggingAnswer(format: Formatter, notes: OwnNotes, days: Days): AnswerBody {
  const known = notedDays(notes, days)
  const missing = missingDays(days, known, format.today)
  const rows = within(notes.rows, days)
  const [soft, deep] = [rows.filter(({ quick_log }) => quick_log !== null), rows.filter(({ deep_log }) => deep_log !== null)]
  const withLog = new Set([...soft, ...deep].map(({ day }) => day))
  const elsewhere = [...known].filter((day) => !withLog.has(day)).toSorted()
  const rowDays = new Set(rows.map(({ day }) => day))
  const calendarRows = elsewhere
    .filter((day) => !rowDays.has(day))
    .map((day): AnswerRow => ({
      day,
      words: within(notes.calendar, { from: day, to: day }).length ? format.words.kept.calendar : 'EmberTides',
      log_type: null,
      log_id: null,
    }))
  const answerRows = [...rows.flatMap((row) => logRows(format, row)), ...calendarRows].toSorted((one, other) =>
    one.day < other.day ? -1 : one.day === other.day ? 0 : 1,
  )
  if (known.size === 0) return { text: [format.words.nothing(format.when(days), 'everything')], rows: [], missing }
  const text = [
    format.words.logged(format.when(days), known.size, eachDay(days).length),
    format.words.loggedWith(soft.length, deep.length, elsewhere.length),
  ]
  const rest = missing.length ? [format.words.daysMissing(missing.length, format.few(missing))] : []
  return { text: [text.join(' '), ...rest], rows: answerRows, missing }
}

/** All data of a day, as rows. */
function dayRows(format: Formatter, row: DayRow): AnswerRow[] {
  const quick = MEASURES.filter((measure) => row[measure] !== null)
  const from = (source: string | null) =>
    quick.filter((measure) => (measure === 'hot_flashes' || measure === 'night_sweats' ? row.source[measure] : 'quick_log') === source)
  const words = (measures: readonly (typeof MEASURES)[number][]) =>
    format.complete(measures.map((measure) => format.words.named(measure, valueWords(format, row, measure))).join(', '))
  const parts: AnswerRow[] = []
  if (row.quick_log !== null)
    parts.push({ day: row.day, words: words(from('quick_log')) || format.words.kept.soft, log_type: 'quick_log', log_id: row.quick_log })
  if (row.deep_log !== null)
    parts.push({ day: row.day, words: words(from('deep_log')) || format.words.kept.deep, log_type: 'deep_log', log_id: row.deep_log })
  if (from('moments').length) parts.push({ day: row.day, words: words(from('moments')), log_type: null, log_id: null })
  return parts.length ? parts : [{ day: row.day, words: format.words.kept.home, log_type: null, log_id: null }]
}

/** A period as a whole: days with a note, each measure that has values, and bleeding if her calendar has entries. */
export function overallAnswer(format: Formatter, notes: OwnNotes, days: Days): AnswerBody {
  const known = notedDays(notes, days)
  const missing = missingDays(days, known, format.today)
  const rows = within(notes.rows, days)
  const flows = within(flowDaysOf(notes.calendar), days)
  const answerRows = [...rows.flatMap((row) => dayRows(format, row)), ...flows.map(({ day, flow }) => format.flowRow(day, flow))].toSorted(
    (one, other) => (one.day < other.day ? -1 : one.day === other.day ? 0 : 1),
  )
  const when = format.when(days)
  if (known.size === 0) return { text: [format.words.nothing(when, 'everything')], rows: [], missing }
  if (days.from === days.to) {
    const parts = [
      ...MEASURES.flatMap((measure) =>
        rows.flatMap((row) => (row[measure] === null ? [] : [format.words.named(measure, valueWords(format, row, measure))])),
      ),
      ...flows.map(({ flow }) => format.words.flow(flow)),
    ]
    return {
      text: [format.words.oneDay(when, parts.length ? format.words.list(parts) : format.words.noNumbers)],
      rows: answerRows,
      missing,
    }
  }
  const measured = MEASURES.map((measure) => ({ measure, whole: wholeOf(rows, measure) })).filter(({ whole }) => whole.days > 0)
  const tapped = Math.max(0, ...measured.map(({ whole }) => whole.tapped_days))
  const bled = flows.filter(({ flow }) => flow !== NONE)
  const sentences = [
    ...measured.map(({ measure, whole }) => summarySentence(format, '', measure, whole)),
    ...(tapped ? [format.words.tapped(tapped)] : []),
    ...(bled.length ? [format.words.bledDays('', bled.length)] : flows.length ? [format.words.noneDays(flows.length)] : []),
  ]
  return {
    text: [
      format.words.logged(when, known.size, eachDay(days).length),
      ...(sentences.length ? [sentences.join(' ')] : []),
      ...(missing.length ? [format.words.daysMissing(missing.length, format.few(missing))] : []),
    ],
    rows: answerRows,
    missing,
  }
}

/** Two periods as a whole, each measure compared separately. */
export function overallComparison(format: Formatter, notes: OwnNotes, now: Days, before: Days): AnswerBody {
  const each = MEASURES.map((measure) => measureComparison(format, notes, measure, now, before))
  const enough = each.filter(({ isEnough }) => isEnough)
  const days = (of: Days) => ({ known: notedDays(notes, of), of })
  const [one, other] = [days(now), days(before)]
  const missing = [...missingDays(before, other.known, format.today), ...missingDays(now, one.known, format.today)]
  const listed = [...enough, ...each.filter(({ isEnough, rows }) => !isEnough && rows.length)]
  const none = format.words.notCompared('logging', one.known.size, neededDays(now), other.known.size, neededDays(before))
  const rows = [...within(notes.rows, before), ...within(notes.rows, now)].flatMap((row) => dayRows(format, row))
  return { text: enough.length ? [...listed.flatMap(({ text }) => text), format.words.notCause] : [none], rows, missing }
}

/** Bleeding or notes in two periods: number of days, of those with an entry. */
export function countComparison(format: Formatter, notes: OwnNotes, about: 'bleeding' | 'logging', now: Days, before: Days): AnswerBody {
  if (about === 'logging') {
    const [one, other] = [loggingAnswer(format, notes, now), loggingAnswer(format, notes, before)]
    const length = (of: Days) => eachDay(of).length
    const text = format.words.comparedDays(about, notedDays(notes, now).size, length(now), notedDays(notes, before).size, length(before))
    return { text: [text], rows: [...other.rows, ...one.rows], missing: [...other.missing, ...one.missing] }
  }
  const counted = (of: Days) => {
    const noted = within(flowDaysOf(notes.calendar), of)
    return {
      noted,
      bled: noted.filter(({ flow }) => flow !== NONE).length,
      missing: missingDays(of, new Set(noted.map(({ day }) => day)), format.today),
    }
  }
  const [one, other] = [counted(now), counted(before)]
  const rows = [...other.noted, ...one.noted].map(({ day, flow }) => format.flowRow(day, flow))
  const missing = [...other.missing, ...one.missing]
  if (!one.noted.length || !other.noted.length) {
    return { text: [format.words.notCompared(about, one.noted.length, 1, other.noted.length, 1)], rows, missing }
  }
  return { text: [format.words.comparedDays(about, one.bled, one.noted.length, other.bled, other.noted.length)], rows, missing }
}

/** Newest day on which something occurred, within the days that were loaded. */
export function lastAnswer(format: Formatter, notes: OwnNotes, question: DataQuestion): AnswerBody {
  const days = { from: question.from > notes.from ? question.from : notes.from, to: question.to }
  const subject = question.subject as Measure | 'bleeding' | 'logging' | 'everything'
  const without = question.flow === WITHOUT
  const flow = toFlow(question.flow)
  const none = (): AnswerBody => ({
    text: [format.words.noLast(subject === 'everything' ? 'logging' : subject, format.date(days.from), flow && format.words.flow(flow))],
    rows: [],
    missing: [],
  })
  if (subject === 'bleeding') {
    const found = within(flowDaysOf(notes.calendar), days).findLast((one) => (without ? one.flow === NONE : isMatch(one.flow, flow)))
    if (!found) return none()
    const text = without
      ? format.words.lastWithout('bleeding', format.day(found.day), format.ago(found.day))
      : format.words.last('bleeding', format.words.flow(found.flow), format.day(found.day), format.ago(found.day))
    const spell = without || flow ? undefined : spellsOf(within(flowDaysOf(notes.calendar), days).filter(isBled)).at(-1)
    const began = spell && spell.from < spell.to ? [format.statistics.spanBegan(format.day(spell.from), format.ago(spell.from))] : []
    return { text: [[text, ...began].join(' ')], rows: [format.flowRow(found.day, found.flow)], missing: [] }
  }
  if (subject === 'logging' || subject === 'everything') {
    const newest = [...notedDays(notes, days)].toSorted().at(-1)
    if (newest === undefined) return none()
    const { rows } = loggingAnswer(format, notes, { from: newest, to: newest })
    return { text: [format.words.last('logging', '', format.day(newest), format.ago(newest))], rows, missing: [] }
  }
  const isCounted = subject === 'hot_flashes' || subject === 'night_sweats'
  const found = within(notes.rows, days).findLast((row) => {
    const value = row[subject]
    return value !== null && (!isCounted || (without ? value === 0 : value > 0))
  })
  if (!found) return none()
  const text =
    without && isCounted
      ? format.words.lastWithout(subject, format.day(found.day), format.ago(found.day))
      : format.words.last(subject, valueWords(format, found, subject), format.day(found.day), format.ago(found.day))
  return { text: [text], rows: [toMeasureRow(format, found, subject)], missing: [] }
}
