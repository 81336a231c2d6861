import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TRACKER_WEEKLY_TARGET } from '../../../../features/insights/contract.ts'
import { analytics } from '../../../../features/insights/web/queries.ts'
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
import { Skeleton, Loading } from '../../../../kit/web/ui/Loading.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Tracker.module.css'

function RecentEntries() {
  const { data, error, isPending, refetch } = useQuery(recentLogs)
  const removed = useRemovedLogs()
  const today = useToday()
  const entries = data?.filter(({ id }) => !removed.has(id))
  return (
    <Card
      title={t`Recent Entries`}
      action={
        entries && entries.length > 0 ? (
          <Link to="/tracker/history" className={buttonClass('quiet', styles.inHead)}>
            {t`View All`}
          </Link>
        ) : undefined
      }
    >
      {isPending && (
        <>
          <Loading label={t`Loading your entries…`} />
          <Skeleton lines={3} />
        </>
      )}
      {error && <LoadFailed what={t`Your entries`} error={error} again={refetch} />}
      {entries?.length === 0 && (
        <EmptyState
          picture={<EmptyArt kind="waves" />}
          text={
            <>
              <strong className={styles.none}>{t`No Entries`}</strong>
              {t`You haven't created any logs yet.`}
            </>
          }
        />
      )}
      {entries && entries.length > 0 && <EntryList label={t`Recent entries`} entries={entries} today={today ?? ''} />}
    </Card>
  )
}

function WeeklyGoal() {
  const { data } = useQuery(analytics)
  const logs = data?.logs_this_week
  return (
    <Card title={t`Weekly goal`}>
      <Progress
        label={t`Logs this week`}
        value={Math.min(logs ?? 0, TRACKER_WEEKLY_TARGET)}
        max={TRACKER_WEEKLY_TARGET}
        text={logs === undefined ? '–' : t`${logs} of ${TRACKER_WEEKLY_TARGET}`}
      />
      <p className={styles.quiet}>
        {logs !== undefined && logs >= TRACKER_WEEKLY_TARGET
          ? t`Five logs this week. Lovely.`
          : t`Five logs are enough to see your week. Fewer is fine, too.`}
      </p>
      <Link to="/insights" className={buttonClass('quiet', styles.inCard)}>
        {t`See your trends`}
      </Link>
    </Card>
  )
}

/**
 * The lower half of the tracker: recent logs, her week, and a short text about logging. Fetched after the first screen.
 */
export function LookingBack() {
  return (
    <div className={styles.columns}>
      <RecentEntries />
      <div className={styles.side}>
        <WeeklyGoal />
        <Card tone="tide" title="EmberTides">
          <p>{t`No words today? Show how you are with a touch.`}</p>
          <Link to={PLACES.emberTides} className={buttonClass('outline', styles.inCard)}>
            {t`Open EmberTides`}
          </Link>
        </Card>
        <Card title={t`A page for your doctor`}>
          <p>{t`Your notes on one page, to print, to show or to copy before a visit.`}</p>
          <Link to="/report" className={buttonClass('outline', styles.inCard)}>
            {t`Make the page`}
          </Link>
        </Card>
        <Card title={t`Check-ins`}>
          <p>{t`Questionnaires that doctors know, such as the Menopause Rating Scale. Once a month is enough.`}</p>
          <Link to={PLACES.checkIns} className={buttonClass('outline', styles.inCard)}>
            {t`Open check-ins`}
          </Link>
        </Card>
        <Card title={t`Treatments`}>
          <p>{t`Keep track of what you take, since when, and what changed.`}</p>
          <Link to="/treatments" className={buttonClass('outline', styles.inCard)}>
            {t`Open treatments`}
          </Link>
        </Card>
        <Card title={t`About your logs`}>
          <p>{t`A Soft Log takes about five minutes, once a day. You choose what it asks, four questions or more.`}</p>
          <p>{t`A Deep Log takes longer: once a week, or whenever you have more to say.`}</p>
          <p>{t`Skip anything you like. Blanks never count as zero.`}</p>
        </Card>
        <Card title={t`Tips`}>
          <ul className={styles.tips}>
            <li>{t`Log at about the same time each day. It makes your days easier to compare.`}</li>
            <li>{t`There are no right answers. Go with your first thought.`}</li>
            <li>{t`Gaps are just days you didn’t log.`}</li>
          </ul>
        </Card>
      </div>
    </div>
  )
}
