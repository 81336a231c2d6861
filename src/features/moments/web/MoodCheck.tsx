import { memo, Suspense, useCallback, useState } from 'react'
import { hourIn } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { early } from '../../../kit/web/early.ts'
import { laterPart } from '../../../kit/web/Later.tsx'
import { painted } from '../../../kit/web/painted.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { MoodFaces } from '../../../kit/web/ui/MoodFaces.tsx'
import { t } from '../../../kit/words.ts'
import { MOMENT_MOODS } from '../contract.ts'
import { isNightHour } from '../rules/night-hour.ts'
import styles from './MoodCheck.module.css'

/** What records is fetched as soon as the page can be read: it must be there when the connection goes. */
const MomentsNow = laterPart(
  early(async () => {
    await painted
    return import('./MomentsNow.tsx')
  }),
  (part) => part.MomentsNow,
)

/** The Quick Mood Check: five faces, one tap, and below it one tap for a hot flash. After a pause the faces are free again for another moment. */
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
