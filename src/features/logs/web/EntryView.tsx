import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { dayWords, instantWords } from '../../../kit/day-words.ts'
import { dayPath } from '../../../kit/web/day-path.ts'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { plural, t } from '../../../kit/words.ts'
import { userTimezone } from '../../settings/web/queries.ts'
import type { LogEntry } from '../contract.ts'
import { DamagedDays } from './DamagedDays.tsx'
import { EntryActions } from './EntryActions.tsx'
import { EntryAnswers } from './EntryAnswers.tsx'
import { EntryNeighbours, type Neighbours } from './EntryNeighbours.tsx'
import styles from './EntryView.module.css'
import { HistoryLink } from './HistoryLink.tsx'

const EntryRevisions = lazyPart(
  () => import('./EntryRevisions.tsx'),
  (part) => part.EntryRevisions,
)

function tookWords(seconds: number | null | undefined): string {
  if (!seconds) return ''
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return ` ${t`It took less than a minute.`}`
  return ` ${plural(minutes, t`It took a minute.`, t`It took ${minutes} minutes.`)}`
}

/** When the log was saved, and when it was last changed. */
function Saved({ entry }: { entry: LogEntry }) {
  const { data: timezone } = useQuery(userTimezone)
  const isAmended = entry.updated_at !== entry.created_at
  return (
    <p className={styles.quiet}>
      {t`Saved ${instantWords(entry.created_at, timezone)}.`}
      {isAmended && ` ${t`Changed ${instantWords(entry.updated_at, timezone)}.`}`}
      {tookWords(entry.elapsed_seconds)}
    </p>
  )
}

/** One entry: its answers, neighbours, actions and revisions. */
export function EntryView({ entry, neighbours }: { entry: LogEntry; neighbours: Neighbours | undefined }) {
  return (
    <>
      <header className={styles.head}>
        <HistoryLink />
        <p className={styles.kind}>{entry.log_type === 'quick_log' ? 'Soft Log' : 'Deep Log'}</p>
        <h1>{dayWords(entry.log_date, 'full')}</h1>
        <Saved entry={entry} />
        <p>
          <Link {...dayPath(entry.log_date)} className={styles.day}>{t`See the whole day`}</Link>
        </p>
      </header>
      <EntryNeighbours type={entry.log_type} neighbours={neighbours} />
      {entry.is_damaged ? (
        <DamagedDays days={[entry.log_date]} />
      ) : (
        <Card>
          <EntryAnswers entry={entry} hasGaps />
        </Card>
      )}
      <EntryActions entry={entry} />
      {entry.updated_at !== entry.created_at && (
        <Suspense>
          <EntryRevisions entry={entry} />
        </Suspense>
      )}
    </>
  )
}
