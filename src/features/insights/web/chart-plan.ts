import { scaleLinear } from 'd3-scale'
import { dayWords } from '../../../kit/day-words.ts'
import { dateWords } from '../rules/date-words.ts'
import type { Measure, Span, TrendPoint } from '../contract.ts'
import type { Box } from './use-box.ts'

/** Position and value of a point in the chart, in CSS px. */
export type Mark = { readonly index: number; readonly x: number; readonly y: number; readonly value: number }

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
  /** The mark of each point, or undefined without a value. */
  readonly marks: readonly (Mark | undefined)[]
  readonly gaps: readonly number[]
  readonly ticks: readonly { readonly y: number; readonly text: string }[]
  readonly labels: readonly Label[]
  readonly averageY: number | undefined
}

/** Height of a chart in em, as in its style sheet. */
export const CHART_HEIGHT_EM = 14
/** Approximate width of a character, in em. */
const CHARACTER_WIDTH = 0.58
const SCALE_TICKS = [1, 4, 7, 10]

function domainOf(measure: Measure, most: number): { domain: [number, number]; ticks: readonly number[] } {
  if (measure === 'mood' || measure === 'energy') return { domain: [1, 10], ticks: SCALE_TICKS }
  if (measure === 'sleep') return most > 12 ? { domain: [0, 24], ticks: [0, 8, 16, 24] } : { domain: [0, 12], ticks: [0, 4, 8, 12] }
  const step = Math.max(1, Math.ceil(most / 3))
  return { domain: [0, step * 3], ticks: [0, step, step * 2, step * 3] }
}

/** Label texts of the points; alternatives from longest to shortest. */
function namesOf(span: Span, points: readonly TrendPoint[]): readonly (readonly string[])[] {
  const name = (style: 'month' | 'monthDay') => points.map(({ from }) => dateWords(from, style))
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

/** Computes the layout of the chart of one measure. */
export function planChart(span: Span, measure: Measure, points: readonly TrendPoint[], average: number | null, box: Box): ChartPlan {
  const { width, fontSize } = box
  const height = CHART_HEIGHT_EM * fontSize
  const values = points.map((point) => point[measure].value)
  const { domain, ticks } = domainOf(measure, Math.max(0, ...values.filter((value) => value !== null)))
  const left = Math.max(...ticks.map((tick) => String(tick).length)) * fontSize * CHARACTER_WIDTH + fontSize * 0.6
  const right = width - fontSize * 0.25
  const bottom = height - fontSize * 2.7
  const step = (right - left) / points.length
  const middle = (index: number) => left + (index + 0.5) * step
  const y = scaleLinear(domain, [bottom, fontSize * 0.8])
  return {
    width,
    height,
    left,
    right,
    bottom,
    step,
    marks: values.map((value, index) => (value === null ? undefined : { index, x: middle(index), y: y(value), value })),
    gaps: values.flatMap((value, index) => (value === null ? [middle(index)] : [])),
    ticks: ticks.map((tick) => ({ y: y(tick), text: String(tick) })),
    labels: labelsOf(namesOf(span, points), middle, step, box),
    averageY: average === null ? undefined : y(average),
  }
}
