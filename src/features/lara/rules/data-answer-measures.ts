/** Builds answers about the numeric measures of a day: mood, energy, sleep, hot flashes, night sweats. */
import { eachDay } from '../../../kit/each-day.ts'
import { type LocalDate } from '../../../kit/local-date.ts'
import type { Measure, TrendWhole } from '../../insights/contract.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import { answered, NOTICEABLE, ownNumber } from '../../insights/rules/measures.ts'
import { wholeOf } from '../../insights/rules/trends.ts'
import { WEEK_NEEDS_ANSWERS } from '../../insights/rules/week-insights.ts'
import type { AnswerRow } from '../../answers/contract.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import { within, type Formatter } from './data-answer-format.ts'
import type { Days } from '../../answers/rules/data-question.ts'

/** Content of an answer before it is assembled: paragraphs, the records behind them, and the days without a record. */
export type AnswerBody = { readonly text: readonly string[]; readonly rows: readonly AnswerRow[]; readonly missing: readonly LocalDate[] }

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
export function valueWords(format: Formatter, row: DayRow, measure: Measure): string {
  const value = row[measure]
  if (value === null) return ''
  const words = format.words.value(measure, value, format.number(value))
  return isCount(measure) && row.source[measure as 'hot_flashes' | 'night_sweats'] === 'moments'
    ? `${words} (${format.words.taps(value)})`
    : words
}

/** A day's value of a measure as a row, with a link to its log. */
export function toMeasureRow(format: Formatter, row: DayRow, measure: Measure): AnswerRow {
  const source = isCount(measure) ? row.source[measure as 'hot_flashes' | 'night_sweats'] : 'quick_log'
  const log_type = source === 'moments' ? null : source
  const log_id = log_type === 'quick_log' ? row.quick_log : log_type === 'deep_log' ? row.deep_log : null
  return { day: row.day, words: format.complete(valueWords(format, row, measure)), log_type: log_id === null ? null : log_type, log_id }
}

function answeredRows(rows: readonly DayRow[], measure: Measure): DayRow[] {
  return rows.filter((row) => row[measure] !== null)
}

/** Length of a period in days from which only the days after its first value count as missing. */
const LONG_PERIOD = 100

/** The first day that may be missing: in a long period, that of its first value. */
export function missingFrom(days: Days, known: ReadonlySet<LocalDate>): LocalDate {
  const first = [...known].filter((day) => day >= days.from && day <= days.to).toSorted()[0]
  return eachDay(days).length > LONG_PERIOD && first !== undefined ? first : days.from
}

/** Days of a period without a value; today is excluded, since it is not over. */
export function missingDays(days: Days, known: ReadonlySet<LocalDate>, today: LocalDate): LocalDate[] {
  const from = missingFrom(days, known)
  return eachDay({ ...days, from }).filter((day) => !known.has(day) && day < today)
}

/** At most one sentence about the days without a note, and one about today. */
export function missingSentences(format: Formatter, days: Days, missing: readonly LocalDate[], known: ReadonlySet<LocalDate>): string[] {
  return [
    ...(missing.length ? [format.words.missing(missing.length, format.few(missing))] : []),
    ...(days.to === format.today && days.from !== days.to && !known.has(format.today) ? [format.words.missingToday] : []),
  ]
}

/** The average or count of a measure as one sentence; `when` may be empty. */
export function summarySentence(format: Formatter, when: string, measure: Measure, whole: TrendWhole): string {
  return format.words.held(when, {
    measure,
    average: format.number(whole.average ?? 0),
    total: whole.total ?? 0,
    days: whole.days,
    some: whole.days - whole.none_days,
    none: whole.none_days,
  })
}

function rangeSentence(format: Formatter, rows: readonly DayRow[], measure: Measure, { least, most, days }: TrendWhole): string[] {
  if (isCount(measure) || days < 2 || least === null || most === null) return []
  const words = (value: number) => format.words.value(measure, value, format.number(value))
  if (least === most) return [format.words.always(measure, words(most))]
  const on = (value: number) => format.few(rows.filter((row) => row[measure] === value).map(({ day }) => day))
  return [format.words.range(measure, words(least), on(least), words(most), on(most))]
}

