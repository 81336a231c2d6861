import { Link } from '@tanstack/react-router'
import { dayPath } from '../../../kit/web/day-path.ts'
import { t } from '../../../kit/words.ts'
import type { Measure, Trends } from '../contract.ts'
import { numberWords } from '../rules/measures.ts'
import { MEASURE_NAMES, placeWords } from '../rules/trend-words.ts'
import styles from './TrendFigure.module.css'

const UNITS: Readonly<Record<Measure, string>> = {
  mood: t`of 10`,
  energy: t`of 10`,
  sleep: t`hours`,
  hot_flashes: t`a day`,
  night_sweats: t`a night`,
}

/** Table with the values of a chart; points without a note are marked as such. */
export function TrendTable({ trends: { span, points }, measure }: { trends: Trends; measure: Measure }) {
  const isAverage = span === 'quarter' || span === 'year'
  const first = { week: t`Day`, month: t`Day`, quarter: t`Week`, year: t`Month` }[span]
  return (
    <details className={styles.numbers}>
      <summary>{t`See the numbers`}</summary>
      <table>
        <caption className={styles.caption}>{t`${MEASURE_NAMES[measure]}, the same numbers as in the picture`}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">
              {isAverage ? t`Average` : MEASURE_NAMES[measure]} ({UNITS[measure]})
            </th>
            {isAverage && <th scope="col">{t`Days noted`}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.from}>
              <th scope="row">{isAverage ? placeWords(span, point) : <Link {...dayPath(point.from)}>{placeWords(span, point)}</Link>}</th>
              <td>{point[measure].value === null ? t`no note` : numberWords(point[measure].value)}</td>
              {isAverage && <td>{point[measure].days}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
