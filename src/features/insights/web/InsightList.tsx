import { DayGroups } from '../../../kit/web/ui/DayGroups.tsx'
import { t } from '../../../kit/words.ts'
import type { Insight } from '../contract.ts'
import styles from './InsightList.module.css'

/** List of insights, highest weight first; each expands to the days that were counted. */
export function InsightList({ insights }: { insights: readonly Insight[] }) {
  return (
    <ul className={styles.insights}>
      {insights.map(({ text, note, behind }) => (
        <li key={text}>
          <p>{text}</p>
          {note && <p className={styles.note}>{note}</p>}
          <DayGroups name={t`See the days`} groups={behind} />
        </li>
      ))}
    </ul>
  )
}
