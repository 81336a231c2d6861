import { classNames } from '../../../kit/web/ui/class-names.ts'
import { bandsOf } from '../rules/bands.ts'
import { isMeasure } from '../rules/measures.ts'
import { flagsOf } from '../rules/treatment-flags.ts'
import { Bands } from './Bands.tsx'
import { Flags } from './Flags.tsx'
import { heightOf, isLine, lineThrough, scaleOf } from './chart-plan.ts'
import tone from './tone.module.css'
import styles from './TrendRows.module.css'

const STEP = 5
const TOP = 4
const BOTTOM = 42
const STRIP = 3
/** Height of a zero, which is unlike a day without a value. */
const ZERO = 1.5

type SparklineProps = {
  measure: string
  values: readonly (number | null)[]
  /** The average of the 30 days before, drawn as a dashed line; null draws none. */
  before: number | null
  days: readonly string[]
  bleeding: readonly string[]
  /** Days on which a treatment changed. */
  changes: readonly string[]
}

/**
 * The last 30 days of a row, as in the larger chart but without numbers. Hidden from screen readers; the row says how
 * they compare, and the larger chart has a table.
 */
export function Sparkline({ measure, values, before, days, bleeding, changes }: SparklineProps) {
  const width = STEP * days.length
  const points = values.map((value) => ({ value, days: 1 }))
  const scale = scaleOf(measure, before === null ? points : [...points, { value: before, days: 1 }])
  const marks = values.map((value, place) =>
    value === null ? undefined : { x: (place + 0.5) * STEP, y: heightOf(scale, value, BOTTOM, TOP), place },
  )
  const places = days.map((day) => ({ from: day, to: day }))
  const bands = bandsOf(places, bleeding)
  const beforeY = before === null ? undefined : heightOf(scale, before, BOTTOM, TOP)
  return (
    <svg
      viewBox={`0 0 ${width} ${BOTTOM + STRIP}`}
      className={classNames(styles.spark, tone.tone)}
      data-measure={isMeasure(measure) ? measure : 'symptom'}
      aria-hidden="true"
      focusable="false"
    >
      <Bands bands={bands} left={0} step={STEP} bottom={BOTTOM} strip={STRIP} />
      <path className={styles.base} d={`M0 ${BOTTOM}H${width}`} />
      {isLine(measure) ? (
        <>
          <path className={styles.sparkLine} d={lineThrough(marks)} />
          {marks.map((mark) => mark && <circle key={mark.place} className={styles.dot} cx={mark.x} cy={mark.y} r="1.9" />)}
        </>
      ) : (
        marks.map(
          (mark) =>
            mark && (
              <rect
                key={mark.place}
                className={styles.dot}
                x={mark.x - 1.7}
                width="3.4"
                y={Math.min(mark.y, BOTTOM - ZERO)}
                height={Math.max(ZERO, BOTTOM - mark.y)}
              />
            ),
        )
      )}
      <Flags at={flagsOf(places, changes)} left={0} step={STEP} bottom={BOTTOM} size={7} />
      {beforeY !== undefined && <path className={styles.before} d={`M0 ${beforeY}H${width}`} />}
    </svg>
  )
}
