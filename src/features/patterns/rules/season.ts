/** Weekdays and slow changes, which are taken out of answers before they are compared. */

/** Pairs from which the seven weekdays are told apart; with fewer, only weekends from the other days. */
const WEEKDAYS_NEED = 42
/** Share of a column that must be left beside the columns before it; less is rounding. */
const LEAST_NEW = 1e-6

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let place = 0; place < one.length; place += 1) sum += (one[place] ?? 0) * (other[place] ?? 0)
  return sum
}

/** Takes out of `column` its part along `season`, in place (modified Gram-Schmidt). */
function takeOut(column: Float64Array, season: readonly Float64Array[]): void {
  for (const unit of season) {
    const size = dot(column, unit)
    for (let place = 0; place < column.length; place += 1) column[place] = (column[place] ?? 0) - size * (unit[place] ?? 0)
  }
}

/** What `values` are apart from the columns of `season`. */
export function residualOf(values: Float64Array, season: readonly Float64Array[]): Float64Array {
  const rest = values.slice()
  takeOut(rest, season)
  return rest
}

function toColumn(days: readonly number[], toValue: (day: number) => number): Float64Array {
  const column = new Float64Array(days.length)
  for (let place = 0; place < days.length; place += 1) column[place] = toValue(days[place] ?? 0)
  return column
}

/**
 * Orthogonal columns of length 1: a constant, a line over time, a bend every `bendEvery` days, and weekdays. `days` are
 * whole day numbers, ascending, of which 0 is a Monday. A column that adds nothing is left out.
 */
export function seasonOf(days: readonly number[], bendEvery: number): Float64Array[] {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0]
  const span = last - first + 1
  const bends = Math.floor(span / bendEvery)
  const weekday = (day: number) => ((day % 7) + 7) % 7
  const columns = [
    toColumn(days, () => 1),
    toColumn(days, (day) => (day - first) / span),
    ...Array.from({ length: bends }, (_, place) => {
      const at = first + ((place + 1) * span) / (bends + 1)
      return toColumn(days, (day) => Math.max(0, day - at) / span)
    }),
    ...(days.length >= WEEKDAYS_NEED
      ? [0, 1, 2, 3, 4, 5].map((one) => toColumn(days, (day) => (weekday(day) === one ? 1 : 0)))
      : [toColumn(days, (day) => (weekday(day) >= 5 ? 1 : 0))]),
  ]
  const season: Float64Array[] = []
  for (const column of columns) {
    const before = Math.sqrt(dot(column, column))
    takeOut(column, season)
    const size = Math.sqrt(dot(column, column))
    if (size <= LEAST_NEW * before) continue
    for (let place = 0; place < column.length; place += 1) column[place] = (column[place] ?? 0) / size
    season.push(column)
  }
  return season
}

/** Correlation of two residuals, -1 to 1; 0 if one of them is constant. `of` are the values that they are left of. */
export function correlationOf(one: Float64Array, other: Float64Array): number {
  const size = Math.sqrt(dot(one, one) * dot(other, other))
  return size === 0 ? 0 : Math.max(-1, Math.min(1, dot(one, other) / size))
}

/** Whether `rest`, the residual of `values`, is more than rounding. */
export function isMoreThanRounding(rest: Float64Array, values: Float64Array): boolean {
  return dot(rest, rest) > LEAST_NEW * LEAST_NEW * dot(values, values)
}
