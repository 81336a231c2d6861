/**
 * Builds answers about days: bleeding in her calendar, how often she logs, days as a whole, and the last occurrence of
 * something.
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import { FLOWS, type FlowDescription } from '../../calendar/contract.ts'
import { type Measure, MEASURES } from '../../insights/contract.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import { wholeOf } from '../../insights/rules/trends.ts'
import type { ShownRow } from '../../answers/contract.ts'
import {
  heldSentence,
  missingDays,
  neededDays,
  type MessageBubble,
  saidOfComparison,
  shownRow,
  valueWords,
} from './data-answer-measures.ts'
import type { CalendarDay, OwnNotes } from './data-answer-notes.ts'
import { eachDay, inside, type Say } from './data-answer-say.ts'
import type { FlowNote } from './triage-cards.ts'
import { type Days, type DataQuestion, WITHOUT } from '../../answers/rules/data-question.ts'

const NONE: FlowDescription = FLOWS['no-bleeding']
/** Maximum number of bleeding days that are listed with their flow. */
const FLOW_DAYS_TOLD = 7

/** Calendar days with a statement about bleeding, including "No bleeding". */
export function flowDaysOf(calendar: readonly CalendarDay[]): FlowNote[] {
  return calendar.flatMap(({ day, flow }) => (flow === null ? [] : [{ day, flow }]))
}

/** The flow that a question is limited to; null for any flow, and for days without. */
export function toFlow(asked: string | null): FlowDescription | null {
  return Object.values(FLOWS).find((flow) => flow === asked) ?? null
}

function isWanted(flow: FlowDescription, wanted: FlowDescription | null): boolean {
  return wanted === null ? flow !== NONE : flow === wanted
}

/** Days of a period with bleeding, days without, and the number of days with no entry. */
export function saidOfBleeding(say: Say, notes: OwnNotes, days: Days, wanted: FlowDescription | null): MessageBubble {
  const noted = inside(flowDaysOf(notes.calendar), days)
  const bled = noted.filter(({ flow }) => isWanted(flow, wanted))
  const others = noted.length - bled.length
  const missing = missingDays(days, new Set(noted.map(({ day }) => day)), say.today)
  const [when, flow] = [say.when(days), wanted && say.words.flow(wanted)]
  const rows = noted.map((one) => say.flowRow(one.day, one.flow))
  const [only] = noted
  if (!only) return { text: [`${say.words.nothing(when, 'bleeding')} ${say.words.nothingYet}`], rows, missing }
  if (days.from === days.to) {
    const text = only.flow === NONE ? say.words.noBleedingOn(when) : say.words.bledOn(when, say.words.flow(only.flow))
    return { text: [text], rows, missing }
  }
  const silent = missing.length ? [say.words.flowMissing(missing.length)] : []
  if (!bled.length) return { text: [[say.words.notBled(when, others, flow), ...silent].join(' ')], rows, missing }
  const dates = say.few(bled.map(({ day }) => day))
  const kinds =
    bled.length <= FLOW_DAYS_TOLD && wanted === null
      ? [say.words.flowKinds(bled.map((one) => say.words.flowOn(say.date(one.day), say.words.flow(one.flow))).join('; '))]
      : []
  const first =
    kinds.length && bled.length > 1
      ? [say.words.bledDays(when, bled.length), ...kinds]
      : [say.words.bled(when, bled.length, dates, flow ?? (bled.length === 1 && bled[0] ? say.words.flow(bled[0].flow) : null))]
  const none = wanted === null ? noted.filter((one) => one.flow === NONE).length : 0
  return { text: [[...first, ...(none ? [say.words.noneDays(none)] : []), ...silent].join(' ')], rows, missing }
}

/** Days with a note of any kind. */
function notedDays(notes: OwnNotes, days: Days): Set<LocalDate> {
  return new Set([...inside(notes.rows, days), ...inside(notes.calendar, days), ...inside(notes.tides, days)].map(({ day }) => day))
}

function logRows(say: Say, row: DayRow): ShownRow[] {
  const { kept } = say.words
  const made: ShownRow[] = []
  if (row.quick_log !== null) made.push({ day: row.day, words: kept.soft, log_type: 'quick_log', log_id: row.quick_log })
  if (row.deep_log !== null) made.push({ day: row.day, words: kept.deep, log_type: 'deep_log', log_id: row.deep_log })
  if (!made.length) made.push({ day: row.day, words: kept.home, log_type: null, log_id: null })
  return made
}

