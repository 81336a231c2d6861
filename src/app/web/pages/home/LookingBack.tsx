import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FlowCalendar } from '../../../../features/calendar/web/FlowCalendar.tsx'
import { picturedInsight } from '../../../../features/insights/rules/two-bars.ts'
import { dashboard } from '../../../../features/insights/web/queries.ts'
import { insights } from '../../../../features/insights/web/trend-queries.ts'
import { calendarCards } from '../../../../features/lara/web/calendar-card-queries.ts'
import { FirstCalendarCard, SavedCard } from '../../../../features/lara/web/CalendarCards.tsx'
import { UpcomingEvents } from '../../../../features/reminders/web/UpcomingEvents.tsx'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { LoadFailed } from '../../../../kit/web/ui/LoadFailed.tsx'
import { useLate } from '../../../../kit/web/ui/use-delayed.ts'
import { t } from '../../../../kit/words.ts'
import styles from './Home.module.css'
import { Insights } from './Insights.tsx'
import { LatestFigures } from './LatestFigures.tsx'
import { MissingInsight, PicturedInsight } from './OneCard.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { StaggeredMount } from './StaggeredMount.tsx'
import { ThisWeek } from './ThisWeek.tsx'
import { useTodaysLog } from './use-todays-log.ts'

/** How long the page waits for what decides the card that matters, in ms; offline it may never come. */
const CARD_WAIT_MS = 1_500

type LookingBackProps = { today: LocalDate; timezone: string }

/**
 * Home below the Today card: the one card that matters (what a doctor should see, else the strongest insight with a
 * picture, else what is missing for one), the latest figures, quick actions, calendar, week, an insight unless that is
 * the one card, upcoming events and recent activity. An account without any record has one sentence, the quick actions
 * and the calendar; so has one whose day could not be loaded, without the sentence.
 */
export function LookingBack({ today, timezone }: LookingBackProps) {
  const { data, isPending } = useQuery(dashboard)
  const { answers } = useTodaysLog(today)
  const cards = useQuery(calendarCards)
  const said = useQuery(insights)
  const [stored, setStored] = useState<number>()
  const isWaiting = isPending || cards.isLoading || said.isLoading
  const isLate = useLate(isWaiting, CARD_WAIT_MS)
  if (isWaiting && !isLate) return <div className={styles.below} />

  const isEmpty = data !== undefined && data.recent_activity.length === 0 && answers === undefined
  const hasDay = data !== undefined && !isEmpty
  const isFlagged = (cards.data?.cards.length ?? 0) > 0
  const found = hasDay && !isFlagged ? picturedInsight(said.data?.insights ?? []) : undefined
  const missing = said.data?.missing[0]?.text
  // The same element in both cases, so that a day she has opened stays open.
  const calendar = <FlowCalendar key="calendar" today={today} className={styles.tall} onStored={({ id }) => setStored(id)} />
  const [strongest] = said.data?.insights ?? []
  const parts = [
    calendar,
    hasDay && <ThisWeek key="week" dashboard={data} />,
    hasDay && !found && strongest && <Insights key="insights" insight={strongest} />,
    data && <UpcomingEvents key="events" className={styles.part} isQuiet={isEmpty} />,
    hasDay && <RecentActivity key="activity" dashboard={data} timezone={timezone} />,
  ].filter(Boolean)
  return (
    <>
      <div className={styles.beside}>
        <FirstCalendarCard />
        {isEmpty && !isFlagged && <p className={styles.first}>{t`After a few days you'll see here what your notes have in common.`}</p>}
        {found && <PicturedInsight {...found} />}
        {hasDay && !isFlagged && !found && missing && <MissingInsight text={missing} />}
        {hasDay && said.error && <LoadFailed what={t`Your insights`} error={said.error} again={said.refetch} />}
        {hasDay && answers === undefined && <LatestFigures today={today} />}
        <QuickActions today={today} />
      </div>
      {stored !== undefined && <SavedCard key={stored} entryId={stored} onClose={() => setStored(undefined)} />}
      <div className={styles.columns}>
        <StaggeredMount parts={parts} rest={<div className={styles.below} data-rest />} />
      </div>
    </>
  )
}
