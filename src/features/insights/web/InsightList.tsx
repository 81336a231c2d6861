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
              // Several taps of one day may say the same.
              <li key={`${day} ${place}`}>
                {dateWords(day, 'weekdayDay')}
                {words && `: ${words}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

/** What her notes say, the most telling first; with `isTraceable` each can be opened to the days that were counted. */
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
