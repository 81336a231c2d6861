import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import { countNightBefore, countOn, MOMENT, toDayMoments } from '../../moments/rules/day-moments.ts'
import { momentsAround } from '../../moments/web/queries.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import { FORM_HOT_FLASHES, type QuickForm } from '../rules/quick.ts'
import styles from './Log.module.css'

type NotedMomentsProps = { day: LocalDate; isToday: boolean; form: QuickForm; onChange: (change: QuickForm) => void }

/**
 * Button that takes over the hot flashes of the day and the night sweats of the night before, as counted on Home.
 * Includes moments waiting in the outbox. Space is reserved to avoid a layout shift.
 */
export function NotedMoments({ day, isToday, form, onChange }: NotedMomentsProps) {
  const isSignedIn = useSession() !== undefined
  const { data, isError, isPaused } = useQuery({ ...momentsAround(day), enabled: isSignedIn })
  const { waiting } = useOutbox()
  const timezone = useTimezone()
  const moments = toDayMoments(
    data ?? [],
    waiting.filter(({ kind }) => kind === MOMENT),
  )
  const flashes = Math.min(FORM_HOT_FLASHES.max, countOn(day, 'hot_flash', moments))
  const sweats = Math.min(FORM_HOT_FLASHES.max, countNightBefore(day, moments, timezone))
  // Moments on the server are unknown while offline; an incomplete number is not offered.
  const isPart = !data && (isError || isPaused)
  const hasFlashes = data !== undefined && flashes > 0 && flashes !== form.hotFlashCount
  const hasSweats = data !== undefined && sweats > 0 && sweats !== form.nightSweatsCount
  return (
    <div className={styles.noted}>
      {isPart && <p className={styles.lead}>{t`What you noted on Home cannot be counted until you are back online.`}</p>}
      {!isPart && flashes + sweats === 0 && (
        <p className={styles.lead}>
          {isToday ? t`On Home, one tap notes each one as it comes.` : t`None were noted as they came that day.`}
        </p>
      )}
      {data && flashes + sweats > 0 && !hasFlashes && !hasSweats && <p className={styles.lead}>{t`These are the numbers you noted.`}</p>}
      {hasFlashes && (
        <Button variant="outline" onClick={() => onChange({ hotFlash: true, hotFlashCount: flashes })}>
          {isToday ? t`Use the number you noted today: ${flashes}` : t`Use the number you noted that day: ${flashes}`}
        </Button>
      )}
      {hasSweats && (
        <Button variant="outline" onClick={() => onChange({ nightSweats: true, nightSweatsCount: sweats })}>
          {t`Use the number you noted in the night: ${sweats}`}
        </Button>
      )}
    </div>
  )
}
