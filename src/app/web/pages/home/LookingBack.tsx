import { useQuery } from '@tanstack/react-query'
import { FlowCalendar } from '../../../../features/calendar/web/FlowCalendar.tsx'
import { dashboard } from '../../../../features/insights/web/queries.ts'
import { UpcomingEvents } from '../../../../features/reminders/web/UpcomingEvents.tsx'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { OneByOne } from './OneByOne.tsx'
import styles from './Home.module.css'
import { Insights } from './Insights.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { ThisWeek } from './ThisWeek.tsx'

/**
 * The lower half of Home, in this order: her calendar, her week, insights, what comes, what she did last; the calendar alone, on which she can
 * write, where her day could not be loaded. It lies below the first screen, so it is fetched after that.
 */
export function LookingBack({ today, timezone }: { today: LocalDate; timezone: string }) {
  const { isLoadingError } = useQuery(dashboard)
  // The calendar stays the same one when that turns out: she may have opened a day meanwhile.
  const calendar = <FlowCalendar key="calendar" today={today} className={styles.tall} />
  const others = [
    <ThisWeek key="week" />,
    <Insights key="insights" />,
    <UpcomingEvents key="events" />,
    <RecentActivity key="activity" timezone={timezone} />,
  ]
  return (
    <div className={styles.columns}>
      <OneByOne parts={isLoadingError ? [calendar] : [calendar, ...others]} rest={<div className={styles.below} data-rest />} />
    </div>
  )
}
