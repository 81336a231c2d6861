import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useEffect, useRef, useState } from 'react'
import { dashboard } from '../../../features/insights/web/queries.ts'
import { DeviceNotices } from '../../../features/logs/web/DeviceNotices.tsx'
import { isNightHour } from '../../../features/moments/rules/night-hour.ts'
import { useTimezone } from '../../../features/settings/web/queries.ts'
import { hourIn } from '../../../kit/day-words.ts'
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { queryClient } from '../../../kit/web/query-client.ts'
import { afterFirstPaint } from '../../../kit/web/scheduling.ts'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { useClock } from '../../../kit/web/use-clock.ts'
import { t } from '../../../kit/words.ts'
import styles from './home/Home.module.css'
import { WeekStrip } from './home/WeekStrip.tsx'
import { Welcome } from './home/Welcome.tsx'

/** Prefetched in parallel with her day's data, which the card needs to render. */
const TodayCard = lazyPart(
  prefetch(() => import('./home/TodayCard.tsx')),
  (part) => part.TodayCard,
)

const LookingBack = lazyPart(
  async () => {
    await afterFirstPaint()
    return import('./home/LookingBack.tsx')
  },
  (part) => part.LookingBack,
)

/** Separate component: a query result here must not re-render the whole page. */
const LowerHalf = memo(function LowerHalf({ today, timezone }: { today: LocalDate; timezone: string }) {
  return (
    <Suspense fallback={<div className={styles.below} />}>
      <LookingBack today={today} timezone={timezone} />
    </Suspense>
  )
})

/** Refetches every failed query: one retry button for the page, because usually all of them fail together. */
function loadLostAgain(): Promise<void> {
  return queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}

/** Home: her week, today's log in one card, and what matters below it. */
export function HomePage() {
  const { data, error } = useQuery({ ...dashboard, refetchOnMount: 'always' })
  const now = useClock()
  const timezone = useTimezone()
  const localDay = localDateAt(now, timezone)
  const hour = hourIn(now, timezone)
  const [isDraftShown, setIsDraftShown] = useState(true)
  const drawnDay = useRef(localDay)
  useEffect(() => {
    // Past midnight in her time zone while the page was open: everything on it must refer to the new day.
    if (drawnDay.current !== localDay) void queryClient.invalidateQueries()
    drawnDay.current = localDay
  }, [localDay])
  return (
    <div className={styles.page}>
      <Welcome dashboard={data} today={localDay} hour={hour} />
      {error && <LoadFailed what={t`Your day`} error={error} again={loadLostAgain} />}
      <DeviceNotices today={data?.today} shown={isDraftShown && !data?.today_log ? localDay : undefined} />
      {(data || !error) && <WeekStrip days={data?.this_week.days} today={localDay} />}
      <Suspense fallback={<div className={styles.today} />}>
        <TodayCard today={localDay} timezone={timezone} isNight={isNightHour(hour)} onDraftShown={setIsDraftShown} />
      </Suspense>
      <LowerHalf today={localDay} timezone={timezone} />
    </div>
  )
}
