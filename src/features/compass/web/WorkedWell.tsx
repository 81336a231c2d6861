import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { language, t } from '../../../kit/words.ts'
import { ACTION_LABELS } from '../../couple/rules/action-labels.ts'
import type { Worked } from '../contract.ts'
import styles from './Compass.module.css'
import { Confidence } from './Confidence.tsx'
import { worked } from './queries.ts'

const EMPTY = t`This fills in by itself, week by week, once there are at least three reactions to one kind of support. She decides whether to react, and there’s no hurry.`

/** What Worked Well: types of support and how they were received, in sums of at least three and without dates. */
export function WorkedWell() {
  const { data, error, refetch } = useQuery(worked(language()))
  return (
    <Card title={t`What Worked Well`}>
      <Pending what={t`This`} label={t`One moment`} lines={4} data={data} error={error} refetch={refetch} isBare />
      {data?.length === 0 && <EmptyState picture={<EmptyArt kind="sun" />} text={EMPTY} />}
      {data && data.length > 0 && (
        <div className={styles.stack}>
          <ul className={styles.ideas}>
            {data.map((item) => (
              <Kind key={item.action_type} {...item} />
            ))}
          </ul>
          <p className={styles.meta}>{t`Only sums are shown, never a single reaction or a day.`}</p>
        </div>
      )}
    </Card>
  )
}

function Kind({ action_type: type, confidence, confidence_words: words, receptive, neutral, withdrawn }: Worked) {
  return (
    <li className={styles.idea}>
      <h3>{ACTION_LABELS[type]}</h3>
      <Confidence percent={confidence} words={words} />
      <p className={styles.meta}>{t`${receptive} receptive, ${neutral} neutral, ${withdrawn} withdrawn`}</p>
    </li>
  )
}
