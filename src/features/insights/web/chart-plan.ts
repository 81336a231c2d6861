import { scaleLinear } from 'd3-scale'
import { dayWords } from '../../../kit/day-words.ts'
import { dateWords } from '../rules/date-words.ts'
import type { Measure, Span, TrendPoint } from '../contract.ts'
import type { Box } from './use-box.ts'

/** A place that has a value, where it is drawn. */
export type Mark = { readonly index: number; readonly x: number; readonly y: number; readonly value: number }

/** A label under the chart. */
export type Label = { readonly x: number; readonly text: string; readonly anchor: 'middle' | 'end' }

/** Where everything of one chart stands, in CSS px. */
export type ChartPlan = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly bottom: number
  /** The width of one place; its middle stands at `left + (index + 0.5) * step`. */
  readonly step: number
  /** For each place its mark, or undefined where nothing is noted. */
  readonly marks: readonly (Mark | undefined)[]
  readonly gaps: readonly number[]
  readonly ticks: readonly { readonly y: number; readonly text: string }[]
  readonly labels: readonly Label[]
  readonly averageY: number | undefined
}

/** The height of a chart in its own letters, as its style sheet has it. */
export const CHART_LETTERS = 14
/** A letter is about this much of its size wide. */
const LETTER_WIDTH = 0.58
const SCALE_TICKS = [1, 4, 7, 10]

function domainOf(measure: Measure, most: number): { domain: [number, number]; ticks: readonly number[] } {
  if (measure === 'mood' || measure === 'energy') return { domain: [1, 10], ticks: SCALE_TICKS }
  if (measure === 'sleep') return most > 12 ? { domain: [0, 24], ticks: [0, 8, 16, 24] } : { domain: [0, 12], ticks: [0, 4, 8, 12] }
  const step = Math.max(1, Math.ceil(most / 3))
  return { domain: [0, step * 3], ticks: [0, step, step * 2, step * 3] }
}

/** The words under each place, the longer ones first. */
function namesOf(span: Span, points: readonly TrendPoint[]): readonly (readonly string[])[] {
  const name = (style: 'month' | 'monthDay') => points.map(({ from }) => dateWords(from, style))
  if (span === 'month' || span === 'quarter') return [name('monthDay')]
  const long = span === 'week' ? points.map(({ from }) => dayWords(from, 'weekdayShort')) : name('month')
  return [long, long.map((word) => word.charAt(0))]
}

/** As many words as fit beside each other, counted from the latest place back. */
function labelsOf(names: readonly (readonly string[])[], at: (index: number) => number, step: number, { width, letter }: Box): Label[] {
  const room = (words: readonly string[]) => Math.max(...words.map(({ length }) => length)) * letter * LETTER_WIDTH
  const fitting = names.find((words) => room(words) + letter / 2 <= step)
  const words = fitting ?? names[0] ?? []
  // The last one may have to move in from the edge; the one before keeps its distance to that too.
  const moved = Math.max(0, at(words.length - 1) + room(words) / 2 - width)
  const every = fitting ? 1 : Math.ceil((room(words) + moved + letter / 2) / step)
  return words.flatMap((text, index): Label[] => {
    if ((words.length - 1 - index) % every !== 0) return []
    const half = (text.length * letter * LETTER_WIDTH) / 2
    if (at(index) - half < 0) return []
    return at(index) + half > width ? [{ x: width, text, anchor: 'end' }] : [{ x: at(index), text, anchor: 'middle' }]
  })
}

/** Plans the chart of one measure in a box. */
export function planChart(span: Span, measure: Measure, points: readonly TrendPoint[], average: number | null, box: Box): ChartPlan {
  const { width, letter } = box
  const height = CHART_LETTERS * letter
  const values = points.map((point) => point[measure].value)
  const { domain, ticks } = domainOf(measure, Math.max(0, ...values.filter((value) => value !== null)))
  const left = Math.max(...ticks.map((tick) => String(tick).length)) * letter * LETTER_WIDTH + letter * 0.6
  const right = width - letter * 0.25
  const bottom = height - letter * 2.7
  const step = (right - left) / points.length
  const middle = (index: number) => left + (index + 0.5) * step
  const y = scaleLinear(domain, [bottom, letter * 0.8])
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
