/**
 * Builds answers with one statistic of a subject: averages, totals, numbers of days that fit, first and last days,
 * days with and without a factor, averages by day of the week, week or month, times of day, and distances between
 * bleedings. Numbers are plain counts and averages; none is a claim that one thing affects another.
 */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import type { ShownRow } from '../../answers/contract.ts'
import { type DataQuestion, WITHOUT } from '../../answers/rules/data-question.ts'
import { type MessageBubble, missingWords } from './data-answer-measures.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import { eachDay, type Say } from './data-answer-say.ts'
import {
  canDecide,
  factorValue,
  isCounted,
  isOn,
  meanValue,
  type Point,
  pointsOf,
  scaleOf,
  valueText,
  within,
  nameOf,
  whenOf,
} from './data-answer-series.ts'
import { saidOfHours } from './data-answer-hours.ts'
import { saidOfSpells } from './data-answer-spells.ts'
import type { Unit } from './data-answer-words-type.ts'
import { mondayOf, weekdayNumber } from './read-data-question-time.ts'

function unitOf({ subject }: DataQuestion): Unit {
  return subject === 'sleep' || subject === 'night_sweats' ? 'night' : 'day'
}

/** What was asked for as a thing that was noted: "less than 6 hours of sleep", "hot flashes", "no alcohol". */
function whatOf(say: Say, question: DataQuestion): string {
  const { statistics } = say
  const { subject, factor, flow, limit } = question
  if (limit) return statistics.valued(subject, statistics.limited(limit.is, valueText(say, question, limit.value)))
  if ((subject === 'feeling' || subject === 'waking') && flow) return statistics.valued(subject, statistics.choice[subject][flow] ?? flow)
  const isThing = subject === 'hot_flashes' || subject === 'night_sweats' || subject === 'bleeding'
  const name = isThing
    ? statistics.thing[subject]
    : subject === 'factor' && factor
      ? statistics.valued(subject, statistics.factor[factor])
      : statistics.name[subject]
  return flow === WITHOUT ? statistics.without(name) : name
}

function units(say: Say, count: number, question: DataQuestion): string {
  return say.statistics.units(count, unitOf(question))
}

/** An average to one decimal. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

function missingOf(say: Say, question: DataQuestion, points: readonly Point[]): LocalDate[] {
  const known = new Set(points.map(({ day }) => day))
  return eachDay(question).filter((day) => isOn(day, question.weekdays) && !known.has(day) && day < say.today)
}

function bubble(say: Say, question: DataQuestion, points: readonly Point[], text: readonly string[], rows = points): MessageBubble {
  const missing = missingOf(say, question, points)
  const known = new Set(points.map(({ day }) => day))
  const isToday = isOn(say.today, question.weekdays)
  const rest = missingWords(say, isToday ? question : { ...question, to: addDays(say.today, -1) }, missing, known).join(' ')
  return { text: [text.filter(Boolean).join(' '), ...(rest ? [rest] : [])], rows: rows.map(({ row }) => row), missing }
}

function nothing(say: Say, question: DataQuestion): MessageBubble {
  const text = `${say.statistics.nothing(whenOf(say, question), nameOf(say, question))} ${say.words.nothingYet}`
  return { text: [text], rows: [], missing: missingOf(say, question, []) }
}

function tapped(say: Say, points: readonly Point[]): string {
  const days = points.filter(({ isTapped }) => isTapped).length
  return days ? say.words.tapped(days) : ''
}

/** That days with taps alone are left out; empty if there are none. */
function leftOut(say: Say, question: DataQuestion, all: readonly Point[], used: readonly Point[]): string {
  const days = all.length - used.length
  return days ? say.statistics.tapsLeftOut(units(say, days, question)) : ''
}

/** An average with its unit, without days whose count may be too low; undefined without any day. */
function averageText(say: Say, question: DataQuestion, points: readonly Point[]): string | undefined {
  const mean = meanValue(points.filter(({ isTapped }) => !isTapped))
  return mean === undefined ? undefined : valueText(say, question, rounded(mean))
}

