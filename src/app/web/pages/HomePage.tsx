import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useEffect, useRef } from 'react'
import { dashboard } from '../../../features/insights/web/queries.ts'
import { DeviceNotices } from '../../../features/logs/web/DeviceNotices.tsx'
import { MoodCheck } from '../../../features/moments/web/MoodCheck.tsx'
import { useTimezone } from '../../../features/settings/web/queries.ts'
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { afterFirstPaint } from '../../../kit/web/scheduling.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { useClock } from '../../../kit/web/use-clock.ts'
import { t } from '../../../kit/words.ts'
import styles from './home/Home.module.css'
import { LatestFigures } from './home/LatestFigures.tsx'
import { QuickActions } from './home/QuickActions.tsx'
import { Welcome } from './home/Welcome.tsx'

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

/** Home: a summary of her day, one-tap mood, and the link to today's log. */
export function HomePage() {
  const { data, error } = useQuery({ ...dashboard, refetchOnMount: 'always' })
  const now = useClock()
  const timezone = useTimezone()
  const localDay = localDateAt(now, timezone)
  const drawnDay = useRef(localDay)
  useEffect(() => {
    // Past midnight in her time zone while the page was open: everything on it must refer to the new day.
    if (drawnDay.current !== localDay) void queryClient.invalidateQueries()
    drawnDay.current = localDay
  }, [localDay])
  return (
    <div className={styles.page}>
      <Welcome dashboard={data} now={now} timezone={timezone} />
      {error && <LoadFailed what={t`Your day`} error={error} again={loadLostAgain} />}
      <DeviceNotices today={data?.today} />
      <MoodCheck today={localDay} timezone={timezone} now={now} />
      <LatestFigures today={data?.today} hasError={error !== null} />
      <QuickActions dashboard={data} />
      <LowerHalf today={localDay} timezone={timezone} />
    </div>
  )
}
