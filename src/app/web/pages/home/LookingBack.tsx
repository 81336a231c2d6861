import { FlowCalendar } from '../../../../features/calendar/web/FlowCalendar.tsx'
import type { Dashboard } from '../../../../features/insights/contract.ts'
import { UpcomingEvents } from '../../../../features/reminders/web/UpcomingEvents.tsx'
import type { LocalDate } from '../../../../kit/local-date.ts'
import styles from './Home.module.css'
import { Insights } from './Insights.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { ThisWeek } from './ThisWeek.tsx'

type LookingBackProps = {
  dashboard: Dashboard | undefined
  /** Whether her day could not be loaded; then only what she can write on stands here. */
  isLost: boolean
  today: LocalDate
  timezone: string
}

/**
 * The lower half of Home, in this order: her calendar, her week, insights, what comes, what she did last. It lies below the first screen,
 * so it is fetched after that.
 */
export function LookingBack({ dashboard, isLost, today, timezone }: LookingBackProps) {
  // The calendar stays the same one when that turns out: she may have opened a day meanwhile.
  return (
    <div className={styles.columns}>
      <FlowCalendar today={today} className={styles.tall} />
      {!isLost && (
        <>
          <ThisWeek dashboard={dashboard} />
          <Insights />
          <UpcomingEvents />
          <RecentActivity dashboard={dashboard} timezone={timezone} />
        </>
      )}
    </div>
  )
}
