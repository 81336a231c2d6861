/** Answers about what a day has as a number: mood, energy, sleep, hot flashes, night sweats. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Measure, TrendWhole } from '../../insights/contract.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import { answered, NOTICEABLE, ownNumber } from '../../insights/rules/measures.ts'
import { wholeOf } from '../../insights/rules/trends.ts'
import { WEEK_NEEDS_ANSWERS } from '../../insights/rules/week-insights.ts'
import type { ShownRow } from '../contract.ts'
import type { OwnNotes } from './own-answer-notes.ts'
import { eachDay, inside, type Say } from './own-answer-say.ts'
import type { Days } from './own-question.ts'

/** What an answer says, before it is put together: paragraphs, the notes behind them, and the days without one. */
export type Said = { readonly text: readonly string[]; readonly rows: readonly ShownRow[]; readonly missing: readonly LocalDate[] }

/** Days of a time longer than this need `LONG_NEEDS_ANSWERS` noted ones before it is set beside another. */
const SHORT_DAYS = 10
const LONG_NEEDS_ANSWERS = 5

/** Whether a low number is the good end. */
export function isCount(measure: Measure): boolean {
  return measure === 'hot_flashes' || measure === 'night_sweats'
}

/** A number of a day in words; taps are said to be taps. */
export function valueWords(say: Say, row: DayRow, measure: Measure): string {
  const value = row[measure]
  if (value === null) return ''
  const words = say.words.value(measure, value, say.number(value))
  return isCount(measure) && row.source[measure as 'hot_flashes' | 'night_sweats'] === 'moments'
    ? `${words} (${say.words.taps(value)})`
    : words
}

/** A day with what it says about a measure, and the log it stands in. */
export function shownRow(say: Say, row: DayRow, measure: Measure): ShownRow {
  const source = isCount(measure) ? row.source[measure as 'hot_flashes' | 'night_sweats'] : 'quick_log'
  const log_type = source === 'moments' ? null : source
  const log_id = log_type === 'quick_log' ? row.quick_log : log_type === 'deep_log' ? row.deep_log : null
  return { day: row.day, words: say.finished(valueWords(say, row, measure)), log_type: log_id === null ? null : log_type, log_id }
}

function noted(rows: readonly DayRow[], measure: Measure): DayRow[] {
  return rows.filter((row) => row[measure] !== null)
}

/** The days of a time that say nothing about a measure; today is none of them before it is over. */
export function missingDays(days: Days, known: ReadonlySet<LocalDate>, today: LocalDate): LocalDate[] {
  return eachDay(days).filter((day) => !known.has(day) && day < today)
}

/** One sentence about the days without a note; today is only mentioned. */
export function missingWords(say: Say, days: Days, missing: readonly LocalDate[], known: ReadonlySet<LocalDate>): string[] {
  return [
    ...(missing.length ? [say.words.missing(missing.length, say.few(missing))] : []),
    ...(days.to === say.today && days.from !== days.to && !known.has(say.today) ? [say.words.missingToday] : []),
  ]
}

/** The average or count of a measure as one sentence; `when` may be left to stand before it. */
export function heldSentence(say: Say, when: string, measure: Measure, whole: TrendWhole): string {
  return say.words.held(when, {
    measure,
    average: say.number(whole.average ?? 0),
    total: whole.total ?? 0,
    days: whole.days,
    some: whole.days - whole.none_days,
    none: whole.none_days,
  })
}

function rangeSentence(say: Say, rows: readonly DayRow[], measure: Measure, { least, most, days }: TrendWhole): string[] {
  if (isCount(measure) || days < 2 || least === null || most === null) return []
  const words = (value: number) => say.words.value(measure, value, say.number(value))
  if (least === most) return [say.words.always(measure, words(most))]
  const on = (value: number) => say.few(rows.filter((row) => row[measure] === value).map(({ day }) => day))
  return [say.words.range(measure, words(least), on(least), words(most), on(most))]
}

