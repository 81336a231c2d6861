import { useQuery } from '@tanstack/react-query'
import Flame from 'lucide-react/icons/flame'
import MoonStar from 'lucide-react/icons/moon-star'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef } from 'react'
import { timeWords } from '../../../kit/day-words.ts'
import { type LocalDate } from '../../../kit/local-date.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import type { MomentKind } from '../contract.ts'
import { countOn, MOMENT, momentWords, type DayMoment, toDayMoments } from '../rules/day-moments.ts'
import { MomentSign } from './MomentSign.tsx'
import styles from './MomentsNow.module.css'
import { momentsAround } from './queries.ts'
import { Strength } from './Strength.tsx'
import { useMomentRemoval } from './use-moment-removal.ts'
import { type NotedMoment, useMoments } from './use-moments.ts'

/** A tapped face; each tap is a new object. */
export type MoodTap = { readonly mood: number }

const BUTTONS = {
  hot_flash: { words: t`Hot flash now`, icon: Flame },
  night_sweat: { words: t`Night sweat now`, icon: MoonStar },
} as const

/** `isAll`: whether `count` includes the moments on the server. */
type NowButtonProps = { kind: keyof typeof BUTTONS; count: number | undefined; isAll: boolean; onTap: () => void }

function countWords(count: number | undefined, isAll: boolean): string {
  if (count === undefined || (count === 0 && !isAll)) return '\u00a0'
  if (!isAll) return t`${count} noted on this device`
  return count === 0 ? t`None noted today` : t`${count} today`
}

function NowButton({ kind, count, isAll, onTap }: NowButtonProps) {
  const { words, icon: Icon } = BUTTONS[kind]
  return (
    <button type="button" className={styles.button} onClick={onTap}>
      <Icon aria-hidden="true" />
      <span>
        <strong>{words}</strong>
        <span className={styles.count}>{countWords(count, isAll)}</span>
      </span>
    </button>
  )
}

/** Today's moments, collapsed by default. */
function TodaysMoments({ moments, isAll, timezone }: { moments: readonly DayMoment[]; isAll: boolean; timezone: string }) {
  const remove = useMomentRemoval()

  if (moments.length === 0) return <p className={styles.none}>{t`No moments today yet.`}</p>
  return (
    <details className={styles.today}>
      <summary>{isAll ? t`Today’s moments (${moments.length})` : t`Today’s moments on this device (${moments.length})`}</summary>
      <ul className={styles.moments} aria-label={t`Today's moments, newest first`}>
        {moments.map((moment) => (
          <li key={moment.id ?? moment.writeId}>
            <span className={styles.sign}>
              <MomentSign kind={moment.kind} value={moment.value} />
            </span>
            <span className={styles.text}>
              {momentWords(moment)} <span className={styles.count}>{timeWords(moment.at, timezone)}</span>
            </span>
            <IconButton
              label={t`Delete ${momentWords(moment)}, ${timeWords(moment.at, timezone)}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => void remove(moment)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

type MomentsNowProps = {
  today: LocalDate
  timezone: string
  /** Whether it is night in the account's time zone; then night sweats are offered too. */
  isNight: boolean
  tap: MoodTap | undefined
  onNoted: (noted: NotedMoment | undefined) => void
}

/** Buttons "Hot flash now" and, at night, "Night sweat now", and today's moments. Also records the tapped face. */
export function MomentsNow({ today, timezone, isNight, tap, onNoted }: MomentsNowProps) {
  const { noted, felt, record, grade } = useMoments(timezone)
  // On sign-out the cache is emptied while the page is still mounted; no query must start then.
  const isSignedIn = useSession() !== undefined
  const { data } = useQuery({ ...momentsAround(today), enabled: isSignedIn })
  const { waiting, isRead } = useOutbox()
  const recorded = useRef<MoodTap>(undefined)
  const reported = useRef<NotedMoment>(undefined)

  useEffect(() => {
    if (!tap || recorded.current === tap) return
    recorded.current = tap
    record('mood', tap.mood)
  })
  useEffect(() => {
    // Report changes only: a face tapped before this part was loaded stays marked until it is recorded.
    if (reported.current !== noted) onNoted(noted)
    reported.current = noted
  }, [noted, onNoted])

  const moments = toDayMoments(
    data ?? [],
    waiting.filter(({ kind }) => kind === MOMENT),
  ).filter(({ day }) => day === today)
  const isAll = data !== undefined
  const isKnown = isRead && (isAll || moments.length > 0)
  const count = (kind: MomentKind) => (isKnown ? countOn(today, kind, moments) : undefined)

  return (
    <div className={styles.now}>
      <div className={styles.buttons}>
        <NowButton kind="hot_flash" count={count('hot_flash')} isAll={isAll} onTap={() => record('hot_flash')} />
        {isNight && <NowButton kind="night_sweat" count={count('night_sweat')} isAll={isAll} onTap={() => record('night_sweat')} />}
      </div>
      {felt && <Strength key={felt.at} kind={felt.kind} value={felt.value} className={styles.felt} onChange={grade} />}
      {isKnown ? <TodaysMoments moments={moments} isAll={isAll} timezone={timezone} /> : <p className={styles.none}>{'\u00a0'}</p>}
    </div>
  )
}
