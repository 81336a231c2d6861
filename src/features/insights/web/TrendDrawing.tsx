import { area, curveMonotoneX, line, symbol, symbolCircle, symbolDiamond, symbolSquare } from 'd3-shape'
import { useId } from 'react'
import type { Measure } from '../contract.ts'
import type { ChartPlan, Mark } from './chart-plan.ts'
import styles from './TrendFigure.module.css'

/** Each measure has its own mark shape, so that lines can be told apart without colour. */
const SHAPES = { mood: symbolCircle, energy: symbolDiamond, sleep: symbolSquare } as const

/** Path through adjacent marks; a point without a value interrupts the line. */
function lineThrough(marks: ChartPlan['marks']): string {
  const drawn = line<Mark | undefined>()
    .defined((mark) => mark !== undefined)
    .x((mark) => mark?.x ?? 0)
    .y((mark) => mark?.y ?? 0)
    .curve(curveMonotoneX)
  return drawn(marks) ?? ''
}

function areaUnder(marks: ChartPlan['marks'], bottom: number): string {
  const drawn = area<Mark | undefined>()
    .defined((mark) => mark !== undefined)
    .x((mark) => mark?.x ?? 0)
    .y0(bottom)
    .y1((mark) => mark?.y ?? 0)
    .curve(curveMonotoneX)
  return drawn(marks) ?? ''
}

function LineMarks({ measure, plan, active }: { measure: keyof typeof SHAPES; plan: ChartPlan; active: number | undefined }) {
  const side = Math.min(11, Math.max(5, plan.step * 0.62))
  const shape = (size: number) => symbol(SHAPES[measure], measure === 'energy' ? size ** 2 * 0.7 : size ** 2 * 0.8)() ?? ''
  return (
    <>
      <path className={styles.area} d={areaUnder(plan.marks, plan.bottom)} />
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
              d={shape(mark.index === active ? side + 5 : side)}
              transform={`translate(${mark.x} ${mark.y})`}
            />
          ),
      )}
    </>
  )
}

/** Bars from zero; a zero is drawn as a flat base, unlike a day without a note. */
function BarMarks({ measure, plan, active }: { measure: Measure; plan: ChartPlan; active: number | undefined }) {
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

/**
 * The chart of one trend. Hidden from screen readers, because the sentence before it and the table after it have
 * the same content.
 */
export function TrendDrawing({ measure, plan, active }: { measure: Measure; plan: ChartPlan; active: number | undefined }) {
  const { width, height, left, right, bottom, step, ticks, labels, gaps } = plan
  const ringY = bottom + (height - bottom) * 0.3
  const ring = Math.min(4, Math.max(2, step * 0.3))
  const activeX = active === undefined ? undefined : left + (active + 0.5) * step
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {ticks.map((tick) => (
        <g key={tick.text}>
          <path className={styles.grid} d={`M${left} ${tick.y}H${right}`} />
          <text className={styles.tick} x={left - 6} y={tick.y} dy="0.34em" textAnchor="end">
            {tick.text}
          </text>
        </g>
      ))}
      {activeX !== undefined && <path className={styles.cursor} d={`M${activeX} 0V${bottom}`} />}
      {measure === 'hot_flashes' || measure === 'night_sweats' ? (
        <BarMarks measure={measure} plan={plan} active={active} />
      ) : (
        <LineMarks measure={measure} plan={plan} active={active} />
      )}
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
