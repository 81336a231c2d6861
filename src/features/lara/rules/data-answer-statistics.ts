/**
 * Builds answers with one statistic of a subject: averages, totals, numbers of days that fit, first and last days,
 * days with and without a factor, averages by day of the week, week or month, times of day, and distances between
 * bleedings. Numbers are plain counts and averages; none is a claim that one thing affects another.
 */
import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import type { AnswerRow } from '../../answers/contract.ts'
import { type DataQuestion, WITHOUT } from '../../answers/rules/data-question.ts'
import type { AnswerBody } from './data-answer-measures.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import type { Formatter } from './data-answer-format.ts'
import { bubble, leftOut, missingOf, nothing, rounded, tapped, unitOf, units, whatOf } from './data-answer-parts.ts'
import { BEFORE_PERIOD, factorOf } from './data-factors.ts'
import {
  canDecide,
  factorName,
  isCounted,
  meanValue,
  type Point,
  pointsOf,
  scaleOf,
  valueText,
  within,
  nameOf,
  whenOf,
} from './data-answer-series.ts'
import { beforePeriods, factorAnswers } from './split-days.ts'
import { saidOfHours } from './data-answer-hours.ts'
import { saidOfSpells } from './data-answer-spells.ts'
import { mondayOf, weekdayNumber } from './read-data-question-time.ts'

/** An average with its unit, without days whose count may be too low; undefined without any day. */
function averageText(format: Formatter, question: DataQuestion, points: readonly Point[]): string | undefined {
  const mean = meanValue(points.filter(({ isTapped }) => !isTapped))
  return mean === undefined ? undefined : valueText(format, question, rounded(mean))
}

/** The average of a subject, and its least and greatest value. */
function saidOfAverage(format: Formatter, question: DataQuestion, points: readonly Point[]): AnswerBody {
  const own = points.filter(({ isTapped }) => !isTapped)
  const average = averageText(format, question, own)
  if (average === undefined) return points.length ? saidOfSum(format, question, points) : nothing(format, question)
  const noted = units(format, own.length, question)
  const when = whenOf(format, question)
  if (scaleOf(question) === 'count') {
    const total = format.words.held('', {
      measure: question.subject === 'night_sweats' ? 'night_sweats' : 'hot_flashes',
      average: '',
      total: own.reduce((sum, { value }) => sum + value, 0),
      days: own.length,
      some: own.filter(({ value }) => value > 0).length,
      none: own.filter(({ value }) => value === 0).length,
    })
    return bubble(
      format,
      question,
      points,
      [format.statistics.averageCount(when, average, unitOf(question), noted), total, leftOut(format, question, points, own)],
      own,
    )
  }
  return bubble(format, question, own, [
    format.statistics.average(when, nameOf(format, question), average, noted),
    rangeText(format, question, own),
  ])
}

function rangeText(format: Formatter, question: DataQuestion, points: readonly Point[]): string {
  if (points.length < 2) return ''
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const measure = question.subject === 'sleep' ? 'sleep' : 'mood'
  if (least === most) return format.words.always(measure, valueText(format, question, most))
  const on = (value: number) => format.few(points.filter((point) => point.value === value).map(({ day }) => day))
  return format.words.range(measure, valueText(format, question, least), on(least), valueText(format, question, most), on(most))
}

/** The total of a count, or of hours. */
function saidOfSum(format: Formatter, question: DataQuestion, points: readonly Point[]): AnswerBody {
  if (!points.length) return nothing(format, question)
  const total = points.reduce((sum, { value }) => sum + value, 0)
  if (scaleOf(question) === 'hours') {
    const text = format.statistics.totalSleep(
      whenOf(format, question),
      valueText(format, question, total),
      units(format, points.length, question),
    )
    return bubble(format, question, points, [text])
  }
  const none = points.filter(({ value }) => value === 0).length
  const measure = question.subject === 'night_sweats' ? 'night_sweats' : 'hot_flashes'
  const held = { measure, average: '', total, days: points.length, some: points.length - none, none } as const
  return bubble(format, question, points, [format.words.held(whenOf(format, question), held), tapped(format, points)])
}

/** Most days that fit which are all listed. */
const DAYS_LISTED = 12

function saidOfDays(format: Formatter, question: DataQuestion, points: readonly Point[]): AnswerBody {
  const known = points.filter((point) => canDecide(point, question.limit))
  if (!known.length) return nothing(format, question)
  const counted = known.filter((point) => isCounted(question, point))
  const dates = format.few(
    counted.map(({ day }) => day),
    DAYS_LISTED,
  )
  const text = format.statistics.days(
    whenOf(format, question),
    whatOf(format, question),
    counted.length,
    units(format, known.length, question),
    dates,
  )
  const total =
    scaleOf(question) === 'count' && !question.limit && question.flow !== WITHOUT && counted.length ? totalOf(format, question, known) : ''
  return bubble(format, question, points, [text, total, leftOut(format, question, points, known)], counted.length ? counted : known)
}

