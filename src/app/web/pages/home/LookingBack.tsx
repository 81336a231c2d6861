import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FlowCalendar } from '../../../../features/calendar/web/FlowCalendar.tsx'
import { dashboard } from '../../../../features/insights/web/queries.ts'
import { calendarCards } from '../../../../features/lara/web/calendar-card-queries.ts'
import { CalendarCards, SavedCard } from '../../../../features/lara/web/CalendarCards.tsx'
import { UpcomingEvents } from '../../../../features/reminders/web/UpcomingEvents.tsx'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { useLate } from '../../../../kit/web/ui/use-delayed.ts'
import { StaggeredMount } from './StaggeredMount.tsx'
import styles from './Home.module.css'
import { Insights } from './Insights.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { ThisWeek } from './ThisWeek.tsx'

/** How long the calendar waits for the cards, in ms; offline they may never load. */
const CARDS_WAIT_MS = 1_500

/**
 * The lower half of Home, in this order: calendar cards (what a doctor should see), calendar, week, insights, upcoming
 * events, recent activity. If her day could not be loaded, only the cards and the calendar, which work offline. Below
 * the fold, so it is fetched later; waits for the cards to avoid a layout shift.
 */
export function LookingBack({ today, timezone }: { today: LocalDate; timezone: string }) {
  const { isLoadingError } = useQuery(dashboard)
  const areCardsLoading = useQuery(calendarCards).isLoading
  const areCardsLate = useLate(areCardsLoading, CARDS_WAIT_MS)
  const [stored, setStored] = useState<number>()
  // The same element in both cases, so that a day she has opened stays open.
  const calendar = <FlowCalendar key="calendar" today={today} className={styles.tall} onStored={({ id }) => setStored(id)} />
  const others = [
    <ThisWeek key="week" />,
    <Insights key="insights" />,
    <UpcomingEvents key="events" />,
    <RecentActivity key="activity" timezone={timezone} />,
  ]
  if (areCardsLoading && !areCardsLate) return <div className={styles.below} />
  return (
    <div className={styles.columns}>
      <CalendarCards />
      {stored !== undefined && <SavedCard key={stored} entryId={stored} onClose={() => setStored(undefined)} />}
      <StaggeredMount parts={isLoadingError ? [calendar] : [calendar, ...others]} rest={<div className={styles.below} data-rest />} />
    </div>
  )
}
