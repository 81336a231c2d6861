import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { localDateAt } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { useTimezone } from '../../settings/web/queries.ts'
import { type NewTide, RECENT_TIDES } from '../contract.ts'
import { recentTides } from './queries.ts'
import { EMBERTIDE } from './save-tide.ts'
import { TideList, useTideRemoval } from './TideList.tsx'

/** Entries waiting in the outbox, newest first. */
function useWaiting(): readonly NewTide[] {
  const { waiting } = useOutbox()
  return waiting.flatMap(({ kind, body }) => (kind === EMBERTIDE && body ? [body as NewTide] : [])).toReversed()
}

/** The last seven saved pictures on the server, and those waiting in the outbox. */
export function RecentHistory() {
  const { data, dataUpdatedAt, isPending, error, refetch } = useQuery(recentTides)
  const timezone = useTimezone()
  const waiting = useWaiting()
  const { shown, remove } = useTideRemoval(data)
  const today = localDateAt(dataUpdatedAt, timezone)

  return (
    <Card title={t`Recent History`}>
      {isPending && (
        <>
          <Loading label={t`Loading your pictures…`} />
          <Skeleton lines={4} />
        </>
      )}
      {error && <LoadFailed what={t`Your pictures`} error={error} again={refetch} />}
      {data && shown.length + waiting.length === 0 && (
        <EmptyState picture={<EmptyArt kind="rings" />} text={t`Nothing saved yet. Your last seven pictures will be here.`} />
      )}
      {shown.length + waiting.length > 0 && (
        <TideList tides={shown.slice(0, RECENT_TIDES)} waiting={waiting} onRemove={remove} today={today} />
      )}
      {shown.length >= RECENT_TIDES && (
        <Link to="/tracker/history" state={{ historyKind: 'pictures' }} className={buttonClass('quiet')}>
          {t`All pictures`}
        </Link>
      )}
    </Card>
  )
}
