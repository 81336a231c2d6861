import { dayWords } from '../../../kit/day-words.ts'
import { daysBetween } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import type { Checkin } from '../contract.ts'
import { highestTotal } from '../rules/forms.ts'
import styles from './Checkins.module.css'

const WIDTH = 320
const HEIGHT = 120
const EDGE = 8

/** The totals of the MRS over time as a picture, with a table of the same numbers. `checkins` are newest first. */
export function MrsTrend({ checkins }: { checkins: readonly Checkin[] }) {
  const all = checkins.filter(({ instrument }) => instrument === 'mrs').toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const drawn = all.filter(({ total }) => total !== null)
  const [first] = drawn
  const last = drawn.at(-1)
  if (!first || !last || drawn.length < 2) return null
  const span = Math.max(1, daysBetween(first.local_date, last.local_date))
  const points = drawn.map(({ id, local_date: day, total }) => ({
    id,
    x: EDGE + (daysBetween(first.local_date, day) / span) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - ((total ?? 0) / highestTotal('mrs')) * (HEIGHT - 2 * EDGE),
  }))
  return (
    <figure className={styles.trend}>
      <figcaption>{t`Menopause symptoms over time, from 0 to ${highestTotal('mrs')}`}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} aria-hidden="true" focusable="false">
        <path className={styles.base} d={`M0 ${HEIGHT - EDGE}H${WIDTH}`} />
        <path className={styles.line} d={points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
        {points.map(({ id, x, y }) => (
          <circle key={id} className={styles.dot} cx={x} cy={y} r="4" />
        ))}
      </svg>
      <table className={styles.numbers} aria-label={t`Menopause symptoms in numbers`}>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Total`}</th>
          </tr>
        </thead>
        <tbody>
          {all.toReversed().map(({ id, local_date: day, total }) => (
            <tr key={id}>
              <th scope="row">{dayWords(day, 'date')}</th>
              <td>{total ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
