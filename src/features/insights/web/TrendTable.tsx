import type { Measure, Trends } from '../contract.ts'
import { numberWords } from '../rules/measures.ts'
import { MEASURE_NAMES, placeWords } from '../rules/trend-words.ts'
import styles from './TrendFigure.module.css'

const UNITS: Readonly<Record<Measure, string>> = {
  mood: 'of 10',
  energy: 'of 10',
  sleep: 'hours',
  hot_flashes: 'a day',
  night_sweats: 'a night',
}

/** The numbers of a trend, the same that are drawn. A place without a note says so. */
export function TrendTable({ trends: { span, points }, measure }: { trends: Trends; measure: Measure }) {
  const isAverage = span === 'quarter' || span === 'year'
  const first = { week: 'Day', month: 'Day', quarter: 'Week', year: 'Month' }[span]
  return (
    <details className={styles.numbers}>
      <summary>See the numbers</summary>
      <table>
        <caption className={styles.caption}>{MEASURE_NAMES[measure]}, the same numbers as in the picture</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">
              {isAverage ? 'Average' : MEASURE_NAMES[measure]} ({UNITS[measure]})
            </th>
            {isAverage && <th scope="col">Days noted</th>}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.from}>
              <th scope="row">{placeWords(span, point)}</th>
              <td>{point[measure].value === null ? 'no note' : numberWords(point[measure].value)}</td>
              {isAverage && <td>{point[measure].days}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
