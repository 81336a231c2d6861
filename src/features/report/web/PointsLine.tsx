import { numberWords } from '../../insights/rules/measures.ts'
import { t } from '../../../kit/words.ts'
import type { Points } from '../contract.ts'
import { lineHeights } from '../rules/report-document.ts'
import styles from './ReportPaper.module.css'

const WIDTH = 96
const HEIGHT = 22
const EDGE = 2

/** The values as positions; a time without a note is undefined. */
function marksOf(points: Points): ({ x: number; y: number } | undefined)[] {
  const heights = lineHeights(points)
  const step = heights.length > 1 ? (WIDTH - 2 * EDGE) / (heights.length - 1) : 0
  return heights.map((height, place) =>
    height === null ? undefined : { x: EDGE + place * step, y: HEIGHT - EDGE - height * (HEIGHT - 2 * EDGE) },
  )
}

/** Neighbours are joined; a gap in the notes is a gap in the line. */
function pathThrough(marks: readonly ({ x: number; y: number } | undefined)[]): string {
  return marks
    .map((mark, place) => (mark ? `${place > 0 && marks[place - 1] ? 'L' : 'M'}${mark.x.toFixed(1)} ${mark.y.toFixed(1)}` : ''))
    .join('')
}

/** A small line of one measure from zero up; its values are its text for screen readers. */
export function PointsLine({ points }: { points: Points }) {
  const marks = marksOf(points)
  const values = points.values.map((value) => (value === null ? '–' : numberWords(value))).join(', ')
  const label = points.step === 1 ? t`Day by day: ${values}` : t`Week by week: ${values}`
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className={styles.line}>
      <path d={`M0 ${HEIGHT - EDGE}H${WIDTH}`} className={styles.base} />
      <path d={pathThrough(marks)} className={styles.path} />
      {marks.map((mark) => mark && <circle key={mark.x} cx={mark.x} cy={mark.y} r="1.3" className={styles.dot} />)}
    </svg>
  )
}
