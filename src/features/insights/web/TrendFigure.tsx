import { type CSSProperties, type PointerEvent, useId, useState } from 'react'
import { t } from '../../../kit/words.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import type { Measure, Trends } from '../contract.ts'
import { numberWords } from '../rules/measures.ts'
import { amountWords, MEASURE_NAMES, placeWords, trendWords } from '../rules/trend-words.ts'
import { planChart } from './chart-plan.ts'
import { TrendDrawing } from './TrendDrawing.tsx'
import styles from './TrendFigure.module.css'
import { TrendTable } from './TrendTable.tsx'
import { useBox } from './use-box.ts'

type TrendProps = { trends: Trends; measure: Measure }

/**
 * The chart with a range input over it: one tab stop, arrow keys move along the points, touch or mouse selects one.
 * Point and value are the input's `aria-valuetext` and the text above the chart.
 */
function TrendChart({ trends, measure }: TrendProps) {
  const { span, points, whole } = trends
  const [box, size] = useBox<HTMLDivElement>()
  const [active, setActive] = useState<number>()
  const isLine = measure === 'mood' || measure === 'energy' || measure === 'sleep'
  const average = isLine ? whole[measure].average : null
  const plan = size && planChart(span, measure, points, average, size)
  const last = points.length - 1
  const at = active === undefined ? undefined : points[Math.min(active, last)]
  const described = points[Math.min(active ?? last, last)]

  function point(event: PointerEvent<HTMLInputElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = Math.floor(((event.clientX - left) / width) * points.length)
    setActive(Math.min(last, Math.max(0, place)))
  }

  return (
    <>
      <p className={styles.readout} data-long={span === 'quarter' || span === 'year'}>
        {at ? (
          <>
            <strong>{amountWords(span, measure, at)}</strong> {placeWords(span, at)}
          </>
        ) : (
          t`Touch the picture, or use the arrow keys.`
        )}
      </p>
      <div ref={box} className={styles.chart} data-measure={measure}>
        {plan && (
          <>
            <TrendDrawing measure={measure} plan={plan} active={active} />
            <input
              type="range"
              className={styles.walk}
              style={{ '--step': `${plan.step}px`, '--left': `${plan.left}px`, '--wide': `${plan.right - plan.left}px` } as CSSProperties}
              aria-label={t`${MEASURE_NAMES[measure]}, one by one`}
              aria-valuetext={described && `${placeWords(span, described)}: ${amountWords(span, measure, described)}`}
              min={0}
              max={last}
              value={Math.min(active ?? last, last)}
              onChange={(event) => setActive(event.target.valueAsNumber)}
              onFocus={() => setActive((place) => place ?? last)}
              onBlur={() => setActive(undefined)}
              onPointerDown={point}
              onPointerMove={(event) => {
                if (event.pointerType === 'mouse') point(event)
              }}
              onPointerLeave={(event) => {
                if (event.pointerType === 'mouse' && document.activeElement !== event.currentTarget) setActive(undefined)
              }}
            />
          </>
        )}
      </div>
      <ul className={styles.legend}>
        {average !== null && (
          <li>
            <svg viewBox="0 0 28 12" aria-hidden="true">
              <path className={styles.average} d="M0 6H28" />
            </svg>
            {t`Average ${numberWords(average)}`}
          </li>
        )}
        {points.some((each) => each[measure].value === null) && (
          <li>
            <svg viewBox="0 0 12 12" aria-hidden="true" data-small="true">
              <circle className={styles.gap} cx="6" cy="6" r="4" />
            </svg>
            {t`No note`}
          </li>
        )}
      </ul>
    </>
  )
}

/** One trend: the sentence, the chart, and a table (docs/design.md). Without values only the sentence. */
export function TrendFigure({ trends, measure }: TrendProps) {
  const caption = useId()
  const hasSome = trends.whole[measure].days > 0
  return (
    <Card title={MEASURE_NAMES[measure]} className={styles.card}>
      <figure aria-labelledby={caption} className={styles.figure}>
        <figcaption id={caption}>{trendWords(trends, measure)}</figcaption>
        {hasSome && (
          <>
            <TrendChart trends={trends} measure={measure} />
            <TrendTable trends={trends} measure={measure} />
          </>
        )}
      </figure>
    </Card>
  )
}
