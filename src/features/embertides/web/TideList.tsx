import { Link } from '@tanstack/react-router'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { relativeDayWords, timeWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { dayPath } from '../../../kit/web/day-path.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import { addTide, type NewTide, removeTide, type Tide } from '../contract.ts'
import { tideWords } from '../rules/words.ts'
import styles from './RecentHistory.module.css'
import { EMBERTIDE } from './save-tide.ts'
import { TidePicture } from './TidePicture.tsx'

type EntryProps = {
  tide: NewTide
  /** Formatted time, with `day` a link to that day. */
  when: string
  day?: LocalDate | undefined
  /** Removes the entry; undefined until the server has it. */
  onRemove?: () => void
}

function Entry({ tide, when, day, onRemove }: EntryProps) {
  const { energy, focus, tension } = tide
  return (
    <li className={styles.entry}>
      <TidePicture energy={energy} focus={focus} tension={tension} />
      <div className={styles.words}>
        <p className={styles.when}>{day ? <Link {...dayPath(day)}>{when}</Link> : when}</p>
        <p>{tideWords(tide)}</p>
        <p className={styles.numbers}>{t`Energy ${energy}, focus ${focus}, tension ${tension}`}</p>
      </div>
      {onRemove && <IconButton label={t`Delete the entry of ${when}`} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />}
    </li>
  )
}

/** The pictures that are not being deleted, and the deletion with its undo. */
export function useTideRemoval(tides: readonly Tide[] | undefined): { shown: readonly Tide[]; remove: (tide: Tide) => void } {
  const removal = useRemoval()
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
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
  return { shown: (tides ?? []).filter(({ id }) => !gone.has(id)), remove }
}

type TideListProps = {
  tides: readonly Tide[]
  /** Pictures in the outbox, newest first. */
  waiting?: readonly NewTide[]
  onRemove: (tide: Tide) => void
  /** Today, for the names of days that link to them; undefined where all pictures are of one day. */
  today?: LocalDate | undefined
}

/** Saved pictures with their values in words, newest first. */
export function TideList({ tides, waiting = [], onRemove, today }: TideListProps) {
  const timezone = useTimezone()
  return (
    <ul className={styles.list} aria-label={t`Saved pictures, newest first`}>
      {waiting.map((tide) => (
        <Entry key={tide.at} tide={tide} when={t`Waiting to be sent`} />
      ))}
      {tides.map((tide) => {
        const time = timeWords(Date.parse(tide.at), timezone)
        const when = today === undefined ? time : `${relativeDayWords(tide.local_date, today)}, ${time}`
        return <Entry key={tide.id} tide={tide} when={when} day={today && tide.local_date} onRemove={() => onRemove(tide)} />
      })}
    </ul>
  )
}