/** The average of a subject, and its least and greatest value. */
function saidOfAverage(say: Say, question: DataQuestion, points: readonly Point[]): MessageBubble {
  const own = points.filter(({ isTapped }) => !isTapped)
  const average = averageText(say, question, own)
  if (average === undefined) return points.length ? saidOfSum(say, question, points) : nothing(say, question)
  const noted = units(say, own.length, question)
  const when = whenOf(say, question)
  if (scaleOf(question) === 'count') {
    const total = say.words.held('', {
      measure: question.subject === 'night_sweats' ? 'night_sweats' : 'hot_flashes',
      average: '',
      total: own.reduce((sum, { value }) => sum + value, 0),
      days: own.length,
      some: own.filter(({ value }) => value > 0).length,
      none: own.filter(({ value }) => value === 0).length,
    })
    return bubble(
      say,
      question,
      points,
      [say.statistics.averageCount(when, average, unitOf(question), noted), total, leftOut(say, question, points, own)],
      own,
    )
  }
  return bubble(say, question, own, [say.statistics.average(when, nameOf(say, question), average, noted), rangeText(say, question, own)])
}

function rangeText(say: Say, question: DataQuestion, points: readonly Point[]): string {
  if (points.length < 2) return ''
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const measure = question.subject === 'sleep' ? 'sleep' : 'mood'
  if (least === most) return say.words.always(measure, valueText(say, question, most))
  const on = (value: number) => say.few(points.filter((point) => point.value === value).map(({ day }) => day))
  return say.words.range(measure, valueText(say, question, least), on(least), valueText(say, question, most), on(most))
}

/** The total of a count, or of hours. */
function saidOfSum(say: Say, question: DataQuestion, points: readonly Point[]): MessageBubble {
  if (!points.length) return nothing(say, question)
  const total = points.reduce((sum, { value }) => sum + value, 0)
  if (scaleOf(question) === 'hours') {
    const text = say.statistics.totalSleep(whenOf(say, question), valueText(say, question, total), units(say, points.length, question))
    return bubble(say, question, points, [text])
  }
  const none = points.filter(({ value }) => value === 0).length
  const measure = question.subject === 'night_sweats' ? 'night_sweats' : 'hot_flashes'
  const held = { measure, average: '', total, days: points.length, some: points.length - none, none } as const
  return bubble(say, question, points, [say.words.held(whenOf(say, question), held), tapped(say, points)])
}

function saidOfDays(say: Say, question: DataQuestion, points: readonly Point[]): MessageBubble {
  const known = points.filter((point) => canDecide(point, question.limit))
  if (!known.length) return nothing(say, question)
  const counted = known.filter((point) => isCounted(question, point))
  const dates = say.few(counted.map(({ day }) => day))
  const text = say.statistics.days(whenOf(say, question), whatOf(say, question), counted.length, units(say, known.length, question), dates)
  return bubble(say, question, points, [text, leftOut(say, question, points, known)], counted.length ? counted : known)
}

function saidOfEnd(say: Say, notes: OwnNotes, question: DataQuestion, all: readonly Point[]): MessageBubble {
  const isFirst = question.asks === 'first'
  const from = question.from > notes.from ? question.from : notes.from
  const points = all.filter((point) => point.day >= from && isCounted(question, point))
  const found = isFirst ? points[0] : points.at(-1)
  if (!found) return { text: [say.statistics.notFound(whatOf(say, question), say.date(from))], rows: [], missing: [] }
  const isValue = scaleOf(question) !== 'yes' && question.flow !== WITHOUT
  const what = isValue ? say.statistics.valued(question.subject, valueText(say, question, found.value)) : whatOf(say, question)
  return { text: [say.statistics.found(isFirst, what, say.day(found.day), say.ago(found.day))], rows: [found.row], missing: [] }
}

/** The highest or lowest days of a scale that the Insights have no measure for, or on certain days of the week. */
function saidOfExtreme(say: Say, question: DataQuestion, points: readonly Point[]): MessageBubble {
  const isLowGood = ['hot_flashes', 'night_sweats', 'stress', 'tide_tension'].includes(question.subject)
  const isHigh = (question.asks === 'best') !== isLowGood
  // Taps are a lower bound: they can be a maximum, but never a minimum.
  const known = points.filter(({ isTapped }) => isHigh || !isTapped)
  if (!known.length) return nothing(say, question)
  const values = known.map(({ value }) => value)
  const end = isHigh ? Math.max(...values) : Math.min(...values)
  const ends = known.filter(({ value }) => value === end)
  const days = say.few(ends.map(({ day }) => day))
  const noted = units(say, known.length, question)
  const text = say.statistics.ranked(whenOf(say, question), nameOf(say, question), isHigh, valueText(say, question, end), days, noted)
  return bubble(say, question, points, [text, leftOut(say, question, points, known)], ends)
}

