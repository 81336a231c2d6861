import { Link } from '@tanstack/react-router'
import { dayPath } from '../../../kit/web/day-path.ts'
import { t } from '../../../kit/words.ts'
import type { Measure, Trends } from '../contract.ts'
import { isMeasure, numberWords } from '../rules/measures.ts'
import { placeWords, pointsIn } from '../rules/trend-words.ts'
import type { TreatmentChange } from '../../treatments/rules/phases.ts'
import { flagWords } from '../rules/treatment-flags.ts'
import styles from './TrendFigure.module.css'

const UNITS: Readonly<Record<Measure, string>> = {
  mood: t`of 10`,
  energy: t`of 10`,
  sleep: t`hours`,
  hot_flashes: t`a day`,
  night_sweats: t`a night`,
}

type TrendTableProps = {
  trends: Trends
  keys: readonly string[]
  nameOf: (key: string) => string
  /** Changes of treatments in the period; with any there is a column for them. */
  changes: readonly TreatmentChange[]
}

/** Table with the values of a chart, one column per key; points without a note are marked as such. */
export function TrendTable({ trends, keys, nameOf, changes }: TrendTableProps) {
  const { span } = trends
  const isAverage = span === 'quarter' || span === 'year'
  const first = { week: t`Day`, month: t`Day`, quarter: t`Week`, year: t`Month` }[span]
  const columns = keys.map((key) => ({ key, name: nameOf(key), points: pointsIn(trends, key) }))
  return (
    <details className={styles.numbers}>
      <summary>{t`See the numbers`}</summary>
      <table>
        <caption className={styles.caption}>{t`${columns.map(({ name }) => name).join(', ')}, the same numbers as in the picture`}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {isAverage && columns.length === 1 ? t`Average` : name} ({isMeasure(key) ? UNITS[key] : t`of 3`})
              </th>
            ))}
            {isAverage && columns.length === 1 && <th scope="col">{t`Days noted`}</th>}
            {changes.length > 0 && <th scope="col">{t`Treatments`}</th>}
          </tr>
        </thead>
        <tbody>
          {trends.points.map((point, place) => (
            <tr key={point.from}>
              <th scope="row">{isAverage ? placeWords(span, point) : <Link {...dayPath(point.from)}>{placeWords(span, point)}</Link>}</th>
              {columns.map(({ key, points }) => {
                const value = points[place]?.value ?? null
                return <td key={key}>{value === null ? t`no note` : numberWords(value)}</td>
              })}
              {isAverage && columns.length === 1 && <td>{columns[0]?.points[place]?.days}</td>}
              {changes.length > 0 && <td>{flagWords(changes.filter(({ day }) => day >= point.from && day <= point.to)).join('; ')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
