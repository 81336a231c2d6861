/** What a trend says in plain words: the sentence before each picture, and each of its places. */
import { dayWords } from '../../../kit/day-words.ts'
import { dateWords } from './date-words.ts'
import { daysBetween } from '../../../kit/local-date.ts'
import type { Measure, Span, TrendPoint, Trends, TrendWhole } from '../contract.ts'
import { countWords, numberWords, valueWords } from './measures.ts'
import type { Period } from './periods.ts'

/** How each measure is called. */
export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  mood: 'Mood',
  energy: 'Energy',
  sleep: 'Sleep',
  hot_flashes: 'Hot flashes',
  night_sweats: 'Night sweats',
}

/** How each span is called on its button. */
export const SPAN_NAMES: Readonly<Record<Span, string>> = { week: 'Week', month: 'Month', quarter: '12 weeks', year: 'Year' }

/** "Nov 15 to Nov 21, 2026", with both years where they differ. */
export function periodWords({ from, to }: Period): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return `${dateWords(from, 'monthDay')}${first === last ? '' : `, ${first}`} to ${dateWords(to, 'monthDay')}, ${last}`
}

/** A place of a trend: its day, its week, or its month. */
export function placeWords(span: Span, { from, to }: Period): string {
  if (span === 'year') return dateWords(from, 'monthYear')
  if (span === 'quarter') return `${dateWords(from, 'monthDay')} to ${dateWords(to, 'monthDay')}`
  return `${dayWords(from, 'weekdayShort')}, ${dateWords(from, 'monthDay')}`
}

/** What a place holds: "8 of 10", "2.4 hot flashes a day, 5 days noted", or "no note". */
export function amountWords(span: Span, measure: Measure, { [measure]: { value, days } }: TrendPoint): string {
  if (value === null) return 'no note'
  if (span === 'week' || span === 'month') return valueWords(measure, value)
  const unit = measure === 'hot_flashes' ? ' a day' : measure === 'night_sweats' ? ' a night' : ''
  return `${valueWords(measure, value)}${unit} on average, ${countWords(days, 'day')} noted`
}

const PLACES: Readonly<Record<Span, string>> = { week: 'day', month: 'day', quarter: 'week', year: 'month' }
const EACH: Readonly<Record<Span, string>> = { week: 'daily', month: 'daily', quarter: 'weekly', year: 'monthly' }

/** "these 7 days", "these 12 weeks". */
function theseWords({ span, points }: Trends): string {
  return `these ${points.length} ${PLACES[span]}s`
}

/** How much was noted, and in what range. */
function heldWords(trends: Trends, measure: Measure, whole: TrendWhole): string {
  const { span, from, to } = trends
  const days = daysBetween(from, to) + 1
  const unit = measure === 'sleep' || measure === 'night_sweats' ? 'night' : 'day'
  const average = numberWords(whole.average ?? 0)
  const [least, most] = [numberWords(whole.least ?? 0), numberWords(whole.most ?? 0)]
  const range = whole.days === 1 ? '' : least === most ? `, always ${least}` : `, between ${least} and ${most}`
  const when =
    span === 'week' || span === 'month' ? `on ${whole.days} of ${days} ${unit}s` : `on ${countWords(whole.days, `noted ${unit}`)}`
  switch (measure) {
    case 'mood':
    case 'energy':
      return `Your ${measure} was ${average} of 10 on average${range}, ${when}.`
    case 'sleep':
      return `You slept ${average} ${average === '1' ? 'hour' : 'hours'} on average${range}, ${when}.`
    case 'hot_flashes':
    case 'night_sweats': {
      const some = whole.days - whole.none_days
      if (some === 0) return `You noted no ${MEASURE_NAMES[measure].toLowerCase()} ${when}.`
      const none = whole.none_days === 0 ? '' : `, and none on ${countWords(whole.none_days, unit)}`
      return `You noted ${valueWords(measure, whole.total ?? 0)} on ${countWords(some, unit)}${none}.`
    }
  }
}

function rangeOfAverages({ span, points }: Trends, measure: Measure): string {
  if (span === 'week' || span === 'month') return ''
  const values = points.map((point) => point[measure].value).filter((value) => value !== null)
  const [least, most] = [numberWords(Math.min(...values)), numberWords(Math.max(...values))]
  if (values.length < 2) return ''
  return least === most ? ` Each ${EACH[span]} average is ${least}.` : ` The ${EACH[span]} averages lie between ${least} and ${most}.`
}

/** What one measure did in a period, gaps included: the sentence that comes before the picture. */
export function trendWords(trends: Trends, measure: Measure): string {
  const whole = trends.whole[measure]
  if (whole.days === 0) return `Nothing is noted about this in ${theseWords(trends)}.`
  const tapped =
    whole.tapped_days === 0 ? '' : ` On ${countWords(whole.tapped_days, 'day')} the number is counted from what you tapped on Home.`
  const hasGaps = trends.points.some((point) => point[measure].value === null)
  const gaps = hasGaps ? ` Gaps are ${PLACES[trends.span]}s without a note, and that is fine.` : ''
  return `${heldWords(trends, measure, whole)}${rangeOfAverages(trends, measure)}${tapped}${gaps}`
}
