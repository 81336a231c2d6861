import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TRACKER_WEEKLY_TARGET } from '../../../../features/insights/contract.ts'
import { EntryList } from '../../../../features/logs/web/EntryList.tsx'
import { PLACES } from '../../../../features/logs/web/places.ts'
import { recentLogs, useToday } from '../../../../features/logs/web/queries.ts'
import { useRemovedLogs } from '../../../../features/logs/web/removed-logs.ts'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../../kit/web/ui/Illustration.tsx'
import { LoadFailed } from '../../../../kit/web/ui/LoadFailed.tsx'
import { Progress } from '../../../../kit/web/ui/Progress.tsx'
import { Skeleton, Wait } from '../../../../kit/web/ui/Wait.tsx'
import styles from './Tracker.module.css'

function RecentEntries() {
  const { data, error, isPending, refetch } = useQuery(recentLogs)
  const removed = useRemovedLogs()
  const today = useToday()
  const entries = data?.filter(({ id }) => !removed.has(id))
  return (
    <Card
      title="Recent Entries"
      action={
        entries && entries.length > 0 ? (
          <Link to="/tracker/history" className={buttonClass('quiet', styles.inHead)}>
            View All
          </Link>
        ) : undefined
      }
    >
      {isPending && (
        <>
          <Wait label="Loading your entries…" />
          <Skeleton lines={3} />
        </>
      )}
      {error && <LoadFailed what="Your entries" error={error} again={refetch} />}
      {entries?.length === 0 && (
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
      {entries && entries.length > 0 && <EntryList label="Recent entries" entries={entries} today={today ?? ''} />}
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
      <Link to="/insights" className={buttonClass('quiet', styles.inCard)}>
        See your trends
      </Link>
    </Card>
  )
}

/** The lower half of the tracker: what she noted last, her week, and a few words about logging. It is fetched after the first screen. */
export function LookingBack({ logsThisWeek }: { logsThisWeek: number | undefined }) {
  return (
    <div className={styles.columns}>
      <RecentEntries />
      <div className={styles.side}>
        <WeeklyGoal logs={logsThisWeek} />
        <Card tone="tide" title="EmberTides">
          <p>No words today? Show how you are with a touch.</p>
          <Link to={PLACES.emberTides.path} className={buttonClass('outline', styles.inCard)}>
            Open EmberTides
          </Link>
        </Card>
        <Card title="About your logs">
          <p>A Soft Log takes about five minutes, once a day. You choose what it asks, four questions or more.</p>
          <p>A Deep Log takes its time: once a week, or whenever a day deserves more words.</p>
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
  )
}
