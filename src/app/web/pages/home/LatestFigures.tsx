import { useQuery } from '@tanstack/react-query'
import { wellnessStats } from '../../../../features/insights/web/queries.ts'
import { MOOD_STEP } from '../../../../features/logs/rules/mood-scale.ts'
import { countOn } from '../../../../features/moments/rules/day-moments.ts'
import { useDayMoments } from '../../../../features/moments/web/use-day-moments.ts'
import { dayWords } from '../../../../kit/day-words.ts'
import { addDays, type LocalDate } from '../../../../kit/local-date.ts'
import { LoadFailed } from '../../../../kit/web/ui/LoadFailed.tsx'
import { t } from '../../../../kit/words.ts'
import type { Question } from './DayQuestions.tsx'
import { Figure, FIGURES, type Figures } from './Figure.tsx'
import styles from './Figure.module.css'

/** The date of the figures, unless it is today. */
function fromWords(day: LocalDate, today: LocalDate): string | undefined {
  if (day === today) return undefined
  return day === addDays(today, -1) ? t`From yesterday` : t`From ${dayWords(day, 'monthDay')}`
}

/**
 * The four figures while today is not logged: what was tapped today, else those of the latest Soft Log with its date.
 * Once today is logged, the Today card itself shows them.
 */
export function LatestFigures({ today }: { today: LocalDate }) {
  const { data, isPending, error, refetch } = useQuery(wellnessStats)
  const { moments } = useDayMoments(today)
  const mood = moments.find(({ kind }) => kind === 'mood')?.value
  const flashes = countOn(today, 'hot_flash', moments)
  const tapped: Figures = {
    mood: mood === undefined ? undefined : mood * MOOD_STEP,
    energy: undefined,
    hours: undefined,
    flashes: flashes || undefined,
  }
  const latest: Figures = {
    mood: data?.mood_rating,
    energy: data?.energy_level,
    hours: data?.sleep_hours,
    flashes: data?.hot_flashes_count,
  }
  const from = data ? fromWords(data.log_date, today) : undefined
  const emptyText = isPending ? t`Loading…` : data === undefined ? t`Not known yet` : t`Not logged`
  const figure = (kind: Question) =>
    tapped[kind] === undefined ? { value: latest[kind], from } : { value: tapped[kind], from: t`Tapped today` }
  return (
    <section aria-label={t`Your latest figures`}>
      {error && <LoadFailed what={t`Your latest figures`} error={error} again={refetch} />}
      <div className={styles.figures}>
        {FIGURES.map((kind) => (
          <div key={kind} className={styles.tile}>
            <Figure kind={kind} {...figure(kind)} emptyText={emptyText} />
          </div>
        ))}
      </div>
    </section>
  )
}
