import { Link } from '@tanstack/react-router'
import { dayPath } from '../../../kit/web/day-path.ts'
import { t } from '../../../kit/words.ts'
import { dateWords } from '../rules/date-words.ts'
import type { Insight } from '../contract.ts'
import styles from './InsightList.module.css'

function Behind({ behind }: Pick<Insight, 'behind'>) {
  return (
    <details className={styles.behind}>
      <summary>{t`See the days`}</summary>
      {behind.map(({ label, rows }) => (
        <div key={label} className={styles.group}>
          <h3>{label}</h3>
          <ul>
            {rows.map(({ day, words }, place) => (
              // The index is part of the key because several taps of a day may have equal texts.
              <li key={`${day} ${place}`}>
                <Link {...dayPath(day)}>{dateWords(day, 'weekdayDay')}</Link>
                {words && `: ${words}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

/** List of insights, highest weight first; with `isTraceable` each expands to the days that were counted. */
export function InsightList({ insights, isTraceable = false }: { insights: readonly Insight[]; isTraceable?: boolean }) {
  return (
    <ul className={styles.insights}>
      {insights.map(({ text, note, behind }) => (
        <li key={text}>
          <p>{text}</p>
          {note && <p className={styles.note}>{note}</p>}
          {isTraceable && <Behind behind={behind} />}
        </li>
      ))}
    </ul>
  )
}
