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
  const { data } = useQuery({
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
  const hasFlashes = flashes > 0 && flashes !== form.hotFlashCount
  const hasSweats = sweats > 0 && sweats !== form.nightSweatsCount
  return (
    <div className={styles.noted}>
      {flashes + sweats === 0 && <p className={styles.lead}>{t`On Home, one tap notes each one as it comes.`}</p>}
      {flashes + sweats > 0 && !hasFlashes && !hasSweats && <p className={styles.lead}>{t`These are the numbers you noted.`}</p>}
      {hasFlashes && (
        <Button variant="outline" onClick={() => onChange({ hotFlash: true, hotFlashCount: flashes })}>
          {isToday ? t`You noted ${flashes} today: use ${flashes}` : t`You noted ${flashes} that day: use ${flashes}`}
        </Button>
      )}
      {hasSweats && (
        <Button variant="outline" onClick={() => onChange({ nightSweats: true, nightSweatsCount: sweats })}>
          {t`You noted ${sweats} in the night: use ${sweats}`}
        </Button>
      )}
    </div>
  )
}
