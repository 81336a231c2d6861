import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { t } from '../../../kit/words.ts'
import { ChooseTracking } from './ChooseTracking.tsx'
import { trackingChoices } from './queries.ts'
import styles from './Tracking.module.css'
import { trackingCount } from './tracking-count.ts'

/** How many symptoms and factors she tracks, and the button to choose them. */
export function TrackingCard() {
  const { data, error, refetch } = useQuery(trackingChoices)
  return (
    <Card title={t`What I track`}>
      <div className={styles.choices}>
        {error && <LoadFailed what={t`What you track`} error={error} again={refetch} />}
        {data && <p>{trackingCount(data)}</p>}
        <ChooseTracking hasSome={data !== undefined && data.symptoms.length + data.chosen.length > 0} />
      </div>
    </Card>
  )
}