/** Averages, or shares of days, on days with and without a factor. */
function saidOfSplit(say: Say, notes: OwnNotes, question: DataQuestion, points: readonly Point[]): MessageBubble {
  const { statistics } = say
  const { factor } = question
  if (!points.length || !factor) return nothing(say, question)
  const answers = new Map(
    notes.logs.flatMap((log) => {
      const value = log.log_type === 'quick_log' ? factorValue(log, factor) : null
      return value === null ? [] : [[log.log_date, value] as const]
    }),
  )
  const known = points.filter(({ isTapped }) => !isTapped)
  const name = statistics.factor[factor]
  const part = (has: boolean) => {
    const of = known.filter(({ day }) => answers.get(day) === (has ? 1 : 0))
    if (!of.length) return statistics.splitNone(has, name)
    return statistics.splitPart(has, name, splitValue(say, question, of), units(say, of.length, question))
  }
  const unknown = known.filter(({ day }) => !answers.has(day)).length
  const asked = known.filter(({ day }) => answers.has(day))
  const mark = (point: Point): ShownRow => {
    const has = answers.get(point.day) === 1 ? statistics.yes : statistics.no
    return { ...point.row, words: `${point.row.words} (${name}: ${has})` }
  }
  const first = [statistics.splitOf(whenOf(say, question), nameOf(say, question), name), part(true), part(false)].join(' ')
  const taps = leftOut(say, question, points, known)
  const rest = [
    ...(taps ? [taps] : []),
    ...(unknown ? [statistics.splitUnknown(units(say, unknown, question), name)] : []),
    statistics.notCause,
  ].join(' ')
  return { text: [first, rest], rows: asked.map(mark), missing: missingOf(say, question, points) }
}

function splitValue(say: Say, question: DataQuestion, of: readonly Point[]): string {
  const total = of.reduce((sum, { value }) => sum + value, 0)
  const average = valueText(say, question, rounded(total / of.length))
  switch (scaleOf(question)) {
    case 'yes':
      return say.statistics.splitShare(total, units(say, of.length, question))
    case 'count':
      return say.statistics.splitTotal(average, say.number(total), unitOf(question))
    default:
      return average
  }
}

/** Averages of each day of the week, calendar week or month. */
function saidOfGroups(say: Say, question: DataQuestion, points: readonly Point[]): MessageBubble {
  const by = question.asks === 'weeks' || question.asks === 'months' ? question.asks : 'weekdays'
  const known = points.filter(({ isTapped }) => !isTapped)
  if (!known.length) return nothing(say, question)
  const keyOf = (day: LocalDate) =>
    by === 'weekdays' ? String(weekdayNumber(day)) : by === 'weeks' ? mondayOf(day) : `${day.slice(0, 7)}-01`
  const groups = [...Map.groupBy(known, ({ day }) => keyOf(day))].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const labelled = groups.map(([key, of]) => ({
    label: by === 'weekdays' ? say.statistics.weekday(Number(key)) : by === 'weeks' ? say.statistics.weekOf(say.date(key)) : say.month(key),
    mean: rounded(meanValue(of) ?? 0),
    of,
  }))
  const shown = (mean: number, of: readonly Point[]) =>
    scaleOf(question) === 'yes' || scaleOf(question) === 'count' ? splitValue(say, question, of) : valueText(say, question, mean)
  const items = labelled.map(({ label, mean, of }) => `${label} ${shown(mean, of)} (${units(say, of.length, question)})`)
  const means = labelled.map(({ mean }) => mean)
  const at = (mean: number) => say.words.list(labelled.filter((one) => one.mean === mean).map(({ label }) => label))
  const [least, most] = [Math.min(...means), Math.max(...means)]
  const text = [
    say.statistics.grouped(by, say.when(question), nameOf(say, question), items.join(', ')),
    // The most a day need not be the most in all.
    ...(least < most && scaleOf(question) !== 'count' ? [say.statistics.extremes(at(most), at(least))] : []),
  ]
  return bubble(say, question, points, [...text, leftOut(say, question, points, known)], known)
}

