import { dayWords } from '../../../kit/day-words.ts'
import type { Span, Trends, TrendValue } from '../contract.ts'
import { type Band, bandsOf } from '../rules/bands.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { isMeasure } from '../rules/measures.ts'
import { flagsOf } from '../rules/treatment-flags.ts'
import type { Period } from '../rules/periods.ts'
import { pointsIn } from '../rules/trend-words.ts'
import type { Box } from './use-box.ts'

/** Position and value of a point in the chart, in CSS px. */
export type Mark = { readonly index: number; readonly x: number; readonly y: number; readonly value: number }

/** The mark of each point, or undefined without a value. */
export type Marks = readonly (Mark | undefined)[]

type Tick = { readonly y: number; readonly text: string }

/** A label under the chart. */
export type Label = { readonly x: number; readonly text: string; readonly anchor: 'middle' | 'end' }

/** Layout of one chart in CSS px. */
export type ChartPlan = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly bottom: number
  /** Width of one point; its centre is at `left + (index + 0.5) * step`. */
  readonly step: number
  readonly marks: Marks
  readonly gaps: readonly number[]
  readonly ticks: readonly Tick[]
  /** The second measure, whose scale is on the right. */
  readonly other: { readonly key: string; readonly marks: Marks; readonly ticks: readonly Tick[] } | undefined
  readonly bands: readonly Band[]
  /** Where treatments changed, in units of the points. */
  readonly flags: readonly number[]
  readonly labels: readonly Label[]
  readonly averageY: number | undefined
}

/** Height of a chart in em, as in its style sheet. */
export const CHART_HEIGHT_EM = 14
/** Approximate width of a character, in em. */
const CHARACTER_WIDTH = 0.58
const SCALE_TICKS = [1, 4, 7, 10]

type Scale = { readonly domain: readonly [number, number]; readonly ticks: readonly number[] }

/** The range of values that a chart shows. A rating has its whole scale, so that a small change looks small. */
export function scaleOf(key: string, points: readonly TrendValue[]): Scale {
  const most = Math.max(0, ...points.map(({ value }) => value ?? 0))
  if (!isMeasure(key)) return { domain: [0, 3], ticks: [0, 1, 2, 3] }
  if (key === 'mood' || key === 'energy') return { domain: [1, 10], ticks: SCALE_TICKS }
  if (key === 'sleep') return most > 12 ? { domain: [0, 24], ticks: [0, 8, 16, 24] } : { domain: [0, 12], ticks: [0, 4, 8, 12] }
  const step = Math.max(1, Math.ceil(most / 3))
  return { domain: [0, step * 3], ticks: [0, step, step * 2, step * 3] }
}

/** Whether a chart draws a line: ratings and hours. Counts and severities are bars from zero. */
export function isLine(key: string): boolean {
  return key === 'mood' || key === 'energy' || key === 'sleep'
}

/** The position of a value between `bottom` and `top`. */
export function heightOf({ domain: [least, most] }: Scale, value: number, bottom: number, top: number): number {
  return bottom + ((value - least) / (most - least)) * (top - bottom)
}

/** Straight lines between adjacent points; a point without a value interrupts them. */
export function lineThrough(marks: readonly ({ readonly x: number; readonly y: number } | undefined)[]): string {
  return marks.map((mark, place) => mark && `${marks[place - 1] ? 'L' : 'M'}${mark.x} ${mark.y}`).join('')
}

/** Label texts of the points; alternatives from longest to shortest. */
function namesOf(span: Span, points: readonly Period[]): readonly (readonly string[])[] {
  const name = (style: 'month' | 'monthDay') => points.map(({ from }) => dayWords(from, style))
  if (span === 'month' || span === 'quarter') return [name('monthDay')]
  const long = span === 'week' ? points.map(({ from }) => dayWords(from, 'weekdayShort')) : name('month')
  return [long, long.map((word) => word.charAt(0))]
}

/** As many labels as fit side by side, counted backwards from the latest point. */
function labelsOf(names: readonly (readonly string[])[], at: (index: number) => number, step: number, { width, fontSize }: Box): Label[] {
  const labelWidth = (words: readonly string[]) => Math.max(...words.map(({ length }) => length)) * fontSize * CHARACTER_WIDTH
  const fitting = names.find((words) => labelWidth(words) + fontSize / 2 <= step)
  const words = fitting ?? names[0] ?? []
  // The last label may be moved in from the edge; the one before needs a distance to its new position.
  const moved = Math.max(0, at(words.length - 1) + labelWidth(words) / 2 - width)
  const every = fitting ? 1 : Math.ceil((labelWidth(words) + moved + fontSize / 2) / step)
  return words.flatMap((text, index): Label[] => {
    if ((words.length - 1 - index) % every !== 0) return []
    const half = (text.length * fontSize * CHARACTER_WIDTH) / 2
    if (at(index) - half < 0) return []
    return at(index) + half > width ? [{ x: width, text, anchor: 'end' }] : [{ x: at(index), text, anchor: 'middle' }]
  })
}

/** What a chart shows besides its measure: a second one over it, an average, days on which treatments changed. */
export type Extras = { other: string | undefined; average: number | null; changes: readonly LocalDate[] }

/** Computes the layout of the chart of one measure or symptom. */
export function planChart(trends: Trends, key: string, { other, average, changes }: Extras, box: Box): ChartPlan {
  const { width, fontSize } = box
  const height = CHART_HEIGHT_EM * fontSize
  const points = pointsIn(trends, key)
  const scale = scaleOf(key, points)
  const otherPoints = other === undefined ? [] : pointsIn(trends, other)
  const otherScale = other === undefined ? undefined : scaleOf(other, otherPoints)
  const room = ({ ticks }: Scale) => Math.max(...ticks.map((tick) => String(tick).length)) * fontSize * CHARACTER_WIDTH + fontSize * 0.6
  const left = room(scale)
  const right = width - (otherScale ? room(otherScale) : fontSize * 0.25)
  const bottom = height - fontSize * 2.7
  const top = fontSize * 0.8
  // An element that is not displayed has no width.
  const step = Math.max(0, right - left) / points.length
  const middle = (index: number) => left + (index + 0.5) * step
  const marksOf = (of: Scale, values: readonly TrendValue[]) =>
    values.map(({ value }, index) => (value === null ? undefined : { index, x: middle(index), y: heightOf(of, value, bottom, top), value }))
  const ticksOf = (of: Scale) => of.ticks.map((tick) => ({ y: heightOf(of, tick, bottom, top), text: String(tick) }))
  return {
    width,
    height,
    left,
    right,
    bottom,
    step,
    marks: marksOf(scale, points),
    gaps: points.flatMap(({ value }, index) => (value === null ? [middle(index)] : [])),
    ticks: ticksOf(scale),
    other:
      other !== undefined && otherScale ? { key: other, marks: marksOf(otherScale, otherPoints), ticks: ticksOf(otherScale) } : undefined,
    bands: bandsOf(trends.points, trends.bleeding),
    flags: flagsOf(trends.points, changes),
    labels: labelsOf(namesOf(trends.span, trends.points), middle, step, box),
    averageY: average === null ? undefined : heightOf(scale, average, bottom, top),
  }
}
