import { useQuery } from '@tanstack/react-query'
import Flame from 'lucide-react/icons/flame'
import Moon from 'lucide-react/icons/moon'
import Smile from 'lucide-react/icons/smile'
import Zap from 'lucide-react/icons/zap'
import { memo } from 'react'
import { wellnessStats } from '../../../../features/insights/web/queries.ts'
import { MOOD_STEP, moodName } from '../../../../features/logs/rules/mood-scale.ts'
import { dayWords } from '../../../../kit/day-words.ts'
import { addDays, type LocalDate } from '../../../../kit/local-date.ts'
import { LoadFailed } from '../../../../kit/web/ui/LoadFailed.tsx'
import { MoodFace } from '../../../../kit/web/ui/MoodFaces.tsx'
import { StatCard } from '../../../../kit/web/ui/StatCard.tsx'
import { numberWords, plural, t } from '../../../../kit/words.ts'
import styles from './Home.module.css'

/** The date of the figures, unless it is today. */
function fromWords(day: LocalDate, today: LocalDate): string {
  return day === addDays(today, -1) ? t`From yesterday` : t`From ${dayWords(day, 'short')}`
}

/** Four figures of her latest Soft Log, each with its date unless it is today. `hasError`: an error is shown above. */
export const LatestFigures = memo(function LatestFigures({ today, hasError }: { today: LocalDate | undefined; hasError: boolean }) {
  const { data, isPending, error, refetch } = useQuery(wellnessStats)
  const mood = data?.mood_rating ?? undefined
  const hotFlashes = data?.hot_flashes_count ?? undefined
  const from = data && today && data.log_date !== today ? fromWords(data.log_date, today) : undefined
  const hint = (value: unknown, words?: string) =>
    value === undefined ? undefined : [words, from].filter(Boolean).join(' · ') || undefined
  const energy = data?.energy_level ?? undefined
  const sleep = data?.sleep_hours ?? undefined
  const emptyText = isPending ? t`Loading…` : data === undefined ? t`Not known yet` : t`Not logged`
  return (
    <section aria-label={t`Your latest figures`} className={styles.latest}>
      {error && !hasError && <LoadFailed what={t`Your latest figures`} error={error} again={refetch} />}
      <div className={styles.figures}>
        <StatCard
          label={t`Today's Mood`}
          icon={mood === undefined ? <Smile aria-hidden="true" /> : <MoodFace mood={mood / MOOD_STEP} size={28} />}
          tone="gold"
          value={mood === undefined ? undefined : `${mood}/10`}
          hint={mood === undefined ? undefined : hint(mood, moodName(mood))}
          emptyText={emptyText}
        />
        <StatCard
          label={t`Energy Level`}
          icon={<Zap aria-hidden="true" />}
          tone="plain"
          value={energy === undefined ? undefined : `${energy}/10`}
          hint={hint(energy)}
          emptyText={emptyText}
        />
        <StatCard
          label={t`Sleep Last Night`}
          icon={<Moon aria-hidden="true" />}
          tone="tide"
          value={sleep === undefined ? undefined : numberWords(sleep)}
          unit={plural(sleep ?? 0, t`hour`, t`hours`)}
          hint={hint(sleep)}
          emptyText={emptyText}
        />
        <StatCard
          label={t`Hot Flashes`}
          icon={<Flame aria-hidden="true" />}
          tone="plum"
          value={hotFlashes}
          hint={hint(hotFlashes)}
          emptyText={emptyText}
        />
      </div>
    </section>
  )
})