/** Number of days with a note in a period, by kind of note. */
export function saidOfLogging(say: Say, notes: OwnNotes, days: Days): MessageBubble {
  const known = notedDays(notes, days)
  const missing = missingDays(days, known, say.today)
  const rows = inside(notes.rows, days)
  const [soft, deep] = [rows.filter(({ quick_log }) => quick_log !== null), rows.filter(({ deep_log }) => deep_log !== null)]
  const withLog = new Set([...soft, ...deep].map(({ day }) => day))
  const elsewhere = [...known].filter((day) => !withLog.has(day)).toSorted()
  const rowDays = new Set(rows.map(({ day }) => day))
  const calendarRows = elsewhere
    .filter((day) => !rowDays.has(day))
    .map((day): ShownRow => ({
      day,
      words: inside(notes.calendar, { from: day, to: day }).length ? say.words.kept.calendar : 'EmberTides',
      log_type: null,
      log_id: null,
    }))
  const shown = [...rows.flatMap((row) => logRows(say, row)), ...calendarRows].toSorted((one, other) =>
    one.day < other.day ? -1 : one.day === other.day ? 0 : 1,
  )
  if (known.size === 0) return { text: [say.words.nothing(say.when(days), 'everything')], rows: [], missing }
  const text = [
    say.words.logged(say.when(days), known.size, eachDay(days).length),
    say.words.loggedWith(soft.length, deep.length, elsewhere.length),
  ]
  const rest = missing.length ? [say.words.daysMissing(missing.length, say.few(missing))] : []
  return { text: [text.join(' '), ...rest], rows: shown, missing }
}

/** All data of a day, as rows. */
function wholeRows(say: Say, row: DayRow): ShownRow[] {
  const quick = MEASURES.filter((measure) => row[measure] !== null)
  const from = (source: string | null) =>
    quick.filter((measure) => (measure === 'hot_flashes' || measure === 'night_sweats' ? row.source[measure] : 'quick_log') === source)
  const words = (measures: readonly (typeof MEASURES)[number][]) =>
    say.finished(measures.map((measure) => say.words.named(measure, valueWords(say, row, measure))).join(', '))
  const parts: ShownRow[] = []
  if (row.quick_log !== null)
    parts.push({ day: row.day, words: words(from('quick_log')) || say.words.kept.soft, log_type: 'quick_log', log_id: row.quick_log })
  if (row.deep_log !== null)
    parts.push({ day: row.day, words: words(from('deep_log')) || say.words.kept.deep, log_type: 'deep_log', log_id: row.deep_log })
  if (from('moments').length) parts.push({ day: row.day, words: words(from('moments')), log_type: null, log_id: null })
  return parts.length ? parts : [{ day: row.day, words: say.words.kept.home, log_type: null, log_id: null }]
}

/** A period as a whole: days with a note, each measure that has values, and bleeding if her calendar has entries. */
export function saidOfEverything(say: Say, notes: OwnNotes, days: Days): MessageBubble {
  const known = notedDays(notes, days)
  const missing = missingDays(days, known, say.today)
  const rows = inside(notes.rows, days)
  const flows = inside(flowDaysOf(notes.calendar), days)
  const shown = [...rows.flatMap((row) => wholeRows(say, row)), ...flows.map(({ day, flow }) => say.flowRow(day, flow))].toSorted(
    (one, other) => (one.day < other.day ? -1 : one.day === other.day ? 0 : 1),
  )
  const when = say.when(days)
  if (known.size === 0) return { text: [say.words.nothing(when, 'everything')], rows: [], missing }
  if (days.from === days.to) {
    const parts = [
      ...MEASURES.flatMap((measure) =>
        rows.flatMap((row) => (row[measure] === null ? [] : [say.words.named(measure, valueWords(say, row, measure))])),
      ),
      ...flows.map(({ flow }) => say.words.flow(flow)),
    ]
    return { text: [say.words.oneDay(when, parts.length ? say.words.list(parts) : say.words.noNumbers)], rows: shown, missing }
  }
  const measured = MEASURES.map((measure) => ({ measure, whole: wholeOf(rows, measure) })).filter(({ whole }) => whole.days > 0)
  const tapped = Math.max(0, ...measured.map(({ whole }) => whole.tapped_days))
  const bled = flows.filter(({ flow }) => flow !== NONE)
  const sentences = [
    ...measured.map(({ measure, whole }) => heldSentence(say, '', measure, whole)),
    ...(tapped ? [say.words.tapped(tapped)] : []),
    ...(bled.length ? [say.words.bledDays('', bled.length)] : flows.length ? [say.words.noneDays(flows.length)] : []),
  ]
  return {
    text: [
      say.words.logged(when, known.size, eachDay(days).length),
      ...(sentences.length ? [sentences.join(' ')] : []),
      ...(missing.length ? [say.words.daysMissing(missing.length, say.few(missing))] : []),
    ],
    rows: shown,
    missing,
  }
}