/** How often she made each choice of the Deep Log. */
function saidOfChoices(say: Say, question: DataQuestion, points: readonly Point[]): MessageBubble {
  if (!points.length) return nothing(say, question)
  const groups = [...Map.groupBy(points, ({ row }) => row.words)].toSorted(([, one], [, other]) => other.length - one.length)
  const list = groups.map(([word, of]) => `${word} ${of.length}`).join(', ')
  return bubble(say, question, points, [
    say.statistics.chosen(whenOf(say, question), nameOf(say, question), units(say, points.length, question), list),
  ])
}

/** An answer to a question that was not understood: what was not, and two that work. */
export function saidOfUnclear(
  say: Say,
  { subject, unread, from, to }: DataQuestion,
): MessageBubble & { readonly examples: readonly string[] } {
  const { examples, name, tooLong, unclear } = say.statistics
  const own =
    subject === 'bleeding'
      ? examples.bleeding
      : subject === 'hot_flashes' || subject === 'night_sweats'
        ? examples.flashes
        : subject === 'sleep'
          ? examples.sleep
          : examples.mood
  const other = own === examples.sleep ? examples.flashes : examples.sleep
  const [first, second] = [say.finished(own), say.finished(other)]
  const why = daysBetween(from, to) > 365 ? tooLong : unclear(name[subject], unread ?? null)
  return { text: [why, say.statistics.try(first, second)], rows: [], missing: [], examples: [first, second] }
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
])

/** Whether a question is answered here rather than by the summaries of measures and days. */
export function isStatistic(question: DataQuestion): boolean {
  const isNew = !['how', 'count', 'last', 'compare', 'best', 'worst'].includes(question.asks)
  return isNew || OWN_SUBJECTS.has(question.subject) || question.weekdays !== undefined || question.limit !== undefined
}

/** The same statistic in two periods, each in its own paragraph. */
function saidOfTwoPeriods(say: Say, question: DataQuestion, all: readonly Point[]): MessageBubble {
  const { before, ...now } = question
  const said = [...(before ? [before] : []), { from: now.from, to: now.to }].map((days) => {
    const one: DataQuestion = { ...now, ...days, asks: 'how', before: null }
    const points = within(all, one)
    return scaleOf(one) === 'yes' ? saidOfDays(say, one, points) : saidOfAverage(say, one, points)
  })
  return {
    text: [...said.flatMap(({ text }) => text), say.words.notCause],
    rows: said.flatMap(({ rows }) => rows),
    missing: said.flatMap(({ missing }) => missing),
  }
}

/** The answer to a question for which `isStatistic`. */
export function saidOfStatistic(say: Say, notes: OwnNotes, question: DataQuestion): MessageBubble {
  const { asks, subject } = question
  if (asks === 'hours') return saidOfHours(say, notes, question)
  if (asks === 'cycles' || asks === 'gap' || asks === 'span') return saidOfSpells(say, notes, question)
  const all = pointsOf(say, notes, question)
  const points = within(all, question)
  switch (asks) {
    case 'compare':
      return saidOfTwoPeriods(say, question, all)
    case 'first':
    case 'last':
      return saidOfEnd(say, notes, question, points)
    case 'split':
      return saidOfSplit(say, notes, question, points)
    case 'weekdays':
    case 'weeks':
    case 'months':
      return saidOfGroups(say, question, points)
    case 'best':
    case 'worst':
      if (scaleOf(question) !== 'yes') return saidOfExtreme(say, question, points)
      break
    case 'total':
      return saidOfSum(say, question, points)
    case 'days':
      return saidOfDays(say, question, points)
    case 'count':
      if (scaleOf(question) === 'count') return saidOfSum(say, question, points)
      break
    case 'average':
    case 'how':
    case 'unclear':
      break
  }
  if ((subject === 'feeling' || subject === 'waking') && question.flow === null) return saidOfChoices(say, question, points)
  return scaleOf(question) === 'yes' ? saidOfDays(say, question, points) : saidOfAverage(say, question, points)
}
