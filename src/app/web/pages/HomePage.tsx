import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useEffect, useRef } from 'react'
import { dashboard } from '../../../features/insights/web/queries.ts'
import { DeviceNotices } from '../../../features/logs/web/DeviceNotices.tsx'
import { MoodCheck } from '../../../features/moments/web/MoodCheck.tsx'
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { laterPart } from '../../../kit/web/Later.tsx'
import { painted } from '../../../kit/web/painted.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { t } from '../../../kit/words.ts'
import styles from './home/Home.module.css'
import { LatestFigures } from './home/LatestFigures.tsx'
import { QuickActions } from './home/QuickActions.tsx'
import { useHerClock } from './home/use-her-clock.ts'
import { Welcome } from './home/Welcome.tsx'

const LookingBack = laterPart(
  async () => {
    await painted
    return import('./home/LookingBack.tsx')
  },
  (part) => part.LookingBack,
)

/** Apart from the rest: what comes for that is shown at once, and would draw all of this in the same breath. */
const LowerHalf = memo(function LowerHalf({ today, timezone }: { today: LocalDate; timezone: string }) {
  return (
    <Suspense fallback={<div className={styles.below} />}>
      <LookingBack today={today} timezone={timezone} />
    </Suspense>
  )
})

/** Everything on the page that could not be loaded: where one thing is lost, mostly all are, and one button is enough. */
function loadLostAgain(): Promise<void> {
  return queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}

/** Home: her day at a glance, one tap for how she is, and the way to today's log. */
export function HomePage() {
  const { data, error } = useQuery({ ...dashboard, refetchOnMount: 'always' })
  const { now, timezone } = useHerClock()
  const localDay = localDateAt(now, timezone)
  const drawnDay = useRef(localDay)
  useEffect(() => {
    // Her midnight has passed while the page stood open: everything on it is about another day now.
    if (drawnDay.current !== localDay) void queryClient.invalidateQueries()
    drawnDay.current = localDay
  }, [localDay])
  return (
    <div className={styles.page}>
      <Welcome dashboard={data} now={now} timezone={timezone} />
      {error && <LoadFailed what={t`Your day`} error={error} again={loadLostAgain} />}
      <DeviceNotices today={data?.today} />
      <MoodCheck today={localDay} timezone={timezone} now={now} />
      <LatestFigures today={data?.today} isTold={error !== null} />
      <QuickActions dashboard={data} />
      <LowerHalf today={localDay} timezone={timezone} />
    </div>
  )
}
