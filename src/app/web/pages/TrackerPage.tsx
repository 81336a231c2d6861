import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Feather from 'lucide-react/icons/feather'
import Flame from 'lucide-react/icons/flame'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import PencilLine from 'lucide-react/icons/pencil-line'
import Smile from 'lucide-react/icons/smile'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { Progress } from '../../../kit/web/ui/Progress.tsx'
import { StatCard } from '../../../kit/web/ui/StatCard.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import { type Analytics, MOOD_AVERAGE_DAYS, TRACKER_WEEKLY_TARGET } from '../../../features/insights/contract.ts'
import { DeviceNotices } from '../../../features/logs/web/DeviceNotices.tsx'
import { EntryList } from '../../../features/logs/web/EntryList.tsx'
import { analytics } from '../../../features/insights/web/queries.ts'
import { recentLogs, useToday } from '../../../features/logs/web/queries.ts'
import { StartLog } from '../../../features/logs/web/StartLog.tsx'
import styles from './tracker/Tracker.module.css'

function Figures({ figures }: { figures: Analytics | undefined }) {
  const count = (value: number | undefined) => value?.toLocaleString('en-US')
  const days = figures?.current_streak
  return (
    <div className={styles.figures}>
      <StatCard
        label="Day Streak"
        icon={<Flame aria-hidden="true" />}
        tone="ember"
        value={count(days)}
        unit={days === 1 ? 'day' : 'days'}
        emptyText="Not known yet"
      />
      <StatCard
        label="This Week"
        icon={<CalendarDays aria-hidden="true" />}
        tone="tide"
        value={count(figures?.logs_this_week)}
        unit={figures?.logs_this_week === 1 ? 'log' : 'logs'}
        emptyText="Not known yet"
      />
      <StatCard
        label="Avg Mood"
        icon={<Smile aria-hidden="true" />}
        tone="gold"
        value={figures?.mood_average?.toFixed(1)}
        unit="of 10"
        hint={`Last ${MOOD_AVERAGE_DAYS} days`}
      />
      <StatCard
        label="Soft Logs"
        icon={<Feather aria-hidden="true" />}
        tone="plum"
        value={count(figures?.quick_logs)}
        emptyText="Not known yet"
      />
      <StatCard
        label="Deep Logs"
        icon={<NotebookPen aria-hidden="true" />}
        tone="plain"
        value={count(figures?.deep_logs)}
        emptyText="Not known yet"
      />
    </div>
  )
}

function RecentEntries() {
  const recent = useQuery(recentLogs)
  const today = useToday()
  return (
    <Card
      title="Recent Entries"
      action={
        recent.data && recent.data.length > 0 ? (
          <Link to="/tracker/history" className={buttonClass('quiet', styles.inHead)}>
            View All
          </Link>
        ) : undefined
      }
    >
      {recent.isPending && (
        <>
          <Wait label="Loading your entries…" />
          <Skeleton lines={3} />
        </>
      )}
      {recent.isError && (
        <Alert
          tone="danger"
          action={
            <Button variant="outline" onClick={() => void recent.refetch()}>
              Try again
            </Button>
          }
        >
          Your entries could not be loaded. {recent.error.message}
        </Alert>
      )}
      {recent.data?.length === 0 && (
        <EmptyState
          picture={<EmptyArt kind="waves" />}
          text={
            <>
              <strong className={styles.none}>No Entries</strong>
              You haven't created any logs yet.
            </>
          }
        />
      )}
      {recent.data && recent.data.length > 0 && <EntryList label="Recent entries" entries={recent.data} today={today ?? ''} />}
    </Card>
  )
}

function WeeklyGoal({ logs }: { logs: number | undefined }) {
  return (
    <Card title="Weekly goal">
      <Progress
        label="Logs this week"
        value={Math.min(logs ?? 0, TRACKER_WEEKLY_TARGET)}
        max={TRACKER_WEEKLY_TARGET}
        text={logs === undefined ? '–' : `${logs} of ${TRACKER_WEEKLY_TARGET}`}
      />
      <p className={styles.quiet}>
        {logs !== undefined && logs >= TRACKER_WEEKLY_TARGET
          ? 'You gave yourself five notes this week. That is plenty.'
          : 'Five notes are enough to see a week. Fewer are fine too.'}
      </p>
    </Card>
  )
}

/** The tracker: what she has noted so far, the way to a new log, and what still waits on this device. */
export function TrackerPage() {
  const figures = useQuery(analytics)
  const today = useToday()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>Tracker</h1>
          <p className={styles.quiet}>A few minutes for you. Nothing here is shared with anyone.</p>
        </div>
        <StartLog icon={<PencilLine aria-hidden="true" />} />
      </header>
      <DeviceNotices today={today} />
      {figures.isError && (
        <Alert
          tone="danger"
          action={
            <Button variant="outline" onClick={() => void figures.refetch()}>
              Try again
            </Button>
          }
        >
          Your figures could not be loaded. {figures.error.message}
        </Alert>
      )}
      <Figures figures={figures.data} />
      <div className={styles.columns}>
        <RecentEntries />
        <div className={styles.side}>
          <WeeklyGoal logs={figures.data?.logs_this_week} />
          <Card title="About your logs">
            <p>A Soft Log takes about five minutes, once a day. You choose what it asks, four questions or more.</p>
            <p>What you leave out stays empty. It is never counted as zero.</p>
          </Card>
          <Card title="Tips">
            <ul className={styles.tips}>
              <li>Log at about the same time of day. It makes days easier to compare.</li>
              <li>Go with your first thought. There are no right answers.</li>
              <li>Gaps are days without a note, and that is fine.</li>
            </ul>
          </Card>
        </div>
      </div>
    </div>
  )
}