/** The sum of a count: "In all: 7 hot flashes." */
function totalOf(format: Formatter, question: DataQuestion, points: readonly Point[]): string {
  return format.statistics.inAll(
    valueText(
      format,
      question,
      points.reduce((sum, { value }) => sum + value, 0),
    ),
  )
}

function saidOfEnd(format: Formatter, notes: OwnNotes, question: DataQuestion, all: readonly Point[]): AnswerBody {
  const isFirst = question.asks === 'first'
  const from = question.from > notes.from ? question.from : notes.from
  const points = all.filter((point) => point.day >= from && isCounted(question, point))
  const found = isFirst ? points[0] : points.at(-1)
  if (!found) return { text: [format.statistics.notFound(whatOf(format, question), format.date(from))], rows: [], missing: [] }
  const isValue = scaleOf(question) !== 'yes' && scaleOf(question) !== 'severity' && question.flow !== WITHOUT
  const severity =
    scaleOf(question) === 'severity' && found.value > 0 && !question.limit ? ` (${valueText(format, question, found.value)})` : ''
  const what = isValue
    ? format.statistics.valued(question.subject, valueText(format, question, found.value))
    : `${whatOf(format, question)}${severity}`
  return { text: [format.statistics.found(isFirst, what, format.day(found.day), format.ago(found.day))], rows: [found.row], missing: [] }
}

/** The highest or lowest days of a scale that the Insights have no measure for, or on certain days of the week. */
function saidOfExtreme(format: Formatter, question: DataQuestion, points: readonly Point[]): AnswerBody {
  const isLowGood = ['hot_flashes', 'night_sweats', 'stress', 'tide_tension', 'symptom'].includes(question.subject)
  const isHigh = (question.asks === 'best') !== isLowGood
  // Taps are a lower bound: they can be a maximum, but never a minimum.
  const known = points.filter(({ isTapped }) => isHigh || !isTapped)
  if (!known.length) return nothing(format, question)
  const values = known.map(({ value }) => value)
  const end = isHigh ? Math.max(...values) : Math.min(...values)
  const ends = known.filter(({ value }) => value === end)
  const days = format.few(ends.map(({ day }) => day))
  const noted = units(format, known.length, question)
  const text = format.statistics.ranked(
    whenOf(format, question),
    nameOf(format, question),
    isHigh,
    valueText(format, question, end),
    days,
    noted,
  )
  return bubble(format, question, points, [text, leftOut(format, question, points, known)], ends)
}

/** Averages, or shares of days, on days with and without a factor. */
function saidOfSplit(format: Formatter, notes: OwnNotes, question: DataQuestion, points: readonly Point[]): AnswerBody {
  const { statistics } = format
  const factor = factorOf(question)
  if (!points.length || !factor) return nothing(format, question)
  const isByPeriod = factor === BEFORE_PERIOD
  const answers = isByPeriod ? beforePeriods(notes, points) : factorAnswers(notes, factor)
  const known = points.filter(({ isTapped }) => !isTapped)
  const { beforePeriod } = statistics
  const name = factorName(format, question)
  const [when, what] = [whenOf(format, question), nameOf(format, question)]
  const labelOf = (has: boolean) => (isByPeriod ? (has ? beforePeriod.before : beforePeriod.other) : statistics.splitLabel(has, name))
  const part = (has: boolean) => {
    const of = known.filter(({ day }) => answers.get(day) === (has ? 1 : 0))
    if (!of.length) return statistics.splitNone(labelOf(has))
    const noted = isShare(question) ? undefined : units(format, of.length, question)
    return statistics.splitPart(labelOf(has), splitValue(format, question, of), noted)
  }
  const unknown = known.filter(({ day }) => !answers.has(day)).length
  const asked = known.filter(({ day }) => answers.has(day))
  const mark = (point: Point): AnswerRow => {
    const has = answers.get(point.day) === 1
    const words = isByPeriod ? labelOf(has) : `${name}: ${has ? statistics.yes : statistics.no}`
    return { ...point.row, words: `${point.row.words} (${words})` }
  }
  const begin = isByPeriod ? beforePeriod.of(when, what) : statistics.splitOf(when, what, name)
  const first = [begin, part(true), part(false)].join(' ')
  const taps = leftOut(format, question, points, known)
  const rest = [
    ...(taps ? [taps] : []),
    ...(unknown && !isByPeriod ? [statistics.splitUnknown(units(format, unknown, question), name)] : []),
    statistics.notCause,
  ].join(' ')
  return { text: [first, rest], rows: asked.map(mark), missing: missingOf(format, question, points) }
}

