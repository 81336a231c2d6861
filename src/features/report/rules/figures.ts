/** Figures of measures and symptoms over the noted days of a period. */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { meanOf } from '../../insights/rules/averages.ts'
import { changeOf } from '../../insights/rules/change.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import { isMeasure, ownNumber } from '../../insights/rules/measures.ts'
import { SMALLEST, SMALLEST_SEVERITY } from '../../insights/rules/overview.ts'
import { OWN_KEY } from '../../logs/rules/symptom-keys.ts'
import { ownName } from '../../logs/rules/own-items.ts'
import type { OwnItem } from '../../logs/rules/tracking.ts'
import { MANY_FLASHES, type Points, type ReportFigures, type ReportMeasure, type ReportMonth, type ReportSymptom } from '../contract.ts'
import { type Days, daysOfMonth, isWithin, timeBefore } from './report-days.ts'

/** What one day holds. Stress is 1 to 10. */
export type ReportRow = DayRow & { readonly stress: number | null }

type Noted = { readonly day: LocalDate; readonly value: number }

/** Periods of up to this many days have one point a day in their line, longer ones one a week. */
const DAILY_UP_TO = 31
const WEEK = 7
const SEVERE = 3
/** Half a step of the answers to the question about stress, as for mood. */
const SMALLEST_STRESS = 0.5

/** The middle value to one decimal; null without any. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : Math.round((upper + lower) * 5) / 10
}

/** Her own number of a day; counts that were only tapped are unknown (docs/decisions/0017). */
function numberOf(row: ReportRow, key: ReportMeasure): number | null {
  return isMeasure(key) ? ownNumber(row, key) : row[key]
}

function notedIn(rows: readonly ReportRow[], days: Days, valueOf: (row: ReportRow) => number | null | undefined): Noted[] {
  return rows.flatMap((row) => {
    const value = isWithin(days, row.day) ? valueOf(row) : undefined
    return typeof value === 'number' ? [{ day: row.day, value }] : []
  })
}

function valuesOf(noted: readonly Noted[]): number[] {
  return noted.map(({ value }) => value)
}

/** Averages in steps that end with the period; the first one may be shorter. */
function pointsOf(noted: readonly Noted[], { from, to }: Days): Points {
  const length = daysBetween(from, to) + 1
  const step = length > DAILY_UP_TO ? WEEK : 1
  const count = Math.ceil(length / step)
  const values = Array.from({ length: count }, (_, place) => {
    const end = addDays(to, -step * (count - 1 - place))
    const start = addDays(end, 1 - step)
    return meanOf(noted.filter(({ day }) => start <= day && day <= end).map(({ value }) => value))
  })
  return { step, values }
}

/** Figures of one measure over a period. */
export function figuresOf(key: ReportMeasure, rows: readonly ReportRow[], period: Days): ReportFigures {
  const noted = notedIn(rows, period, (row) => numberOf(row, key))
  const before = valuesOf(notedIn(rows, timeBefore(period), (row) => numberOf(row, key)))
  const values = valuesOf(noted)
  const isCount = key === 'hot_flashes' || key === 'night_sweats'
  const tapped = isCount ? notedIn(rows, period, (row) => (row.source[key] === 'moments' ? row[key] : null)) : []
  return {
    key,
    days: values.length,
    median: medianOf(values),
    least: values.length > 0 ? Math.min(...values) : null,
    most: values.length > 0 ? Math.max(...values) : null,
    many_days: key === 'hot_flashes' ? values.filter((value) => value >= MANY_FLASHES).length : null,
    tapped: { days: tapped.length, total: tapped.reduce((sum, { value }) => sum + value, 0) },
    before: { median: medianOf(before), days: before.length },
    change: changeOf(values, before, isMeasure(key) ? SMALLEST[key] : SMALLEST_STRESS),
    points: pointsOf(noted, period),
  }
}

/** The symptoms answered in a period, the most present first. `own` names her own ones. */
export function symptomsOf(
  rows: readonly ReportRow[],
  period: Days,
  { own, isShown }: { own: readonly OwnItem[]; isShown: (key: string) => boolean },
): ReportSymptom[] {
  const within = rows.filter(({ day }) => isWithin(period, day))
  const keys = [...new Set(within.flatMap(({ symptoms = {} }) => Object.keys(symptoms)))].filter(isShown)
  return keys
    .map((key): ReportSymptom => {
      const noted = notedIn(rows, period, ({ symptoms }) => symptoms?.[key])
      const values = valuesOf(noted)
      const before = valuesOf(notedIn(rows, timeBefore(period), ({ symptoms }) => symptoms?.[key]))
      return {
        key,
        name: OWN_KEY.test(key) ? ownName(key, own) : null,
        days: values.length,
        present_days: values.filter((value) => value > 0).length,
        severe_days: values.filter((value) => value === SEVERE).length,
        average: meanOf(values) ?? 0,
        before: { average: meanOf(before), days: before.length },
        change: changeOf(values, before, SMALLEST_SEVERITY),
        points: pointsOf(noted, period),
      }
    })
    .filter(({ present_days: present }) => present > 0)
    .toSorted((one, other) => other.present_days - one.present_days || other.average - one.average || (one.key < other.key ? -1 : 1))
}

/** The row of a month: averages of the measures that were chosen. `noted` are the days with any note. */
export function monthOf(
  month: string,
  rows: readonly ReportRow[],
  {
    measures,
    noted,
    bleeding,
  }: {
    measures: readonly ReportMeasure[]
    noted: readonly LocalDate[]
    bleeding: Pick<ReportMonth, 'bled_days' | 'heavy_days'>
  },
): ReportMonth {
  const days = daysOfMonth(month)
  const averageOf = (key: ReportMeasure) => {
    const values = measures.includes(key) ? valuesOf(notedIn(rows, days, (row) => numberOf(row, key))) : []
    return { average: meanOf(values), days: values.length }
  }
  return {
    month,
    noted_days: noted.filter((day) => isWithin(days, day)).length,
    ...bleeding,
    hot_flashes: averageOf('hot_flashes'),
    night_sweats: averageOf('night_sweats'),
    sleep: averageOf('sleep'),
    mood: averageOf('mood'),
    energy: averageOf('energy'),
    stress: averageOf('stress'),
  }
}
