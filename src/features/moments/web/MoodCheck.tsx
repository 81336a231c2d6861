import { memo, Suspense, useCallback, useState } from 'react'
import { hourIn } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { afterFirstPaint } from '../../../kit/web/scheduling.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { MoodFaces } from '../../../kit/web/ui/MoodFaces.tsx'
import { t } from '../../../kit/words.ts'
import { MOMENT_MOODS } from '../rules/moment-moods.ts'
import { isNightHour } from '../rules/night-hour.ts'
import styles from './MoodCheck.module.css'

/** Prefetched once the page is visible, so that recording also works after the connection is lost. */
const MomentsNow = lazyPart(
  prefetch(async () => {
    await afterFirstPaint()
    return import('./MomentsNow.tsx')
  }),
  (part) => part.MomentsNow,
)

/**
 * The Quick Mood Check: five faces, and a button for a hot flash. After a pause the selected face is cleared for
 * the next moment.
 */
export const MoodCheck = memo(function MoodCheck({ today, timezone, now }: { today: LocalDate; timezone: string; now: number }) {
  const [tap, setTap] = useState<{ mood: number }>()
  const [shown, setShown] = useState<number>()
  const onNoted = useCallback(
    (noted: { kind: string; value: number | undefined } | undefined) => setShown(noted?.kind === 'mood' ? noted.value : undefined),
    [],
  )
  const isNight = isNightHour(hourIn(now, timezone))
  return (
    <Card title={t`Quick Mood Check`}>
      <MoodFaces
        legend={t`How is this moment?`}
        labels={MOMENT_MOODS}
        value={shown}
        onChange={(mood) => {
          setShown(mood)
          setTap({ mood })
        }}
      />
      <div className={styles.now} data-night={isNight}>
        <Suspense>
          <MomentsNow today={today} timezone={timezone} isNight={isNight} tap={tap} onNoted={onNoted} />
        </Suspense>
      </div>
    </Card>
  )
})