/** Whether days are counted on which it was so, as of a symptom, whose severities make no average. */
function isShare(question: DataQuestion): boolean {
  return scaleOf(question) === 'yes' || question.subject === 'symptom'
}

function splitValue(format: Formatter, question: DataQuestion, of: readonly Point[]): string {
  if (isShare(question)) return format.statistics.splitShare(of.filter(({ value }) => value > 0).length, units(format, of.length, question))
  const total = of.reduce((sum, { value }) => sum + value, 0)
  const average = valueText(format, question, rounded(total / of.length))
  return scaleOf(question) === 'count' ? format.statistics.splitTotal(average, format.number(total), unitOf(question)) : average
}

/** Averages of each day of the week, calendar week or month. */
function saidOfGroups(format: Formatter, question: DataQuestion, points: readonly Point[]): AnswerBody {
  const by = question.asks === 'weeks' || question.asks === 'months' ? question.asks : 'weekdays'
  const known = points.filter(({ isTapped }) => !isTapped)
  if (!known.length) return nothing(format, question)
  const keyOf = (day: LocalDate) =>
    by === 'weekdays' ? String(weekdayNumber(day)) : by === 'weeks' ? mondayOf(day) : `${day.slice(0, 7)}-01`
  const groups = [...Map.groupBy(known, ({ day }) => keyOf(day))].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const labelled = groups.map(([key, of]) => ({
    label:
      by === 'weekdays'
        ? format.statistics.weekday(Number(key))
        : by === 'weeks'
          ? format.statistics.weekOf(format.date(key))
          : format.month(key),
    mean: rounded(meanValue(of) ?? 0),
    of,
  }))
  const shown = (mean: number, of: readonly Point[]) =>
    scaleOf(question) === 'yes' || scaleOf(question) === 'count' ? splitValue(format, question, of) : valueText(format, question, mean)
  const items = labelled.map(({ label, mean, of }) => `${label} ${shown(mean, of)} (${units(format, of.length, question)})`)
  const means = labelled.map(({ mean }) => mean)
  const at = (mean: number) => format.words.list(labelled.filter((one) => one.mean === mean).map(({ label }) => label))
  const [least, most] = [Math.min(...means), Math.max(...means)]
  const text = [
    format.statistics.grouped(by, format.when(question), nameOf(format, question), items.join(', ')),
    // The most a day need not be the most in all.
    ...(least < most && scaleOf(question) !== 'count' ? [format.statistics.extremes(at(most), at(least))] : []),
  ]
  return bubble(format, question, points, [...text, leftOut(format, question, points, known)], known)
}

/** How often she made each choice of the Deep Log. */
function saidOfChoices(format: Formatter, question: DataQuestion, points: readonly Point[]): AnswerBody {
  if (!points.length) return nothing(format, question)
  const groups = [...Map.groupBy(points, ({ row }) => row.words)].toSorted(([, one], [, other]) => other.length - one.length)
  const list = groups.map(([word, of]) => `${word} ${of.length}`).join(', ')
  return bubble(format, question, points, [
    format.statistics.chosen(whenOf(format, question), nameOf(format, question), units(format, points.length, question), list),
  ])
}

/** An answer to a question that was not understood: what was not, and two that work. */
export function unclearAnswer(
  format: Formatter,
  { subject, unread, isUndated, from, to }: DataQuestion,
): AnswerBody & { readonly examples: readonly string[] } {
  const { examples, name, tooLong, unclear, undated } = format.statistics
  const since =
    subject === 'sleep'
      ? examples.sleepSince
      : subject === 'hot_flashes' || subject === 'night_sweats'
        ? examples.flashesSince
        : examples.moodSince
  const own = isUndated
    ? since
    : subject === 'bleeding'
      ? examples.bleeding
      : subject === 'hot_flashes' || subject === 'night_sweats'
        ? examples.flashes
        : subject === 'sleep'
          ? examples.sleep
          : examples.mood
  const other = own === examples.sleep ? examples.flashes : examples.sleep
  const [first, second] = [format.complete(own), format.complete(other)]
  const why = isUndated ? undated : daysBetween(from, to) > 365 ? tooLong : unclear(name[subject], unread ?? null)
  return { text: [why, format.statistics.try(first, second)], rows: [], missing: [], examples: [first, second] }
}

