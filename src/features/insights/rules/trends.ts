import { type LocalDate } from '../../../kit/local-date.ts'
import { type Measure, MEASURES, type Span, type TrendPoint, type Trends, type TrendValue, type TrendWhole } from '../contract.ts'
import { meanOf } from './averages.ts'
import type { DayRow } from './day-rows.ts'
import { type Period, periodOf, placesOf } from './periods.ts'
import { inListOrder } from './symptom-trends.ts'

function isWithin({ from, to }: Period): (row: DayRow) => boolean {
  return ({ day }) => day >= from && day <= to
}

function byMeasure<Value>(of: (measure: Measure) => Value): Record<Measure, Value> {
  return Object.fromEntries(MEASURES.map((measure) => [measure, of(measure)])) as Record<Measure, Value>
}

type ValueOf = (row: DayRow) => number | null | undefined

function known(rows: readonly DayRow[], valueOf: ValueOf): number[] {
  return rows.map(valueOf).filter((value) => typeof value === 'number')
}

function statisticsOf(rows: readonly DayRow[], valueOf: ValueOf, tapped_days = 0): TrendWhole {
  const values = known(rows, valueOf)
  const hasAny = values.length > 0
  return {
    average: meanOf(values),
    least: hasAny ? Math.min(...values) : null,
    most: hasAny ? Math.max(...values) : null,
    total: hasAny ? values.reduce((sum, value) => sum + value, 0) : null,
    days: values.length,
    none_days: values.filter((value) => value === 0).length,
    tapped_days,
  }
}

/** Statistics of one measure over single days: average, least, most, sum and number of days. */
export function wholeOf(rows: readonly DayRow[], measure: Measure): TrendWhole {
  const isCount = measure === 'hot_flashes' || measure === 'night_sweats'
  const tapped = isCount ? rows.filter(({ source }) => source[measure] === 'moments').length : 0
  return statisticsOf(rows, (row) => row[measure], tapped)
}

/**
 * Trends of the period of `span` that ends on `until`. Averages are to one decimal over days with a value, with the
 * number of those days. `rows` may exceed the period and has at most one row per day.
 */
export function trendsOf(
  span: Span,
  until: LocalDate,
  rows: readonly DayRow[],
): Omit<Trends, 'today' | 'first_day' | 'damaged_days' | 'bleeding'> {
  const period = periodOf(span, until)
  const ofPeriod = rows.filter(isWithin(period))
  const places = placesOf(span, period).map((place) => ({ place, rows: ofPeriod.filter(isWithin(place)) }))
  const pointsOf = (valueOf: ValueOf) =>
    places.map(({ place, rows }): TrendValue => {
      const values = known(rows, valueOf)
      const [only = null] = values
      return { value: place.from === place.to ? only : meanOf(values), days: values.length }
    })
  const measured = byMeasure((measure) => pointsOf((row) => row[measure]))
  const none: TrendValue = { value: null, days: 0 }
  const points = places.map(({ place }, index): TrendPoint => ({ ...place, ...byMeasure((measure) => measured[measure][index] ?? none) }))
  const symptoms = inListOrder(new Set(ofPeriod.flatMap((row) => Object.keys(row.symptoms ?? {})))).map((key) => {
    const valueOf: ValueOf = (row) => row.symptoms?.[key]
    return { key, points: pointsOf(valueOf), whole: statisticsOf(ofPeriod, valueOf) }
  })
  return { span, ...period, points, whole: byMeasure((measure) => wholeOf(ofPeriod, measure)), symptoms }
}
