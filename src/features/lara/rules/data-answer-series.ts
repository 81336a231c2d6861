/** Values of any subject as a series of days, for the statistics of `data-answer-statistics.ts`. */
import type { LocalDate } from '../../../kit/local-date.ts'
import { FLOWS } from '../../calendar/contract.ts'
import { MEASURES, type Measure } from '../../insights/contract.ts'
import { EXERCISE_TYPES, type LogEntry } from '../../logs/contract.ts'
import type { AnswerRow } from '../../answers/contract.ts'
import { type DataQuestion, type Limit, WITHOUT } from '../../answers/rules/data-question.ts'
import { factorOf, isListedFactor, isListedSymptom } from './data-factors.ts'
import { severityWords, symptomWords } from '../../logs/rules/symptoms.ts'
import type { Severity } from '../../logs/rules/symptom-keys.ts'
import { isCount, toMeasureRow } from './data-answer-measures.ts'
import { flowDaysOf } from './data-answer-days.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import type { Formatter } from './data-answer-format.ts'
import { weekdayNumber } from './read-data-question-time.ts'

/**
 * A day with a value: a scale, hours, a count, or 1 for yes and 0 for no. `isTapped` if a count comes from taps, which
 * is a lower bound.
 */
export type Point = { readonly day: LocalDate; readonly value: number; readonly isTapped: boolean; readonly row: AnswerRow }

/** Kind of the values of a subject: scales of 10 and 100, severities, hours, counts, and yes or no. */
export type Scale = 'ten' | 'hundred' | 'severity' | 'hours' | 'count' | 'yes'

/** The kind of the values of a question's subject. */
export function scaleOf({ subject }: Pick<DataQuestion, 'subject'>): Scale {
  if (subject === 'sleep') return 'hours'
  if (subject === 'symptom') return 'severity'
  if (subject === 'hot_flashes' || subject === 'night_sweats') return 'count'
  if (subject === 'mood' || subject === 'energy' || subject === 'clarity' || subject === 'stress') return 'ten'
  return subject.startsWith('tide_') ? 'hundred' : 'yes'
}

function isMeasure(subject: string): subject is Measure {
  return (MEASURES as readonly string[]).includes(subject)
}

/** The answer to a yes or no question in a Soft Log; null if it has none. */
export function factorValue(log: LogEntry, factor: string): 0 | 1 | null {
  const toAnswer = (value: number | boolean | null | undefined) => (value === null || value === undefined ? null : value ? 1 : 0)
  if (factor === 'movement') return toAnswer(log.physical_activity)
  if (factor === 'water') return toAnswer(log.hydration_level)
  if (factor === 'meals') return toAnswer(log.regular_meals)
  if (!(EXERCISE_TYPES as readonly string[]).includes(factor)) return toAnswer(log.factors?.[factor] ?? log.symptoms?.[factor])
  if (log.physical_activity === 0) return 0
  const types: readonly string[] = log.exercise_types ?? []
  return types.length > 0 ? toAnswer(types.includes(factor)) : null
}

function logPoint(log: LogEntry, value: number, words: string): Point {
  return { day: log.log_date, value, isTapped: false, row: { day: log.log_date, words, log_type: log.log_type, log_id: log.id } }
}

/** All loaded days with a value of the subject, oldest first; not narrowed to the period. */
export function pointsOf(format: Formatter, notes: OwnNotes, question: DataQuestion): Point[] {
  const { subject, flow } = question
  if (isMeasure(subject)) {
    return notes.rows.flatMap((row): Point[] => {
      const value = row[subject]
      const isTapped = isCount(subject) && row.source[subject as 'hot_flashes' | 'night_sweats'] === 'moments'
      return value === null ? [] : [{ day: row.day, value, isTapped, row: toMeasureRow(format, row, subject) }]
    })
  }
  if (subject === 'bleeding') {
    const isIt = (one: string) => (flow === null || flow === WITHOUT ? one !== FLOWS['no-bleeding'] : one === flow)
    return flowDaysOf(notes.calendar).map((one): Point => ({
      day: one.day,
      value: isIt(one.flow) ? 1 : 0,
      isTapped: false,
      row: format.flowRow(one.day, one.flow),
    }))
  }
  if (subject === 'tide_energy' || subject === 'tide_focus' || subject === 'tide_tension') {
    const state = subject === 'tide_energy' ? 'energy' : subject === 'tide_focus' ? 'focus' : 'tension'
    return notes.tides.map((tide) => ({
      day: tide.day,
      value: tide[state],
      isTapped: false,
      row: { day: tide.day, words: format.statistics.outOf(tide[state], 100), log_type: null, log_id: null },
    }))
  }
  return notes.logs.flatMap((log): Point[] => {
    const value = logValue(log, question)
    return value === null
      ? []
      : [
          logPoint(
            log,
            value.number,
            (value.choice && format.statistics.choice[value.choice[0]][value.choice[1]]) ?? valueText(format, question, value.number),
          ),
        ]
  })
}

