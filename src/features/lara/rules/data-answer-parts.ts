/** Parts of an answer with one statistic: its words for the subject, its rows, and the days that it leaves out. */
import { eachDay } from '../../../kit/each-day.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { type DataQuestion, WITHOUT } from '../../answers/rules/data-question.ts'
import { type AnswerBody, missingFrom, missingSentences } from './data-answer-measures.ts'
import { type Formatter } from './data-answer-format.ts'
import { isOn, nameOf, type Point, valueText, whenOf } from './data-answer-series.ts'
import type { Unit } from './data-answer-words-type.ts'

/** The unit of the days of a subject. */
export function unitOf({ subject }: DataQuestion): Unit {
  return subject === 'sleep' || subject === 'night_sweats' ? 'night' : 'day'
}

/** The subject of the question as a noun phrase: "less than 6 hours of sleep", "hot flashes", "no alcohol". */
export function whatOf(format: Formatter, question: DataQuestion): string {
  const { statistics } = format
  const { subject, flow, limit } = question
  if (limit && subject === 'symptom')
    return `${nameOf(format, question)} (${statistics.limited(limit.is, valueText(format, question, limit.value))})`
  if (limit) return statistics.valued(subject, statistics.limited(limit.is, valueText(format, question, limit.value)))
  if ((subject === 'feeling' || subject === 'waking') && flow) return statistics.valued(subject, statistics.choice[subject][flow] ?? flow)
  const isThing = subject === 'hot_flashes' || subject === 'night_sweats' || subject === 'bleeding'
  const name = isThing
    ? statistics.thing[subject]
    : subject === 'factor' || subject === 'symptom'
      ? nameOf(format, question)
      : statistics.name[subject]
  return flow === WITHOUT ? statistics.without(name) : name
}

/** A number of days, or of nights. */
export function units(format: Formatter, count: number, question: DataQuestion): string {
  return format.statistics.units(count, unitOf(question))
}

/** An average to one decimal. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** The days of a question without a value. */
export function missingOf(format: Formatter, question: DataQuestion, points: readonly Point[]): LocalDate[] {
  const known = new Set(points.map(({ day }) => day))
  const days = { from: missingFrom(question, known), to: question.to }
  return eachDay(days).filter((day) => isOn(day, question.weekdays) && !known.has(day) && day < format.today)
}

/** Text with the rows behind it and the days without a value. */
export function bubble(
  format: Formatter,
  question: DataQuestion,
  points: readonly Point[],
  text: readonly string[],
  rows = points,
): AnswerBody {
  const missing = missingOf(format, question, points)
  const known = new Set(points.map(({ day }) => day))
  const isToday = isOn(format.today, question.weekdays)
  const rest = missingSentences(format, isToday ? question : { ...question, to: addDays(format.today, -1) }, missing, known).join(' ')
  return { text: [text.filter(Boolean).join(' '), ...(rest ? [rest] : [])], rows: rows.map(({ row }) => row), missing }
}

/** That there is no value. */
export function nothing(format: Formatter, question: DataQuestion): AnswerBody {
  const text = `${format.statistics.nothing(whenOf(format, question), nameOf(format, question))} ${format.words.nothingYet}`
  return { text: [text], rows: [], missing: missingOf(format, question, []) }
}

/** That a count comes from taps; empty if none does. */
export function tapped(format: Formatter, points: readonly Point[]): string {
  const days = points.filter(({ isTapped }) => isTapped).length
  return days ? format.words.tapped(days) : ''
}

/** That days with taps alone are left out; empty if there are none. */
export function leftOut(format: Formatter, question: DataQuestion, all: readonly Point[], used: readonly Point[]): string {
  const days = all.length - used.length
  return days ? format.statistics.tapsLeftOut(units(format, days, question)) : ''
}