/** Two periods as a whole, each measure compared separately. */
export function saidOfWholeComparison(say: Say, notes: OwnNotes, now: Days, before: Days): MessageBubble {
  const each = MEASURES.map((measure) => saidOfComparison(say, notes, measure, now, before))
  const enough = each.filter(({ isEnough }) => isEnough)
  const days = (of: Days) => ({ known: notedDays(notes, of), of })
  const [one, other] = [days(now), days(before)]
  const missing = [...missingDays(before, other.known, say.today), ...missingDays(now, one.known, say.today)]
  const told = [...enough, ...each.filter(({ isEnough, rows }) => !isEnough && rows.length)]
  const none = say.words.notCompared('logging', one.known.size, neededDays(now), other.known.size, neededDays(before))
  const rows = [...inside(notes.rows, before), ...inside(notes.rows, now)].flatMap((row) => wholeRows(say, row))
  return { text: enough.length ? [...told.flatMap(({ text }) => text), say.words.notCause] : [none], rows, missing }
}

/** Bleeding or notes in two periods: number of days, of those with an entry. */
export function saidOfCountedComparison(say: Say, notes: OwnNotes, about: 'bleeding' | 'logging', now: Days, before: Days): MessageBubble {
  if (about === 'logging') {
    const [one, other] = [saidOfLogging(say, notes, now), saidOfLogging(say, notes, before)]
    const length = (of: Days) => eachDay(of).length
    const text = say.words.comparedDays(about, notedDays(notes, now).size, length(now), notedDays(notes, before).size, length(before))
    return { text: [text], rows: [...other.rows, ...one.rows], missing: [...other.missing, ...one.missing] }
  }
  const counted = (of: Days) => {
    const noted = inside(flowDaysOf(notes.calendar), of)
    return {
      noted,
      bled: noted.filter(({ flow }) => flow !== NONE).length,
      missing: missingDays(of, new Set(noted.map(({ day }) => day)), say.today),
    }
  }
  const [one, other] = [counted(now), counted(before)]
  const rows = [...other.noted, ...one.noted].map(({ day, flow }) => say.flowRow(day, flow))
  const missing = [...other.missing, ...one.missing]
  if (!one.noted.length || !other.noted.length) {
    return { text: [say.words.notCompared(about, one.noted.length, 1, other.noted.length, 1)], rows, missing }
  }
  return { text: [say.words.comparedDays(about, one.bled, one.noted.length, other.bled, other.noted.length)], rows, missing }
}

/** Newest day on which something occurred, within the days that were loaded. */
export function saidOfLast(say: Say, notes: OwnNotes, question: DataQuestion): MessageBubble {
  const days = { from: question.from > notes.from ? question.from : notes.from, to: question.to }
  const subject = question.subject as Measure | 'bleeding' | 'logging' | 'everything'
  const without = question.flow === WITHOUT
  const flow = toFlow(question.flow)
  const none = (): MessageBubble => ({
    text: [say.words.noLast(subject === 'everything' ? 'logging' : subject, say.date(days.from), flow && say.words.flow(flow))],
    rows: [],
    missing: [],
  })
  if (subject === 'bleeding') {
    const found = inside(flowDaysOf(notes.calendar), days).findLast((one) => (without ? one.flow === NONE : isWanted(one.flow, flow)))
    if (!found) return none()
    const text = without
      ? say.words.lastWithout('bleeding', say.day(found.day), say.ago(found.day))
      : say.words.last('bleeding', say.words.flow(found.flow), say.day(found.day), say.ago(found.day))
    return { text: [text], rows: [say.flowRow(found.day, found.flow)], missing: [] }
  }
  if (subject === 'logging' || subject === 'everything') {
    const newest = [...notedDays(notes, days)].toSorted().at(-1)
    if (newest === undefined) return none()
    const { rows } = saidOfLogging(say, notes, { from: newest, to: newest })
    return { text: [say.words.last('logging', '', say.day(newest), say.ago(newest))], rows, missing: [] }
  }
  const isCounted = subject === 'hot_flashes' || subject === 'night_sweats'
  const found = inside(notes.rows, days).findLast((row) => {
    const value = row[subject]
    return value !== null && (!isCounted || (without ? value === 0 : value > 0))
  })
  if (!found) return none()
  const text =
    without && isCounted
      ? say.words.lastWithout(subject, say.day(found.day), say.ago(found.day))
      : say.words.last(subject, valueWords(say, found, subject), say.day(found.day), say.ago(found.day))
  return { text: [text], rows: [shownRow(say, found, subject)], missing: [] }
}
