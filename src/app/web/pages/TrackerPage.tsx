import { useQuery } from '@tanstack/react-query'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Feather from 'lucide-react/icons/feather'
import Flame from 'lucide-react/icons/flame'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Smile from 'lucide-react/icons/smile'
import { memo, Suspense } from 'react'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { StatCard } from '../../../kit/web/ui/StatCard.tsx'
import { Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { type Analytics, MOOD_AVERAGE_DAYS } from '../../../features/insights/contract.ts'
import { DeviceNotices } from '../../../features/logs/web/DeviceNotices.tsx'
import { analytics } from '../../../features/insights/web/queries.ts'
import { useToday } from '../../../features/logs/web/queries.ts'
import { StartLog } from '../../../features/logs/web/StartLog.tsx'
import { afterFirstPaint } from '../../../kit/web/scheduling.ts'
import { numberWords, plural, t } from '../../../kit/words.ts'
import styles from './tracker/Tracker.module.css'

/** Fetched after first paint, in parallel with her figures. */
const LookingBack = lazyPart(
  prefetch(async () => {
    await afterFirstPaint()
    return import('./tracker/LookingBack.tsx')
  }),
  (part) => part.LookingBack,
)

const Figures = memo(function Figures({ figures }: { figures: Analytics | undefined }) {
  const count = (value: number | undefined) => (value === undefined ? undefined : numberWords(value))
  const days = figures?.current_streak
  const mood = figures?.mood_average ?? undefined
  return (
    <div className={styles.figures}>
      <StatCard
        label={t`Day Streak`}
        icon={<Flame aria-hidden="true" />}
        tone="ember"
        value={count(days)}
        unit={plural(days ?? 0, t`day`, t`days`)}
        emptyText={t`Not known yet`}
      />
      <StatCard
        label={t`This Week`}
        icon={<CalendarDays aria-hidden="true" />}
        tone="tide"
        value={count(figures?.logs_this_week)}
        unit={plural(figures?.logs_this_week ?? 0, t`log`, t`logs`)}
        emptyText={t`Not known yet`}
      />
      <StatCard
        label={t`Avg Mood`}
        icon={<Smile aria-hidden="true" />}
        tone="gold"
        value={mood === undefined ? undefined : numberWords(mood, { minimumFractionDigits: 1 })}
        unit={t`of 10`}
        hint={t`Last ${MOOD_AVERAGE_DAYS} days`}
      />
      <StatCard
        label={t`Soft Logs`}
        icon={<Feather aria-hidden="true" />}
        tone="plum"
        value={count(figures?.quick_logs)}
        emptyText={t`Not known yet`}
      />
      <StatCard
        label={t`Deep Logs`}
        icon={<NotebookPen aria-hidden="true" />}
        tone="plain"
        value={count(figures?.deep_logs)}
        emptyText={t`Not known yet`}
      />
    </div>
  )
})

/** Reserves the space of content that is still loading, to avoid a layout shift. */
function Waiting() {
  return (
    <div className={styles.columns}>
      <Card title={t`Recent Entries`}>
        <Skeleton lines={3} />
      </Card>
    </div>
  )
}

/** Separate component: a query result here must not re-render the whole page. */
const LowerHalf = memo(function LowerHalf() {
  return (
    <Suspense fallback={<Waiting />}>
      <LookingBack />
    </Suspense>
  )
})

/** The tracker: what she has logged so far, links to a new log, and unsent logs on this device. */
export function TrackerPage() {
  const figures = useQuery(analytics)
  const today = useToday()
  return (
    <PageFrame>
      <header>
        <h1>{t`Tracker`}</h1>
        <p className={styles.quiet}>{t`A few minutes for you. Nothing here is shared with anyone.`}</p>
      </header>
      <StartLog />
      <DeviceNotices today={today} />
      {figures.error && <LoadFailed what={t`Your figures`} error={figures.error} again={figures.refetch} />}
      <Figures figures={figures.data} />
      <LowerHalf />
    </PageFrame>
  )
}
