import { useId } from 'react'
import { Bands } from './Bands.tsx'
import { Flags } from './Flags.tsx'
import { type ChartPlan, isLine, lineThrough } from './chart-plan.ts'
import styles from './TrendFigure.module.css'

/** Height of the strip under days with bleeding, in CSS px. */
/** Size of a flag, in px. */
const FLAG = 12
const STRIP = 4

/** Outline of a mark of this size around 0, 0. Lines differ in it, so that they can be told apart without colour. */
function outline(key: string, size: number): string {
  const half = size / 2
  if (key === 'mood') return `M${-half} 0a${half} ${half} 0 1 0 ${size} 0a${half} ${half} 0 1 0 ${-size} 0Z`
  if (key === 'energy') return `M0 ${-half * 1.2}L${half} 0L0 ${half * 1.2}L${-half} 0Z`
  if (key === 'sleep') return `M${-half * 0.9} ${-half * 0.9}h${size * 0.9}v${size * 0.9}h${-size * 0.9}Z`
  return `M0 ${-half}L${half} ${half}H${-half}Z`
}

function markSize(step: number): number {
  return Math.min(11, Math.max(5, step * 0.62))
}

function LineMarks({ measure, plan, active }: { measure: string; plan: ChartPlan; active: number | undefined }) {
  const size = markSize(plan.step)
  return (
    <>
      {plan.averageY !== undefined && <path className={styles.average} d={`M${plan.left} ${plan.averageY}H${plan.right}`} />}
      <path className={styles.line} data-part="line" d={lineThrough(plan.marks)} />
      {plan.marks.map(
        (mark) =>
          mark && (
            <path
              key={mark.index}
              className={styles.mark}
              data-part="mark"
              data-active={mark.index === active}
              d={outline(measure, mark.index === active ? size + 5 : size)}
              transform={`translate(${mark.x} ${mark.y})`}
            />
          ),
      )}
    </>
  )
}

/** Bars from zero; a zero is drawn as a flat base, unlike a day without a note. */
function BarMarks({ measure, plan, active }: { measure: string; plan: ChartPlan; active: number | undefined }) {
  const pattern = useId()
  const isHatched = measure === 'night_sweats'
  const wide = Math.min(28, Math.max(3, plan.step * 0.66))
  return (
    <>
      {isHatched && (
        <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 3H6" />
        </pattern>
      )}
      {plan.marks.map((mark) => {
        if (!mark) return undefined
        const high = Math.max(3, plan.bottom - mark.y)
        return (
          <rect
            key={mark.index}
            className={isHatched ? styles.hatched : styles.bar}
            data-part="bar"
            data-active={mark.index === active}
            x={mark.x - wide / 2}
            y={plan.bottom - high}
            width={wide}
            height={high}
            rx={Math.min(4, wide / 3, high / 2)}
            fill={isHatched && mark.value > 0 ? `url(#${pattern})` : undefined}
          />
        )
      })}
    </>
  )
}

/** The second measure: a dashed line with hollow marks, whatever it is, and its scale on the right. */
function OtherMarks({
  other: { key, marks, ticks },
  right,
  step,
}: {
  other: NonNullable<ChartPlan['other']>
  right: number
  step: number
}) {
  const shape = outline(key, markSize(step))
  return (
    <>
      <path className={styles.otherLine} data-part="other-line" d={lineThrough(marks)} />
      {marks.map(
        (mark) => mark && <path key={mark.index} className={styles.otherMark} d={shape} transform={`translate(${mark.x} ${mark.y})`} />,
      )}
      {ticks.map((tick) => (
        <text key={tick.text} className={styles.tick} x={right + 6} y={tick.y} dy="0.34em">
          {tick.text}
        </text>
      ))}
    </>
  )
}

/** What a measure looks like in a chart, for its legend. */
export function Sample({ measure, isOther = false }: { measure: string; isOther?: boolean }) {
  return (
    <svg viewBox="0 0 28 12" aria-hidden="true">
      {isOther || isLine(measure) ? (
        <>
          <path className={isOther ? styles.otherLine : styles.line} d="M0 6H28" />
          <path className={isOther ? styles.otherMark : styles.mark} d={outline(measure, 9)} transform="translate(14 6)" />
        </>
      ) : (
        <path className={styles.bar} d="M3 12V6h8v6zM17 12V1h8v11z" />
      )}
    </svg>
  )
}

/**
 * The chart of one trend. Hidden from screen readers, because the sentence before it and the table after it have
 * the same content.
 */
export function TrendDrawing({ measure, plan, active }: { measure: string; plan: ChartPlan; active: number | undefined }) {
  const { width, height, left, right, bottom, step, ticks, labels, gaps, bands, flags, other } = plan
  const ringY = bottom + (height - bottom) * 0.3
  const ring = Math.min(4, Math.max(2, step * 0.3))
  const activeX = active === undefined ? undefined : left + (active + 0.5) * step
  const Marks = isLine(measure) ? LineMarks : BarMarks
  return (
    <svg className={styles.drawing} data-two={other !== undefined} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <Bands bands={bands} left={left} step={step} bottom={bottom} strip={STRIP} />
      {ticks.map((tick) => (
        <g key={tick.text}>
          <path className={styles.grid} d={`M${left} ${tick.y}H${right}`} />
          <text className={styles.tick} x={left - 6} y={tick.y} dy="0.34em" textAnchor="end">
            {tick.text}
          </text>
        </g>
      ))}
      <Flags at={flags} left={left} step={step} bottom={bottom} size={FLAG} />
      {activeX !== undefined && <path className={styles.cursor} d={`M${activeX} 0V${bottom}`} />}
      <Marks measure={measure} plan={plan} active={active} />
      {other && <OtherMarks other={other} right={right} step={step} />}
      {gaps.map((x) => (
        <circle key={x} className={styles.gap} cx={x} cy={ringY} r={ring} />
      ))}
      {labels.map(({ x, text, anchor }) => (
        <text key={x} className={styles.tick} x={x} y={height} dy="-0.3em" textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  )
}
