import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import type { LogType } from '../contract.ts'
import { EntryList } from './EntryList.tsx'
import { logHistory, useToday } from './queries.ts'
import styles from './History.module.css'
import { TrackerLink } from './TrackerLink.tsx'

type Shown = 'all' | LogType

const FILTERS: { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'quick_log', label: 'Soft Logs' },
  { value: 'deep_log', label: 'Deep Logs' },
]

const TYPING_PAUSE_MS = 300

/** What she typed, once she paused: the server is not asked at every letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}

/** All her logs, newest first, with a filter by kind and a search over date, mood and emotion. */
export function HistoryPage() {
  const [shown, setShown] = useState<Shown>('all')
  const [sought, setSought] = useState('')
  const q = useSettled(sought).trim()
  const today = useToday()
  const history = useInfiniteQuery({
    ...logHistory({ type: shown === 'all' ? undefined : shown, q }),
    placeholderData: keepPreviousData,
  })
  const entries = history.data
  const isFiltered = shown !== 'all' || q !== ''
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <TrackerLink />
        <h1>Entry History</h1>
      </header>
      <div className={styles.filters}>
        <RadioCards legend="Show" name="kind" value={shown} onChange={setShown} options={FILTERS} columns={3} />
        <Field
          label="Search"
          hint="A date such as 2026-11, a mood from 1 to 10, or a feeling"
          type="search"
          value={sought}
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      <Card>
        {history.isPending && (
          <>
            <Wait label="Loading your entries…" />
            <Skeleton lines={5} />
          </>
        )}
        {history.isError && (
          <Alert
            tone="danger"
            action={
              <Button variant="outline" onClick={() => void history.refetch()}>
                Try again
              </Button>
            }
          >
            Your entries could not be loaded. {history.error.message}
          </Alert>
        )}
        <VisuallyHidden>
          <p role="status">{entries && !history.isFetching ? `${entries.length}${history.hasNextPage ? ' or more' : ''} entries` : ''}</p>
        </VisuallyHidden>
        {entries?.length === 0 && (
          <EmptyState
            picture={<EmptyArt kind="rings" />}
            text={isFiltered ? 'No entries found matching your criteria.' : "You haven't created any logs yet."}
            action={
              isFiltered ? (
                <Button
                  variant="outline"
                  onClick={() => {
                    setShown('all')
                    setSought('')
                  }}
                >
                  Show all
                </Button>
              ) : undefined
            }
          />
        )}
        {entries && entries.length > 0 && <EntryList label="Entries, newest first" entries={entries} today={today ?? ''} />}
        {history.hasNextPage && (
          <div className={styles.more}>
            <Button variant="outline" busy={history.isFetchingNextPage} busyLabel="Loading…" onClick={() => void history.fetchNextPage()}>
              Load more
            </Button>
          </div>
        )}
      </Card>
    </div>
  )
}
