/** Trends in words: the sentence before each chart, and each of its points. */
import { daysBetween } from '../../../kit/local-date.ts'
import { plural, t } from '../../../kit/words.ts'
import { severityWords } from '../../logs/rules/symptoms.ts'
import type { Measure, Span, Trends, TrendValue, TrendWhole } from '../contract.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { dayCount, isMeasure, nightCount, numberWords, valueWords } from './measures.ts'
import type { Period } from './periods.ts'
import { severityOf } from './symptom-trends.ts'

/** Names of the measures. */
export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  mood: t`Mood`,
  energy: t`Energy`,
  sleep: t`Sleep`,
  hot_flashes: t`Hot flashes`,
  night_sweats: t`Night sweats`,
}

/** Labels of the span buttons. */
export const SPAN_NAMES: Readonly<Record<Span, string>> = { week: t`Week`, month: t`Month`, quarter: t`12 weeks`, year: t`Year` }

/** A period: "Nov 15 to Nov 21, 2026", with both years if they differ. */
export function periodWords({ from, to }: Period): string {
  const [start, end] = [dayWords(from, 'monthDay'), dayWords(to, 'monthDay')]
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return first === last ? t`${start} to ${end}, ${last}` : t`${start}, ${first} to ${end}, ${last}`
}

/** The day, week or month of a point. */
export function placeWords(span: Span, { from, to }: Period): string {
  if (span === 'year') return dayWords(from, 'monthYear')
  if (span === 'quarter') return t`${dayWords(from, 'monthDay')} to ${dayWords(to, 'monthDay')}`
  return dayWords(from, 'weekdayDay')
}

/** The value of a point: "8 of 10", "moderate", "2.4 hot flashes a day on average, 5 days noted", or "no note". */
export function amountWords(span: Span, key: string, { value, days }: TrendValue): string {
  if (value === null) return t`no note`
  const isDay = span === 'week' || span === 'month'
  if (!isMeasure(key)) {
    return isDay ? severityWords(severityOf(value)) : t`${t`${numberWords(value)} of 3`} on average, ${dayCount(days)} noted`
  }
  const amount = valueWords(key, value)
  if (isDay) return amount
  if (key === 'hot_flashes') return t`${amount} a day on average, ${dayCount(days)} noted`
  if (key === 'night_sweats') return t`${amount} a night on average, ${dayCount(days)} noted`
  return t`${amount} on average, ${dayCount(days)} noted`
}

/** Formatted numbers for a sentence: `days` of `all` days have a value; `hours` is the average with its unit. */
type SentenceNumbers = { average: string; hours: string; least: string; most: string; days: number; all: number }
/** Sentences for one value, equal values or a range; `ofDays` for a week or month, `ofNoted` for longer spans. */
type Sentences = Record<'one' | 'same' | 'range', readonly [ofDays: string, ofNoted: string]>

const AVERAGES: Record<'mood' | 'energy' | 'sleep', (numbers: SentenceNumbers) => Sentences> = {
  mood: ({ average, least, most, days, all }) => ({
    one: [
      t`Your mood was ${average} of 10 on average, on ${days} of ${all} days.`,
      t`Your mood was ${average} of 10 on average, on 1 noted day.`,
    ],
    same: [
      t`Your mood was ${average} of 10 on average, always ${least}, on ${days} of ${all} days.`,
      t`Your mood was ${average} of 10 on average, always ${least}, on ${days} noted days.`,
    ],
    range: [
      t`Your mood was ${average} of 10 on average, between ${least} and ${most}, on ${days} of ${all} days.`,
      t`Your mood was ${average} of 10 on average, between ${least} and ${most}, on ${days} noted days.`,
    ],
  }),
  energy: ({ average, least, most, days, all }) => ({
    one: [
      t`Your energy was ${average} of 10 on average, on ${days} of ${all} days.`,
      t`Your energy was ${average} of 10 on average, on 1 noted day.`,
    ],
    same: [
      t`Your energy was ${average} of 10 on average, always ${least}, on ${days} of ${all} days.`,
      t`Your energy was ${average} of 10 on average, always ${least}, on ${days} noted days.`,
    ],
    range: [
      t`Your energy was ${average} of 10 on average, between ${least} and ${most}, on ${days} of ${all} days.`,
      t`Your energy was ${average} of 10 on average, between ${least} and ${most}, on ${days} noted days.`,
    ],
  }),
  sleep: ({ hours, least, most, days, all }) => ({
    one: [t`You slept ${hours} on average, on ${days} of ${all} nights.`, t`You slept ${hours} on average, on 1 noted night.`],
    same: [
      t`You slept ${hours} on average, always ${least}, on ${days} of ${all} nights.`,
      t`You slept ${hours} on average, always ${least}, on ${days} noted nights.`,
    ],
    range: [
      t`You slept ${hours} on average, between ${least} and ${most}, on ${days} of ${all} nights.`,
      t`You slept ${hours} on average, between ${least} and ${most}, on ${days} noted nights.`,
    ],
  }),
}

