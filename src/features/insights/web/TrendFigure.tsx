import { type CSSProperties, type PointerEvent, useId, useState } from 'react'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { t } from '../../../kit/words.ts'
import type { Trends } from '../contract.ts'
import { isMeasure, numberWords } from '../rules/measures.ts'
import { amountWords, placeWords, pointsIn, tappedWords, trendWords, wholeIn } from '../rules/trend-words.ts'
import type { TreatmentChange } from '../../treatments/rules/phases.ts'
import { useTreatments } from '../../treatments/web/queries.ts'
import type { Period } from '../rules/periods.ts'
import { changesWithin, flagWords } from '../rules/treatment-flags.ts'
import { BandSwatch } from './Bands.tsx'
import { isLine, planChart } from './chart-plan.ts'
import { FlagSwatch } from './Flags.tsx'
import tone from './tone.module.css'
import { Sample, TrendDrawing } from './TrendDrawing.tsx'
import styles from './TrendFigure.module.css'
import { TrendTable } from './TrendTable.tsx'
import { useBox } from './use-box.ts'

/** `measure` and `other` are keys of measures or symptoms; `other` is drawn over the first. */
type TrendProps = { trends: Trends; measure: string; other: string | undefined; nameOf: (key: string) => string }

/**
 * The chart with a range input over it: one tab stop, arrow keys move along the points, touch or mouse selects one.
 * Point and value are the input's `aria-valuetext` and the text above the chart.
 */
function TrendChart({ trends, measure, other, nameOf, changes }: TrendProps & { changes: readonly TreatmentChange[] }) {
  const { span, points } = trends
  const whole = wholeIn(trends, measure)
  const [box, size] = useBox<HTMLDivElement>()
  const [active, setActive] = useState<number>()
  const keys = other === undefined ? [measure] : [measure, other]
  const average = isLine(measure) && other === undefined ? (whole?.average ?? null) : null
  const plan = size && planChart(trends, measure, { other, average, changes: changes.map(({ day }) => day) }, size)
  const last = points.length - 1
  const changedAt = ({ from, to }: Period) => flagWords(changes.filter(({ day }) => day >= from && day <= to))
  const at = active === undefined ? undefined : points[Math.min(active, last)]
  const described = points[Math.min(active ?? last, last)]
  const amountsAt = (place: number) =>
    keys.map((key) => {
      const value = pointsIn(trends, key)[place]
      if (!value) return ''
      // Two values leave no room for the number of days.
      return other === undefined ? amountWords(span, key, value) : t`${nameOf(key)}: ${amountWords('week', key, value)}`
    })

  function point(event: PointerEvent<HTMLInputElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = Math.floor(((event.clientX - left) / width) * points.length)
    setActive(Math.min(last, Math.max(0, place)))
  }

  return (
    <>
      <p className={styles.readout} data-long={other === undefined ? span === 'quarter' || span === 'year' : 'two'}>
        {at ? (
          <>
            <strong>{amountsAt(points.indexOf(at)).join(' · ')}</strong> {placeWords(span, at)}
            {changedAt(at).map((words) => (
              <span key={words} className={styles.changed}>
                {words}
              </span>
            ))}
          </>
        ) : (
          t`Touch the picture, or use the arrow keys.`
        )}
      </p>
      <div ref={box} className={classNames(styles.chart, tone.tone)} data-measure={isMeasure(measure) ? measure : 'symptom'}>
        {plan && (
          <>
            <TrendDrawing measure={measure} plan={plan} active={active} />
            <input
              type="range"
              className={styles.walk}
              style={{ '--step': `${plan.step}px`, '--left': `${plan.left}px`, '--wide': `${plan.right - plan.left}px` } as CSSProperties}
              aria-label={t`${nameOf(measure)}, one by one`}
              aria-valuetext={
                described &&
                [`${placeWords(span, described)}: ${amountsAt(points.indexOf(described)).join(', ')}`, ...changedAt(described)].join('. ')
              }
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
      <ul className={classNames(styles.legend, tone.tone)} data-measure={isMeasure(measure) ? measure : 'symptom'}>
        {other !== undefined && (
          <>
            <li>
              <Sample measure={measure} />
              {nameOf(measure)}
            </li>
            <li>
              <Sample measure={other} isOther />
              {t`${nameOf(other)} (numbers on the right)`}
            </li>
          </>
        )}
        {average !== null && (
          <li>
            <svg viewBox="0 0 28 12" aria-hidden="true">
              <path className={styles.average} d="M0 6H28" />
            </svg>
            {t`Average ${numberWords(average)}`}
          </li>
        )}
        {pointsIn(trends, measure).some(({ value }) => value === null) && (
          <li>
            <svg viewBox="0 0 12 12" aria-hidden="true" data-small="true">
              <circle className={styles.gap} cx="6" cy="6" r="4" />
            </svg>
            {t`No note`}
          </li>
        )}
        {trends.bleeding.length > 0 && (
          <li>
            <BandSwatch />
            {t`Bleeding`}
          </li>
        )}
        {changes.length > 0 && (
          <li>
            <FlagSwatch />
            {t`A treatment changed`}
          </li>
        )}
        {whole && whole.tapped_days > 0 && <li>{tappedWords(whole.tapped_days)}</li>}
      </ul>
    </>
  )
}

/** One trend: the sentence, the chart, and a table (docs/design.md). Without values only the sentence. */
export function TrendFigure({ trends, measure, other, nameOf }: TrendProps) {
  const caption = useId()
  const changes = changesWithin(useTreatments(), trends)
  const hasSome = (wholeIn(trends, measure)?.days ?? 0) > 0
  return (
    <figure aria-labelledby={caption} className={styles.figure}>
      <figcaption id={caption}>{trendWords(trends, measure)}</figcaption>
      {hasSome && (
        <>
          <TrendChart trends={trends} measure={measure} other={other} nameOf={nameOf} changes={changes} />
          <TrendTable trends={trends} keys={other === undefined ? [measure] : [measure, other]} nameOf={nameOf} changes={changes} />
        </>
      )}
    </figure>
  )
}
