import type { Dashboard } from '../../../../features/insights/contract.ts'
import styles from './Home.module.css'
import { RecentActivity } from './RecentActivity.tsx'
import { ThisWeek } from './ThisWeek.tsx'

/** The lower half of Home: her week and what she did last. It lies below the first screen, so it is fetched after that. */
export function LookingBack({ dashboard, timezone }: { dashboard: Dashboard | undefined; timezone: string }) {
  return (
    <div className={styles.columns}>
      <ThisWeek dashboard={dashboard} />
      <RecentActivity dashboard={dashboard} timezone={timezone} />
    </div>
  )
}
