import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import type { Worked } from '../contract.ts'
import styles from './Compass.module.css'
import { Confidence } from './Confidence.tsx'
import { pageLanguage } from '../../../kit/web/page-language.ts'
import { worked } from './queries.ts'

const EMPTY =
  'This fills in by itself, a week at a time, when at least three reactions to one kind of support have come together. Whether to react is hers alone, and there is no hurry.'

/** What Worked Well: kinds of support and how they were taken, in sums of at least three and without a date. */
export function WorkedWell() {
  const { data, error, refetch } = useQuery(worked(pageLanguage()))
  return (
    <Card title="What Worked Well">
      {error && <LoadFailed what="This" error={error} again={refetch} />}
      {!data && !error && (
        <>
          <Wait label="One moment" />
          <Skeleton lines={4} />
        </>
      )}
      {data?.length === 0 && <EmptyState picture={<EmptyArt kind="sun" />} text={EMPTY} />}
      {data && data.length > 0 && (
        <div className={styles.stack}>
          <ul className={styles.ideas}>
            {data.map((one) => (
              <Kind key={one.action_type} {...one} />
            ))}
          </ul>
          <p className={styles.meta}>Only sums are shown, never a single reaction or a day.</p>
        </div>
      )}
    </Card>
  )
}

function Kind({ action_type: type, confidence, confidence_words: words, receptive, neutral, withdrawn }: Worked) {
  return (
    <li className={styles.idea}>
      <h3>{type}</h3>
      <Confidence percent={confidence} words={words} />
      <p className={styles.meta}>
        {receptive} receptive, {neutral} neutral, {withdrawn} withdrawn
      </p>
    </li>
  )
}
