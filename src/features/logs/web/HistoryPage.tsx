import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { lazyPart, type Part, prefetch } from '../../../kit/web/LazyPart.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { type HistoryView, lastDayIn, toFilter, useHistoryView, useRowSizes, WHOLE_HISTORY } from './history-view.ts'
import { HistoryFilters } from './HistoryFilters.tsx'
import { logHistory } from './history-queries.ts'
import { useToday } from './queries.ts'
import { useRemovedLogs } from './removed-logs.ts'
import { t } from '../../../kit/words.ts'
import { TrackerLink } from './TrackerLink.tsx'

/** Prefetched in parallel with the entries. */
const HistoryList = lazyPart(
  prefetch(() => import('./HistoryList.tsx')),
  (part) => part.HistoryList,
)

const TYPING_PAUSE_MS = 300

/** The debounced search text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}

function foundWords(count: number, hasMore: boolean): string {
  return hasMore ? t`${count} or more entries` : t`${count} entries`
}

function LoadingEntries() {
  return (
    <>
      <Loading label={t`Loading your entries…`} />
      <Skeleton lines={5} />
    </>
  )
}

type LogHistoryProps = { view: HistoryView; change: (change: Partial<HistoryView>) => void; today: LocalDate | undefined }

/** The logs of a view, newest first. */
function LogHistory({ view, change, today }: LogHistoryProps) {
  const [sizes, keepSizes] = useRowSizes()
  const q = useSettled(view.searchText).trim()
  const filter = toFilter(view, q)
  const query = logHistory(filter)
  const {
    data,
    error,
    isPending,
    isFetching,
    isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })
  const removed = useRemovedLogs()
  const pages = data?.pages
  const entries = useMemo(
    () => pages?.flatMap((page) => (removed.size > 0 ? page.data.filter(({ id }) => !removed.has(id)) : page.data)),
    [pages, removed],
  )
  const isFiltered = filter.type !== undefined || filter.to !== undefined || q !== ''
  const isStopped = isPlaceholderData || isFetchingNextPage || isFetchNextPageError
  const readOn = useCallback(() => {
    if (!isStopped) void fetchNextPage({ cancelRefetch: false })
  }, [isStopped, fetchNextPage])
  const first = pages?.[0]
  return (
    <>
      {isPending && <LoadingEntries />}
      {error && !isFetchNextPageError && <LoadFailed what={t`Your entries`} error={error} again={refetch} />}
      <VisuallyHidden>
        <p role="status">{first && !isFetching ? foundWords(first.data.length, first.next !== undefined) : ''}</p>
      </VisuallyHidden>
      {entries?.length === 0 && !hasNextPage && (
        <EmptyState
          picture={<EmptyArt kind="rings" />}
          text={isFiltered ? t`No entries found matching your criteria.` : t`You haven't created any logs yet.`}
          action={
            isFiltered ? (
              <Button variant="outline" onClick={() => change(WHOLE_HISTORY)}>
                {t`Show all`}
              </Button>
            ) : undefined
          }
        />
      )}
      {entries && entries.length > 0 && (
        <Suspense fallback={<LoadingEntries />}>
          <HistoryList
            key={query.queryKey.join(' ')}
            label={t`Entries, newest first`}
            entries={entries}
            today={today ?? ''}
            hasMore={hasNextPage}
            onNearEnd={readOn}
            sizes={sizes}
            keepSizes={keepSizes}
          />
          {hasNextPage && !isFetchNextPageError && <Skeleton lines={3} />}
        </Suspense>
      )}
      {error && isFetchNextPageError && <LoadFailed what={t`Older entries`} error={error} again={fetchNextPage} />}
    </>
  )
}

type HistoryPageProps = {
  /** The list of saved pictures up to the day `to`; undefined for all. */
  Pictures: Part<{ to: LocalDate | undefined; today: LocalDate }>
}

/** History of logs or pictures, newest first, filtered by kind, search text and start month. */
export function HistoryPage({ Pictures }: HistoryPageProps) {
  const [view, change] = useHistoryView()
  const today = useToday()
  return (
    <PageFrame>
      <header>
        <TrackerLink />
        <h1>{t`Entry History`}</h1>
      </header>
      <HistoryFilters view={view} onChange={change} today={today} />
      <Card>
        {view.kind === 'pictures' ? (
          <Suspense fallback={<LoadingEntries />}>
            <Pictures key={lastDayIn(view)} to={lastDayIn(view)} today={today ?? ''} />
          </Suspense>
        ) : (
          <LogHistory view={view} change={change} today={today} />
        )}
      </Card>
    </PageFrame>
  )
}
