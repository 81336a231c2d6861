/** Builds answers about the numeric measures of a day: mood, energy, sleep, hot flashes, night sweats. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Measure, TrendWhole } from '../../insights/contract.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import { answered, NOTICEABLE, ownNumber } from '../../insights/rules/measures.ts'
import { wholeOf } from '../../insights/rules/trends.ts'
import { WEEK_NEEDS_ANSWERS } from '../../insights/rules/week-insights.ts'
import type { ShownRow } from '../../answers/contract.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import { eachDay, inside, type Say } from './data-answer-say.ts'
import type { Days } from '../../answers/rules/data-question.ts'

/** Content of an answer before it is assembled: paragraphs, the records behind them, and the days without a record. */
export type MessageBubble = { readonly text: readonly string[]; readonly rows: readonly ShownRow[]; readonly missing: readonly LocalDate[] }

/**
 * Maximum length of a period that needs `WEEK_NEEDS_ANSWERS` noted days for a comparison; longer ones need
 * `LONG_NEEDS_ANSWERS`.
 */
const SHORT_DAYS = 10
const LONG_NEEDS_ANSWERS = 5

/** Whether a measure is a count, of which low is good. */
export function isCount(measure: Measure): boolean {
  return measure === 'hot_flashes' || measure === 'night_sweats'
}

/** A day's value, formatted; values counted from taps are marked as such. */
export function valueWords(say: Say, row: DayRow, measure: Measure): string {
  const value = row[measure]
  if (value === null) return ''
  const words = say.words.value(measure, value, say.number(value))
  return isCount(measure) && row.source[measure as 'hot_flashes' | 'night_sweats'] === 'moments'
    ? `${words} (${say.words.taps(value)})`
    : words
}

/** A day's value of a measure as a row, with a link to its log. */
export function shownRow(say: Say, row: DayRow, measure: Measure): ShownRow {
  const source = isCount(measure) ? row.source[measure as 'hot_flashes' | 'night_sweats'] : 'quick_log'
  const log_type = source === 'moments' ? null : source
  const log_id = log_type === 'quick_log' ? row.quick_log : log_type === 'deep_log' ? row.deep_log : null
  return { day: row.day, words: say.finished(valueWords(say, row, measure)), log_type: log_id === null ? null : log_type, log_id }
}

function noted(rows: readonly DayRow[], measure: Measure): DayRow[] {
  return rows.filter((row) => row[measure] !== null)
}

/** Days of a period without a value; today is excluded, since it is not over. */
export function missingDays(days: Days, known: ReadonlySet<LocalDate>, today: LocalDate): LocalDate[] {
  return eachDay(days).filter((day) => !known.has(day) && day < today)
}

/** At most one sentence about the days without a note, and one about today. */
export function missingWords(say: Say, days: Days, missing: readonly LocalDate[], known: ReadonlySet<LocalDate>): string[] {
  return [
    ...(missing.length ? [say.words.missing(missing.length, say.few(missing))] : []),
    ...(days.to === say.today && days.from !== days.to && !known.has(say.today) ? [say.words.missingToday] : []),
  ]
}

/** The average or count of a measure as one sentence; `when` may be empty. */
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

/** Summary of a measure in a period. */
export function saidOfMeasure(say: Say, notes: OwnNotes, measure: Measure, days: Days): MessageBubble {
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

/**
 * Her best or worst days: best is highest mood and energy, longest night, fewest hot flashes; worst is the opposite.
 */
export function saidOfRank(say: Say, notes: OwnNotes, measure: Measure, days: Days, isBest: boolean): MessageBubble {
  // Taps are a lower bound of the count: they can be a maximum, but never a minimum.
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

/** Number of noted days that a period needs for its average to be compared. */
export function neededDays({ from, to }: Days): number {
  const days = eachDay({ from, to }).length
  return days < WEEK_NEEDS_ANSWERS ? days : days <= SHORT_DAYS ? WEEK_NEEDS_ANSWERS : LONG_NEEDS_ANSWERS
}

/** Comparison of a measure in two periods by her own numbers; if one has too few values, how many are missing. */
export function saidOfComparison(
  say: Say,
  notes: OwnNotes,
  measure: Measure,
  now: Days,
  before: Days,
): MessageBubble & { readonly isEnough: boolean } {
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