/** What her notes hold about a measure in a time. */
export function saidOfMeasure(say: Say, notes: OwnNotes, measure: Measure, days: Days): Said {
  const rows = noted(inside(notes.rows, days), measure)
  const [only] = rows
  const when = say.when(days)
  const known = new Set(rows.map(({ day }) => day))
  const missing = missingDays(days, known, say.today)
  const shown = rows.map((row) => shownRow(say, row, measure))
  if (!only) return { text: [`${say.words.nothing(when, measure)} ${say.words.nothingYet}`], rows: [], missing }
  const whole = wholeOf(rows, measure)
  const tapped = whole.tapped_days ? [say.words.tapped(whole.tapped_days)] : []
  if (days.from === days.to) {
    const value = only[measure] ?? 0
    return { text: [[say.words.noted(when, measure, value, valueWords(say, only, measure)), ...tapped].join(' ')], rows: shown, missing }
  }
  const first = [heldSentence(say, when, measure, whole), ...rangeSentence(say, rows, measure, whole), ...tapped].join(' ')
  const rest = missingWords(say, days, missing, known).join(' ')
  return { text: [first, ...(rest ? [rest] : [])], rows: shown, missing }
}

/** Her best or worst days: highest mood and energy, longest night, fewest hot flashes; the other way round for worst. */
export function saidOfRank(say: Say, notes: OwnNotes, measure: Measure, days: Days, isBest: boolean): Said {
  // A count of taps is at least that many: it may be a most, never a fewest.
  const rows = inside(notes.rows, days).filter((row) => (isCount(measure) && isBest ? ownNumber(row, measure) : row[measure]) !== null)
  const known = new Set(rows.map(({ day }) => day))
  const missing = missingDays(days, known, say.today)
  const [only, second] = rows
  if (!only) return { text: [`${say.words.nothing(say.when(days), measure)} ${say.words.nothingYet}`], rows: [], missing }
  if (!second) {
    return {
      text: [say.words.onlyOne(measure, valueWords(say, only, measure), say.day(only.day))],
      rows: [shownRow(say, only, measure)],
      missing,
    }
  }
  const values = rows.map((row) => row[measure] ?? 0)
  const end = isBest === isCount(measure) ? Math.min(...values) : Math.max(...values)
  const ends = rows.filter((row) => row[measure] === end)
  const on = ends.length === 1 && ends[0] ? say.day(ends[0].day) : say.few(ends.map(({ day }) => day))
  const words = isCount(measure) ? say.number(end) : say.words.value(measure, end, say.number(end))
  const text = say.words.ranked(measure, isBest, words, on, say.when(days), rows.length)
  const rest = missingWords(say, days, missing, known).join(' ')
  return { text: [text, ...(rest ? [rest] : [])], rows: ends.map((row) => shownRow(say, row, measure)), missing }
}

/** How many noted days a time needs before its average is set beside another. */
export function neededDays({ from, to }: Days): number {
  const days = eachDay({ from, to }).length
  return days < WEEK_NEEDS_ANSWERS ? days : days <= SHORT_DAYS ? WEEK_NEEDS_ANSWERS : LONG_NEEDS_ANSWERS
}

/** A measure in two times beside each other, by her own numbers; what is missing where one of them holds too little. */
export function saidOfComparison(
  say: Say,
  notes: OwnNotes,
  measure: Measure,
  now: Days,
  before: Days,
): Said & { readonly isEnough: boolean } {
  const [one, other] = [answered(inside(notes.rows, now), measure), answered(inside(notes.rows, before), measure)]
  const [nowNeeds, beforeNeeds] = [neededDays(now), neededDays(before)]
  const rows = [...other.rows, ...one.rows].map((row) => shownRow(say, row, measure))
  const known = new Set(rows.map(({ day }) => day))
  const missing = [...missingDays(before, known, say.today), ...missingDays(now, known, say.today)]
  if (one.rows.length < nowNeeds || other.rows.length < beforeNeeds || one.average === null || other.average === null) {
    return {
      text: [say.words.notCompared(measure, one.rows.length, nowNeeds, other.rows.length, beforeNeeds)],
      rows,
      missing,
      isEnough: false,
    }
  }
  const apart = one.average - other.average
  const way = Math.abs(apart) < NOTICEABLE[measure] ? 'same' : apart > 0 ? 'higher' : 'lower'
  const text = say.words.compared({
    measure,
    now: say.number(one.average),
    nowDays: one.rows.length,
    before: say.number(other.average),
    beforeDays: other.rows.length,
    way,
  })
  return { text: [text], rows, missing, isEnough: true }
}
