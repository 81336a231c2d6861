import { dayWords } from '../../../kit/day-words.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { t } from '../../../kit/words.ts'
import type { Experiment } from '../contract.ts'
import styles from './Experiments.module.css'
import { LookResult } from './LookResult.tsx'

/** Experiments that have ended, newest first, each with what it found. */
export function PastExperiments({ list }: { list: readonly Experiment[] }) {
  return (
    <Card title={t`Earlier experiments`}>
      <ul className={styles.past}>
        {list.map((one) => (
          <li key={one.id}>
            <h3>{one.title}</h3>
            <p className={styles.quiet}>
              {t`${dayWords(one.starts_on, 'date')} to ${dayWords(one.ends_on, 'date')}`}
              {one.state === 'stopped' && ` · ${t`stopped`}`}
            </p>
            {one.last_look && <LookResult look={one.last_look} experiment={one} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
