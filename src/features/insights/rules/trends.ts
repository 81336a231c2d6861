import { type LocalDate } from '../../../kit/local-date.ts'
import { type Measure, MEASURES, type Span, type TrendPoint, type Trends, type TrendWhole } from '../contract.ts'
import { meanOf } from './averages.ts'
import type { DayRow } from './day-rows.ts'
import { type Period, periodOf, placesOf } from './periods.ts'

function isWithin({ from, to }: Period): (row: DayRow) => boolean {
  return ({ day }) => day >= from && day <= to
}

function valuesOf(rows: readonly DayRow[], measure: Measure): number[] {
  return rows.map((row) => row[measure]).filter((value) => value !== null)
}

function byMeasure<Value>(of: (measure: Measure) => Value): Record<Measure, Value> {
  return Object.fromEntries(MEASURES.map((measure) => [measure, of(measure)])) as Record<Measure, Value>
}

/** Statistics of one measure over single days: average, least, most, sum and number of days. */
export function wholeOf(rows: readonly DayRow[], measure: Measure): TrendWhole {
  const values = valuesOf(rows, measure)
  const isCount = measure === 'hot_flashes' || measure === 'night_sweats'
  const hasAny = values.length > 0
  return {
    average: meanOf(values),
    least: hasAny ? Math.min(...values) : null,
    most: hasAny ? Math.max(...values) : null,
    total: hasAny ? values.reduce((sum, value) => sum + value, 0) : null,
    days: values.length,
    none_days: values.filter((value) => value === 0).length,
    tapped_days: isCount ? rows.filter(({ source }) => source[measure] === 'moments').length : 0,
  }
}

/**
 * Trends of the period of `span` that ends on `until`. Averages are to one decimal over days with a value, with the
 * number of those days. `rows` may exceed the period and has at most one row per day.
 */
export function trendsOf(span: Span, until: LocalDate, rows: readonly DayRow[]): Omit<Trends, 'today' | 'first_day' | 'damaged_days'> {
  const period = periodOf(span, until)
  const ofPeriod = rows.filter(isWithin(period))
  const points = placesOf(span, period).map((place): TrendPoint => {
    const ofPlace = ofPeriod.filter(isWithin(place))
    return {
      ...place,
      ...byMeasure((measure) => {
        const values = valuesOf(ofPlace, measure)
        const [only = null] = values
        return { value: place.from === place.to ? only : meanOf(values), days: values.length }
      }),
    }
  })
  return { span, ...period, points, whole: byMeasure((measure) => wholeOf(ofPeriod, measure)) }
}
