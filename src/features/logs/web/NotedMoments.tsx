import { useQuery } from '@tanstack/react-query'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { call } from '../../../kit/web/api.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import { listMoments } from '../../moments/contract.ts'
import { countNightBefore, countOn, MOMENT, shownMoments } from '../../moments/rules/day-moments.ts'
import { FORM_HOT_FLASHES, type QuickForm } from '../rules/quick.ts'
import { herTimezone, useToday } from './queries.ts'
import styles from './Log.module.css'

type NotedMomentsProps = { day: LocalDate; form: QuickForm; onChange: (change: QuickForm) => void }

/**
 * Offers the hot flashes of the day, and the night sweats of the night before it, as they were counted on Home, in one tap and never by
 * itself. What still waits on this device counts. Its place is kept, so that nothing moves when the count arrives.
 */
export function NotedMoments({ day, form, onChange }: NotedMomentsProps) {
  const isSignedIn = useSession() !== undefined
  const { data, isError, isPaused } = useQuery({
    // The key is the one of the moments, so that what was counted on Home is known here at once.
    queryKey: ['moments', 'around', day],
    queryFn: ({ signal }) => call(listMoments, { query: { from: addDays(day, -1), to: day }, signal }),
    select: (reply) => reply.data,
    enabled: isSignedIn,
  })
  const { waiting } = useOutbox()
  const timezone = useQuery(herTimezone).data ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const isToday = useToday() === day
  const moments = shownMoments(
    data ?? [],
    waiting.filter(({ kind }) => kind === MOMENT),
  )
  const flashes = Math.min(FORM_HOT_FLASHES.max, countOn(day, 'hot_flash', moments))
  const sweats = Math.min(FORM_HOT_FLASHES.max, countNightBefore(day, moments, timezone))
  // What she noted before the connection went is not among them: no number is better than one too small.
  const isPart = !data && (isError || isPaused)
  const hasFlashes = data !== undefined && flashes > 0 && flashes !== form.hotFlashCount
  const hasSweats = data !== undefined && sweats > 0 && sweats !== form.nightSweatsCount
  return (
    <div className={styles.noted}>
      {isPart && <p className={styles.lead}>{t`What you noted on Home cannot be counted until you are back online.`}</p>}
      {!isPart && flashes + sweats === 0 && <p className={styles.lead}>{t`On Home, one tap notes each one as it comes.`}</p>}
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
