import { useInfiniteQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { dayWords, relativeDayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { Button, IconButton } from '../../../kit/web/ui/Button.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { type DayEntry, type DayWrite, entryWords, withWaiting } from '../rules/day-entry.ts'
import { flowNames } from '../rules/flow-names.ts'
import { damagedWords } from '../../logs/rules/history.ts'
import styles from './Flow.module.css'
import { FlowSign } from './FlowSign.tsx'
import { flowHistory } from './queries.ts'

type FlowHistoryProps = { today: LocalDate; waiting: readonly DayWrite[]; onOpen: (entry: DayEntry) => void }

/** All entries, newest first, including those older than the grid. */
export function FlowHistory({ today, waiting, onOpen }: FlowHistoryProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(flowHistory)
  if (error && !data) return <LoadFailed what={t`Your entries`} error={error} again={refetch} />
  if (!data) return <Loading label={t`Loading your entries…`} />
  const entries = [...withWaiting(data, waiting).values()].toSorted((one, other) => (one.day < other.day ? 1 : -1))
  if (entries.length === 0) return <p className={styles.quiet}>{t`There are no entries yet.`}</p>
  return (
    <>
      <ul className={styles.entries} aria-label={t`Entries, newest first`}>
        {entries.map((entry) => (
          <li key={entry.day}>
            <FlowSign kind={entry.flow ?? 'Symptoms'} size={28} />
            <div className={styles.text}>
              <strong>{relativeDayWords(entry.day, today)}</strong>
              <span>{flowNames()[entry.flow ?? 'Symptoms']}</span>
              {entry.isDamaged && <p className={styles.symptoms}>{damagedWords(entry.day)}</p>}
              {entry.symptoms && <p className={styles.symptoms}>{entry.symptoms}</p>}
            </div>
            <IconButton
              label={t`Edit ${dayWords(entry.day, 'short')}, ${entryWords(entry)}`}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => onOpen(entry)}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outline" busy={isFetchingNextPage} busyLabel={t`Loading older entries…`} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </>
  )
}