/** Summary of a measure in a period. */
export function measureAnswer(format: Formatter, notes: OwnNotes, measure: Measure, days: Days): AnswerBody {
  const rows = answeredRows(within(notes.rows, days), measure)
  const [only] = rows
  const when = format.when(days)
  const known = new Set(rows.map(({ day }) => day))
  const missing = missingDays(days, known, format.today)
  const measureRows = rows.map((row) => toMeasureRow(format, row, measure))
  if (!only) return { text: [`${format.words.nothing(when, measure)} ${format.words.nothingYet}`], rows: [], missing }
  const whole = wholeOf(rows, measure)
  const tapped = whole.tapped_days ? [format.words.tapped(whole.tapped_days)] : []
  if (days.from === days.to) {
    return {
      text: [[format.words.noted(when, measure, valueWords(format, only, measure)), ...tapped].join(' ')],
      rows: measureRows,
      missing,
    }
  }
  const first = [summarySentence(format, when, measure, whole), ...rangeSentence(format, rows, measure, whole), ...tapped].join(' ')
  const rest = missingSentences(format, days, missing, known).join(' ')
  return { text: [first, ...(rest ? [rest] : [])], rows: measureRows, missing }
}

/**
 * Her best or worst days: best is highest mood and energy, longest night, fewest hot flashes; worst is the opposite.
 */
export function rankAnswer(format: Formatter, notes: OwnNotes, measure: Measure, days: Days, isBest: boolean): AnswerBody {
  // Taps are a lower bound of the count: they can be a maximum, but never a minimum.
  const rows = within(notes.rows, days).filter((row) => (isCount(measure) && isBest ? ownNumber(row, measure) : row[measure]) !== null)
  const known = new Set(rows.map(({ day }) => day))
  const missing = missingDays(days, known, format.today)
  const [only, second] = rows
  if (!only) return { text: [`${format.words.nothing(format.when(days), measure)} ${format.words.nothingYet}`], rows: [], missing }
  if (!second) {
    return {
      text: [format.words.onlyOne(measure, valueWords(format, only, measure), format.day(only.day))],
      rows: [toMeasureRow(format, only, measure)],
      missing,
    }
  }
  const values = rows.map((row) => row[measure] ?? 0)
  const end = isBest === isCount(measure) ? Math.min(...values) : Math.max(...values)
  const ends = rows.filter((row) => row[measure] === end)
  const on = ends.length === 1 && ends[0] ? format.day(ends[0].day) : format.few(ends.map(({ day }) => day))
  const words = isCount(measure) ? format.number(end) : format.words.value(measure, end, format.number(end))
  const text = format.words.ranked(measure, isBest, words, on, format.when(days), rows.length)
  const rest = missingSentences(format, days, missing, known).join(' ')
  return { text: [text, ...(rest ? [rest] : [])], rows: ends.map((row) => toMeasureRow(format, row, measure)), missing }
}

/** Number of noted days that a period needs for its average to be compared. */
export function neededDays({ from, to }: Days): number {
  const days = eachDay({ from, to }).length
  return days < WEEK_NEEDS_ANSWERS ? days : days <= SHORT_DAYS ? WEEK_NEEDS_ANSWERS : LONG_NEEDS_ANSWERS
}

/**
 * Comparison of a measure in two periods by her own numbers; if one has too few values, how many are missing. With
 * `hasSums` also the totals of counts, and each period by itself if they cannot be compared.
 */
export function measureComparison(
  format: Formatter,
  notes: OwnNotes,
  measure: Measure,
  now: Days,
  before: Days,
  hasSums = false,
): AnswerBody & { readonly isEnough: boolean } {
  const [one, other] = [answered(within(notes.rows, now), measure), answered(within(notes.rows, before), measure)]
  const [nowNeeds, beforeNeeds] = [neededDays(now), neededDays(before)]
  const rows = [...other.rows, ...one.rows].map((row) => toMeasureRow(format, row, measure))
  const known = new Set(rows.map(({ day }) => day))
  const missing = [...missingDays(before, known, format.today), ...missingDays(now, known, format.today)]
  const sums = [one, other].flatMap(({ rows: of }, index) =>
    hasSums && of.length ? [summarySentence(format, format.when(index === 0 ? now : before), measure, wholeOf(of, measure))] : [],
  )
  if (one.rows.length < nowNeeds || other.rows.length < beforeNeeds || one.average === null || other.average === null) {
    return {
      text: [[format.words.notCompared(measure, one.rows.length, nowNeeds, other.rows.length, beforeNeeds), ...sums].join(' ')],
      rows,
      missing,
      isEnough: false,
    }
  }
  const difference = one.average - other.average
  const direction = Math.abs(difference) < NOTICEABLE[measure] ? 'same' : difference > 0 ? 'higher' : 'lower'
  const text = format.words.compared({
    measure,
    now: format.number(one.average),
    nowDays: one.rows.length,
    before: format.number(other.average),
    beforeDays: other.rows.length,
    way: direction,
  })
  return { text: [isCount(measure) ? [text, ...sums].join(' ') : text], rows, missing, isEnough: true }
}
