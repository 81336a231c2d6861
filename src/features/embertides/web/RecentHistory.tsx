import { useQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { relativeDayWords, timeWords } from '../../../kit/day-words.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import { addTide, type NewTide, RECENT_TIDES, removeTide, type Tide } from '../contract.ts'
import { tideWords } from '../rules/words.ts'
import { recentTides } from './queries.ts'
import styles from './RecentHistory.module.css'
import { EMBERTIDE } from './save-tide.ts'
import { TidePicture } from './TidePicture.tsx'

type EntryProps = {
  tide: NewTide
  /** Formatted time. */
  when: string
  /** Removes the entry; undefined until the server has it. */
  onRemove?: () => void
}

function Entry({ tide, when, onRemove }: EntryProps) {
  const { energy, focus, tension } = tide
  return (
    <li className={styles.entry}>
      <TidePicture energy={energy} focus={focus} tension={tension} />
      <div className={styles.words}>
        <p className={styles.when}>{when}</p>
        <p>{tideWords(tide)}</p>
        <p className={styles.numbers}>{t`Energy ${energy}, focus ${focus}, tension ${tension}`}</p>
      </div>
      {onRemove && <IconButton label={t`Delete the entry of ${when}`} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />}
    </li>
  )
}

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
  const removal = useRemoval()
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const today = localDateAt(dataUpdatedAt, timezone)
  const shown = (data ?? []).filter(({ id }) => !gone.has(id))

  const remove = ({ id, local_date: _day, ...tide }: Tide) => {
    const mark = (isGone: boolean) => setGone((before) => new Set([...before].filter((one) => one !== id).concat(isGone ? id : [])))
    void removal({
      kind: EMBERTIDE,
      words: t`Entry deleted.`,
      remove: { endpoint: removeTide, params: { id } },
      putBack: { endpoint: addTide, body: tide },
      onGone: () => mark(true),
      onBack: () => mark(false),
    })
  }

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
        <ul className={styles.list} aria-label={t`Saved pictures, newest first`}>
          {waiting.map((tide) => (
            <Entry key={tide.at} tide={tide} when={t`Waiting to be sent`} />
          ))}
          {shown.slice(0, RECENT_TIDES).map((tide) => (
            <Entry
              key={tide.id}
              tide={tide}
              when={`${relativeDayWords(tide.local_date, today)}, ${timeWords(Date.parse(tide.at), timezone)}`}
              onRemove={() => remove(tide)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
