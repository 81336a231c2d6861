import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { LOG_MISSING, type LogType } from '../contract.ts'
import { entryOf } from './entry-queries.ts'
import { HistoryLink } from './HistoryLink.tsx'
import { t } from '../../../kit/words.ts'
import { useRemovedLogs } from './removed-logs.ts'

/** Prefetched in parallel with the entry. */
const EntryView = lazyPart(
  prefetch(() => import('./EntryView.tsx')),
  (part) => part.EntryView,
)

const DEEP_LOG_MISSING = t`Entry not found or not a deep log entry`

function Entry({ id, type }: { id: number; type: LogType }) {
  const removed = useRemovedLogs()
  const { data, error, isLoading, isPlaceholderData, refetch } = useQuery({ ...entryOf(id), enabled: id > 0 && !removed.has(id) })
  const wait = <Loading label={t`Opening your entry…`} />
  if (isLoading) return wait
  if (data?.data.log_type === type) {
    return (
      <Suspense fallback={wait}>
        <EntryView entry={data.data} neighbours={isPlaceholderData ? undefined : data} />
      </Suspense>
    )
  }
  return (
    <>
      <HistoryLink />
      <h1>{type === 'quick_log' ? 'Soft Log' : 'Deep Log'}</h1>
      {error ? (
        <LoadFailed what={t`This entry`} error={error} again={refetch} />
      ) : (
        <EmptyState picture={<EmptyArt kind="rings" />} text={type === 'deep_log' ? DEEP_LOG_MISSING : LOG_MISSING()} />
      )}
    </>
  )
}

/** Page of one log; the route determines the kind. */
export function LogEntryPage() {
  const { id } = useParams({ strict: false })
  const isDeep = useLocation({ select: ({ pathname }) => pathname.startsWith('/tracker/deep/') })
  const number = Number(id)
  return (
    <PageFrame>
      <Entry key={number} id={Number.isSafeInteger(number) && number > 0 ? number : 0} type={isDeep ? 'deep_log' : 'quick_log'} />
    </PageFrame>
  )
}