/** Sentences for a zero on each noted day; `ofDays` for a week or month, `ofNoted` for longer spans. */
const NONE: Record<'hot_flashes' | 'night_sweats', (days: number, all: number) => readonly [ofDays: string, ofNoted: string]> = {
  hot_flashes: (days, all) => [
    t`You noted no hot flashes on ${days} of ${all} days.`,
    plural(days, t`You noted no hot flashes on ${days} noted day.`, t`You noted no hot flashes on ${days} noted days.`),
  ],
  night_sweats: (days, all) => [
    t`You noted no night sweats on ${days} of ${all} nights.`,
    plural(days, t`You noted no night sweats on ${days} noted night.`, t`You noted no night sweats on ${days} noted nights.`),
  ],
}

/** Sentence for a counted measure. `place` selects `ofDays` (0) or `ofNoted` (1). */
function countedWords(measure: 'hot_flashes' | 'night_sweats', whole: TrendWhole, all: number, place: 0 | 1): string {
  const some = whole.days - whole.none_days
  if (some === 0) return NONE[measure](whole.days, all)[place]
  const count = measure === 'night_sweats' ? nightCount : dayCount
  const amount = valueWords(measure, whole.total ?? 0)
  if (whole.none_days === 0) return t`You noted ${amount} on ${count(some)}.`
  return t`You noted ${amount} on ${count(some)}, and none on ${count(whole.none_days)}.`
}

/** Sentence for the values of a measure and their range. */
function valuesSentence({ span, from, to }: Trends, measure: Measure, whole: TrendWhole): string {
  const all = daysBetween(from, to) + 1
  const place = span === 'week' || span === 'month' ? 0 : 1
  if (measure === 'hot_flashes' || measure === 'night_sweats') return countedWords(measure, whole, all, place)
  const [average, hours] = [numberWords(whole.average ?? 0), valueWords('sleep', whole.average ?? 0)]
  const [least, most] = [numberWords(whole.least ?? 0), numberWords(whole.most ?? 0)]
  const range = whole.days === 1 ? 'one' : least === most ? 'same' : 'range'
  return AVERAGES[measure]({ average, hours, least, most, days: whole.days, all })[range][place]
}

function nothingWords({ span, points: { length } }: Trends): string {
  if (span === 'quarter') return t`Nothing is noted about this in these ${length} weeks.`
  if (span === 'year') return t`Nothing is noted about this in these ${length} months.`
  return t`Nothing is noted about this in these ${length} days.`
}

/** Statistics of a measure or symptom; undefined for a symptom without an answer in the period. */
export function wholeIn({ whole, symptoms }: Trends, key: string): TrendWhole | undefined {
  return isMeasure(key) ? whole[key] : symptoms.find((symptom) => symptom.key === key)?.whole
}

/** The points of a measure or symptom, one for each of `trends.points`. */
export function pointsIn({ points, symptoms }: Trends, key: string): readonly TrendValue[] {
  if (isMeasure(key)) return points.map((point) => point[key])
  return symptoms.find((symptom) => symptom.key === key)?.points ?? points.map(() => ({ value: null, days: 0 }))
}

/** The sentence before the chart of one measure or symptom. */
export function trendWords(trends: Trends, key: string): string {
  const whole = wholeIn(trends, key)
  if (!whole || whole.average === null) return nothingWords(trends)
  if (isMeasure(key)) return valuesSentence(trends, key, whole)
  return t`${severityWords(severityOf(whole.average))} on average (${numberWords(whole.average)} of 3), ${dayCount(whole.days)} noted.`
}

/** On how many days a count comes from moments; '' without any. */
export function tappedWords(days: number): string {
  if (days === 0) return ''
  return plural(
    days,
    t`On ${days} day the number is counted from what you tapped on Home.`,
    t`On ${days} days the number is counted from what you tapped on Home.`,
  )
}