const OWN_SUBJECTS: ReadonlySet<DataQuestion['subject']> = new Set([
  'clarity',
  'stress',
  'feeling',
  'waking',
  'mood_taps',
  'tide_energy',
  'tide_focus',
  'tide_tension',
  'factor',
  'symptom',
])

/** Whether a question is answered here rather than by the summaries of measures and days. */
export function isStatistic(question: DataQuestion): boolean {
  const isNew = !['how', 'count', 'last', 'compare', 'best', 'worst'].includes(question.asks)
  return isNew || OWN_SUBJECTS.has(question.subject) || question.weekdays !== undefined || question.limit !== undefined
}

/** A period as a whole: days with it, or the average; for a symptom both, with its severities. */
function saidOfPeriod(format: Formatter, question: DataQuestion, points: readonly Point[]): AnswerBody {
  if (question.subject === 'symptom' && points.length > 0) return saidOfSeverities(format, question, points)
  return scaleOf(question) === 'yes' ? saidOfDays(format, question, points) : saidOfAverage(format, question, points)
}

/** On how many days a symptom was noted, how severe it was, and the average of the severities. */
function saidOfSeverities(format: Formatter, question: DataQuestion, points: readonly Point[]): AnswerBody {
  const { text, rows, missing } = saidOfDays(format, question, points)
  const had = [1, 2, 3].map((value) => ({ value, days: points.filter((point) => point.value === value).length }))
  const counts = had
    .filter(({ days }) => days > 0)
    .map(({ value, days }) => `${valueText(format, question, value)}: ${units(format, days, question)}`)
  const average = format.statistics.severity(format.number(rounded(meanValue(points) ?? 0)), units(format, points.length, question))
  const [days = '', ...rest] = text
  return {
    text: [[days, ...(counts.length ? [`${format.words.list(counts)}.`] : []), ...(points.length > 1 ? [average] : [])].join(' '), ...rest],
    rows,
    missing,
  }
}

/** The same statistic in two periods, each in its own paragraph. */
function saidOfTwoPeriods(format: Formatter, question: DataQuestion, all: readonly Point[]): AnswerBody {
  const { before, ...now } = question
  const said = [...(before ? [before] : []), { from: now.from, to: now.to }].map((days) => {
    const one: DataQuestion = { ...now, ...days, asks: 'how', before: null }
    const points = within(all, one)
    return saidOfPeriod(format, one, points)
  })
  return {
    text: [...said.flatMap(({ text }) => text), format.words.notCause],
    rows: said.flatMap(({ rows }) => rows),
    missing: said.flatMap(({ missing }) => missing),
  }
}

/** Taps by time of day; of hot flashes at night without any, the night sweats that she noted. */
function saidOfTaps(format: Formatter, notes: OwnNotes, question: DataQuestion): AnswerBody {
  const taps = saidOfHours(format, notes, question)
  if (taps.rows.length > 0 || question.subject !== 'hot_flashes' || question.part !== 'night') return taps
  const { part: _part, ...asked } = question
  const sweats: DataQuestion = { ...asked, subject: 'night_sweats', asks: 'total' }
  const points = within(pointsOf(format, notes, sweats), sweats)
  if (points.length === 0) return taps
  const said = saidOfSum(format, sweats, points)
  return { ...said, text: [...taps.text, ...said.text] }
}

/** The answer to a question for which `isStatistic`. */
export function statisticAnswer(format: Formatter, notes: OwnNotes, question: DataQuestion): AnswerBody {
  const { asks, subject } = question
  if (asks === 'hours') return saidOfTaps(format, notes, question)
  if (asks === 'cycles' || asks === 'gap' || asks === 'span') return saidOfSpells(format, notes, question)
  const all = pointsOf(format, notes, question)
  const points = within(all, question)
  switch (asks) {
    case 'compare':
      return saidOfTwoPeriods(format, question, all)
    case 'first':
    case 'last':
      return saidOfEnd(format, notes, question, points)
    case 'split':
      return saidOfSplit(format, notes, question, points)
    case 'weekdays':
    case 'weeks':
    case 'months':
      return saidOfGroups(format, question, points)
    case 'best':
    case 'worst':
      if (scaleOf(question) !== 'yes') return saidOfExtreme(format, question, points)
      break
    case 'total':
      return saidOfSum(format, question, points)
    case 'days':
      return saidOfDays(format, question, points)
    case 'count':
      if (scaleOf(question) === 'count') return saidOfSum(format, question, points)
      break
    case 'average':
    case 'how':
    case 'mentions':
    case 'unclear':
      break
  }
  if ((subject === 'feeling' || subject === 'waking') && question.flow === null) return saidOfChoices(format, question, points)
  return saidOfPeriod(format, question, points)
}