function logValue(
  log: LogEntry,
  { subject, flow, ...question }: DataQuestion,
): { number: number; choice?: readonly ['feeling' | 'waking', string] } | null {
  const toScale = (value: number | null | undefined) => (typeof value === 'number' ? { number: value } : null)
  const toChoice = (of: 'feeling' | 'waking', value: string | null | undefined) =>
    value ? { number: flow === null || flow === value ? 1 : 0, choice: [of, value] as const } : null
  if (log.log_type === 'deep_log') {
    if (subject === 'feeling') return toChoice('feeling', log.dominant_emotion_today)
    return subject === 'waking' ? toChoice('waking', log.body_wake_up_feeling) : null
  }
  if (subject === 'clarity') return toScale(log.thinking_clarity)
  if (subject === 'stress') return toScale(log.stress_triggers)
  if (subject === 'symptom') return toScale(question.symptom === undefined ? null : log.symptoms?.[question.symptom])
  const factor = factorOf(question)
  return subject === 'factor' && factor ? toScale(factorValue(log, factor)) : null
}

/** A value with its unit: "7 out of 10", "6.5 hours", "2 hot flashes". */
export function valueText(format: Formatter, question: Pick<DataQuestion, 'subject'>, value: number): string {
  const { subject } = question
  if (isMeasure(subject)) return format.words.value(subject, value, format.number(value))
  switch (scaleOf(question)) {
    case 'hundred':
      return format.statistics.outOf(Math.round(value), 100)
    case 'severity':
      return Number.isInteger(value)
        ? severityWords(value as Severity).toLowerCase()
        : format.statistics.outOf(value, 3, format.number(value))
    case 'yes':
      return value === 1 ? format.statistics.yes : format.statistics.no
    default:
      return format.statistics.outOf(value, 10, format.number(value))
  }
}

/** Points within the days and days of the week of a question. */
export function within(points: readonly Point[], { from, to, weekdays }: Pick<DataQuestion, 'from' | 'to' | 'weekdays'>): Point[] {
  return points.filter(({ day }) => day >= from && day <= to && isOn(day, weekdays))
}

/** Whether a day is one of the days of the week; all are, if none are given. */
export function isOn(day: LocalDate, weekdays: readonly number[] | undefined): boolean {
  return weekdays === undefined || weekdays.includes(weekdayNumber(day))
}

/** Whether a value fits a bound; without one, whether it is more than zero. */
export function fits(value: number, limit: Limit | undefined): boolean {
  switch (limit?.is) {
    case 'over':
      return value > limit.value
    case 'under':
      return value < limit.value
    case 'least':
      return value >= limit.value
    case 'most':
      return value <= limit.value
    case 'exactly':
      return value === limit.value
    case undefined:
      return value > 0
  }
}

/** Whether a tapped count, which may be too low, can decide about a bound. */
export function canDecide({ isTapped, value }: Pick<Point, 'value' | 'isTapped'>, limit: Limit | undefined): boolean {
  return !isTapped || ((limit === undefined || limit.is === 'over' || limit.is === 'least') && fits(value, limit))
}

/** The average of values; undefined without any. Not rounded. */
export function meanValue(points: readonly Point[]): number | undefined {
  return points.length ? points.reduce((sum, { value }) => sum + value, 0) / points.length : undefined
}

/** Whether a day with a value is one that the question counts. */
export function isCounted(question: DataQuestion, point: Pick<Point, 'value' | 'isTapped'>): boolean {
  const { subject, flow, limit } = question
  if (flow === WITHOUT) return point.value === 0 && !point.isTapped
  const isScale = scaleOf(question) === 'ten' || scaleOf(question) === 'hundred' || subject === 'sleep'
  return !limit && isScale ? true : canDecide(point, limit) && fits(point.value, limit)
}

/** Whether notes have a day that the question counts. EmberTides and bleeding are not among these notes. */
export function hasCounted(question: DataQuestion, rows: OwnNotes['rows'], logs: OwnNotes['logs']): boolean {
  const { subject, weekdays } = question
  if (isMeasure(subject)) {
    return rows.some((row) => {
      const value = row[subject]
      const isTapped = isCount(subject) && row.source[subject as 'hot_flashes' | 'night_sweats'] === 'moments'
      return value !== null && isOn(row.day, weekdays) && isCounted(question, { value, isTapped })
    })
  }
  return logs.some((log) => {
    const value = logValue(log, question)
    return value !== null && isOn(log.log_date, weekdays) && isCounted(question, { value: value.number, isTapped: false })
  })
}

/** The period of a question with its days of the week. */
export function whenOf(format: Formatter, { from, to, weekdays }: DataQuestion): string {
  const when = format.when({ from, to })
  return weekdays ? `${when}, ${format.statistics.onWeekdays(weekdays)}` : when
}

/** The name of a factor: "alcohol", or her own name of it. */
export function factorName(format: Formatter, question: Pick<DataQuestion, 'subject' | 'factor' | 'named'>): string {
  const factor = factorOf(question)
  if (factor === undefined) return format.statistics.name[question.subject]
  if (isListedSymptom(factor)) return `“${symptomWords(factor)}”`
  return isListedFactor(factor) ? format.statistics.factor[factor] : `“${question.named ?? format.statistics.name.factor}”`
}

/** The name of a subject: "your mood", "alcohol". */
export function nameOf(format: Formatter, question: DataQuestion): string {
  const { subject } = question
  if (subject === 'symptom') return `“${question.named ?? symptomWords(question.symptom ?? '')}”`
  return subject === 'factor' ? factorName(format, question) : format.statistics.name[subject]
}
