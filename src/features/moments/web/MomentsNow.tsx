import { useQuery } from '@tanstack/react-query'
import Flame from 'lucide-react/icons/flame'
import MoonStar from 'lucide-react/icons/moon-star'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useId, useRef, useState } from 'react'
import { timeWords } from '../../../kit/day-words.ts'
import { type LocalDate } from '../../../kit/local-date.ts'
import { post, useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { Group } from '../../../kit/web/ui/Group.tsx'
import { MoodFace } from '../../../kit/web/ui/MoodFaces.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import { t } from '../../../kit/words.ts'
import { addMoment, type MomentKind, removeMoment } from '../contract.ts'
import { countOn, MOMENT, momentWords, type DayMoment, toDayMoments } from '../rules/day-moments.ts'
import styles from './MomentsNow.module.css'
import { hideMoment, momentsAround, showMoment } from './queries.ts'
import { type NotedMoment, useMoments } from './use-moments.ts'

/** A tapped face; each tap is a new object. */
export type MoodTap = { readonly mood: number }

const STRENGTHS = [1, 2, 3, 4, 5] as const
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

/** Optional choice of strength. */
function Strength({ felt, onGrade }: { felt: NotedMoment; onGrade: (strength: number) => void }) {
  const name = useId()
  const [chosen, setChosen] = useState(felt.value)
  return (
    <Group
      role="radiogroup"
      className={styles.felt}
      legend={felt.kind === 'hot_flash' ? t`How strong was the hot flash? (optional)` : t`How strong was the night sweat? (optional)`}
    >
      <div className={styles.strengths}>
        {STRENGTHS.map((strength) => (
          <label key={strength} className={styles.strength}>
            <input
              type="radio"
              name={name}
              value={strength}
              checked={strength === chosen}
              onChange={() => {
                setChosen(strength)
                onGrade(strength)
              }}
            />
            {strength}
            {strength === 1 && <VisuallyHidden>{t`, mild`}</VisuallyHidden>}
            {strength === 5 && <VisuallyHidden>{t`, very strong`}</VisuallyHidden>}
          </label>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{t`Mild`}</span>
        <span>{t`Very strong`}</span>
      </p>
    </Group>
  )
}

function Sign({ kind, value }: { kind: MomentKind; value: number | undefined }) {
  if (kind === 'mood') return <MoodFace mood={value ?? 3} size={28} />
  const Icon = BUTTONS[kind].icon
  return <Icon aria-hidden="true" />
}

/** Today's moments, collapsed by default. */
function TodaysMoments({ moments, isAll, timezone }: { moments: readonly DayMoment[]; isAll: boolean; timezone: string }) {
  const toast = useToast()
  const removal = useRemoval()

  const remove = async ({ kind, value, at, day, id, writeId }: DayMoment) => {
    const body = { kind, at: new Date(at).toISOString(), ...(value !== undefined && { value }) }
    if (id === undefined) {
      if (writeId === undefined || !(await withdraw(writeId))) return
      const undo = () => void post(addMoment, { body }, { kind: MOMENT, day, patient: true })
      toast.show({ text: t`Moment deleted.`, action: { label: t`Undo`, onClick: undo } })
      return
    }
    await removal({
      kind: MOMENT,
      day,
      words: t`Moment deleted.`,
      remove: { endpoint: removeMoment, params: { id } },
      putBack: { endpoint: addMoment, body },
      onGone: () => hideMoment(day, id),
      onBack: () => showMoment({ id, local_date: day, ...body }),
    })
  }

  if (moments.length === 0) return <p className={styles.none}>{t`No moments today yet.`}</p>
  return (
    <details className={styles.today}>
      <summary>{isAll ? t`Today’s moments (${moments.length})` : t`Today’s moments on this device (${moments.length})`}</summary>
      <ul className={styles.moments} aria-label={t`Today's moments, newest first`}>
        {moments.map((moment) => (
          <li key={moment.id ?? moment.writeId}>
            <span className={styles.sign}>
              <Sign kind={moment.kind} value={moment.value} />
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
      {felt && <Strength key={felt.at} felt={felt} onGrade={grade} />}
      {isKnown ? <TodaysMoments moments={moments} isAll={isAll} timezone={timezone} /> : <p className={styles.none}>{'\u00a0'}</p>}
    </div>
  )
}
