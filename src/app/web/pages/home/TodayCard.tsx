import { memo, Suspense, useEffect, useRef, useState } from 'react'
import { DamagedDays } from '../../../../features/logs/web/DamagedDays.tsx'
import { countOn } from '../../../../features/moments/rules/day-moments.ts'
import { FeltNow } from '../../../../features/moments/web/FeltNow.tsx'
import { MomentList } from '../../../../features/moments/web/MomentList.tsx'
import { MoodNow } from '../../../../features/moments/web/MoodNow.tsx'
import { useDayMoments } from '../../../../features/moments/web/use-day-moments.ts'
import { optionalPart } from '../../../../kit/web/LazyPart.tsx'
import { afterFirstPaint } from '../../../../kit/web/scheduling.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { classNames } from '../../../../kit/web/ui/class-names.ts'
import { t } from '../../../../kit/words.ts'
import { LazyExperimentToday } from '../../../../features/experiments/web/LazyExperimentToday.tsx'
import { LoggedDay } from './LoggedDay.tsx'
import { OpenDay } from './OpenDay.tsx'
import homeStyles from './Home.module.css'
import styles from './TodayCard.module.css'
import { useTodaysLog } from './use-todays-log.ts'
import { Yesterday } from './Yesterday.tsx'

const DueToday = optionalPart(
  async () => {
    await afterFirstPaint()
    return import('../../../../features/treatments/web/DueToday.tsx')
  },
  (part) => part.DueToday,
)

type TodayCardProps = {
  today: LocalDate
  timezone: string
  isNight: boolean
  /** Called when the card shows all of the unsaved log, or not. */
  onDraftShown: (isShown: boolean) => void
}

/**
 * The Today card: the four questions of the day while it is not logged, its answers afterwards, and what is felt right
 * now. At night the buttons for what is felt come first.
 */
export const TodayCard = memo(function TodayCard({ today, timezone, isNight, onDraftShown }: TodayCardProps) {
  const { answers, entry, isKnown: isLogKnown } = useTodaysLog(today)
  const { moments, isKnown: areMomentsKnown } = useDayMoments(today)
  // The choices for hot flashes begin at those tapped today.
  const isKnown = isLogKnown && areMomentsKnown
  const [isSaving, setIsSaving] = useState(false)
  const [hasSaved, setHasSaved] = useState(false)
  const heading = useRef<HTMLSpanElement>(null)
  const tapped = countOn(today, 'hot_flash', moments)
  const isLogged = answers !== undefined && !isSaving

  useEffect(() => {
    // The button that had the focus is gone.
    if (hasSaved && isLogged) heading.current?.focus({ preventScroll: true })
  }, [hasSaved, isLogged])

  const felt = <FeltNow today={today} timezone={timezone} isNight={isNight} />
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className={styles.title}>
          {t`Today`}
        </span>
      }
      action={
        <>
          <span role="status" className={styles.status}>
            {hasSaved && isLogged ? t`Saved` : ''}
          </span>
          <Yesterday today={today} />
        </>
      }
      className={classNames(styles.card, homeStyles.todayCard)}
    >
      {isNight && (
        <div className={styles.now} data-night="true">
          {felt}
        </div>
      )}
      {entry?.is_damaged && <DamagedDays days={[today]} />}
      {isLogged && !entry?.is_damaged && <LoggedDay today={today} answers={answers} entry={entry} tapped={tapped} />}
      {!isLogged && isKnown && (
        <OpenDay
          key={today}
          today={today}
          tapped={tapped}
          onSaving={setIsSaving}
          onSaved={() => setHasSaved(true)}
          onDraftShown={onDraftShown}
        />
      )}
      {!isLogged && !isKnown && <div className={styles.open} />}
      <div className={styles.now}>
        {!isNight && felt}
        <MoodNow timezone={timezone} />
      </div>
      <Suspense>
        <LazyExperimentToday today={today} />
      </Suspense>
      <div className={styles.line}>
        <Suspense>
          <DueToday today={today} isShort={!isLogged} />
        </Suspense>
        <MomentList today={today} timezone={timezone} />
      </div>
    </Card>
  )
})
