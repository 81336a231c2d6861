import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { laterPart } from '../../../kit/web/Later.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { Wait } from '../../../kit/web/ui/Wait.tsx'
import { LOG_MISSING, type LogType } from '../contract.ts'
import { entryOf } from './entry-query.ts'
import { HistoryLink } from './HistoryLink.tsx'
import { early } from '../../../kit/web/early.ts'
import { t } from '../../../kit/words.ts'
import { useRemovedLogs } from './removed-logs.ts'

/** The view is fetched at once, beside the entry it will show. */
const EntryView = laterPart(
  early(() => import('./EntryView.tsx')),
  (part) => part.EntryView,
)

const DEEP_LOG_MISSING = t`Entry not found or not a deep log entry`

function Entry({ id, type }: { id: number; type: LogType }) {
  const removed = useRemovedLogs()
  const { data, error, isLoading, isPlaceholderData, refetch } = useQuery({ ...entryOf(id), enabled: id > 0 && !removed.has(id) })
  const wait = <Wait label={t`Opening your entry…`} />
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
        <EmptyState picture={<EmptyArt kind="rings" />} text={type === 'deep_log' ? DEEP_LOG_MISSING : LOG_MISSING} />
      )}
    </>
  )
}

/** One log of either kind, answer by answer; the address says which kind it is asked for. */
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
