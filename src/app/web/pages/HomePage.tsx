import { useQuery } from '@tanstack/react-query'
import { dashboard } from '../../../features/insights/web/queries.ts'
import { RefusedNotice, UnsavedNotice, WaitingNotice } from '../../../features/logs/web/DeviceNotices.tsx'
import { MoodCheck } from '../../../features/moments/web/MoodCheck.tsx'
import styles from './home/Home.module.css'
import { LatestFigures } from './home/LatestFigures.tsx'
import { LoadFailed } from './home/LoadFailed.tsx'
import { QuickActions } from './home/QuickActions.tsx'
import { RecentActivity } from './home/RecentActivity.tsx'
import { ThisWeek } from './home/ThisWeek.tsx'
import { useHerClock } from './home/use-her-clock.ts'
import { Welcome } from './home/Welcome.tsx'

/** Home: her day at a glance, one tap for how she is, and the way to today's log. */
export function HomePage() {
  const { data, error, refetch } = useQuery(dashboard)
  const { now, timezone } = useHerClock()
  return (
    <div className={styles.page}>
      <Welcome dashboard={data} now={now} timezone={timezone} />
      {error && <LoadFailed what="Your day" error={error} again={refetch} />}
      <UnsavedNotice today={data?.today} />
      <RefusedNotice />
      <WaitingNotice />
      <MoodCheck timezone={timezone} />
      <LatestFigures today={data?.today} />
      <QuickActions dashboard={data} />
      {(data || !error) && (
        <div className={styles.columns}>
          <ThisWeek dashboard={data} />
          <RecentActivity dashboard={data} timezone={timezone} />
        </div>
      )}
    </div>
  )
}
