import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import type { FactorRow } from '../contract.ts'
import { factorChangeWords, loggedWords } from '../rules/overview-words.ts'
import { ChangeSign } from './ChangeSign.tsx'
import styles from './TrendRows.module.css'

const STEP = 5
const HEIGHT = 14

/** The last 30 days of a factor: a filled circle for yes, a ring for no, nothing where it is unknown. */
function FactorStrip({ values }: Pick<FactorRow, 'values'>) {
  return (
    <svg viewBox={`0 0 ${STEP * values.length} ${HEIGHT}`} className={styles.spark} aria-hidden="true" focusable="false">
      <path className={styles.base} d={`M0 ${HEIGHT - 1}H${STEP * values.length}`} />
      {values.map(
        (value, place) =>
          value !== null && (
            <circle key={place} className={value ? styles.yes : styles.no} cx={(place + 0.5) * STEP} cy="6" r={value ? 2.2 : 1.5} />
          ),
      )}
    </svg>
  )
}

/** The factors she tracks, one row each: how often in the last 30 days, against the 30 before. */
export function FactorRows({ rows, nameOf }: { rows: readonly FactorRow[]; nameOf: (key: string) => string }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.key} className={styles.factor}>
          <span className={styles.name}>{nameOf(row.key)}</span>
          <FactorStrip values={row.values} />
          <span className={styles.words}>
            <ChangeSign change={row.change} />
            <span>{factorChangeWords(row)}</span>
            <VisuallyHidden>{loggedWords(row)}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}
