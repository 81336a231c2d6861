import { useQuery } from '@tanstack/react-query'
import type { Dashboard } from '../../../../features/insights/contract.ts'
import { weekMissing } from '../../../../features/insights/rules/greeting.ts'
import { DamagedDays } from '../../../../features/logs/web/DamagedDays.tsx'
import { dashboard } from '../../../../features/insights/web/queries.ts'
import { MOOD_STEP } from '../../../../features/logs/rules/mood-scale.ts'
import { dayWords } from '../../../../kit/day-words.ts'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { MoodFace } from '../../../../kit/web/ui/MoodFaces.tsx'
import { Progress } from '../../../../kit/web/ui/Progress.tsx'
import { VisuallyHidden } from '../../../../kit/web/ui/VisuallyHidden.tsx'
import { Skeleton } from '../../../../kit/web/ui/Loading.tsx'
import { locale, numberWords, t } from '../../../../kit/words.ts'
import styles from './Home.module.css'

type Day = Dashboard['this_week']['days'][number]

function toWords(day: Day): string {
  const has = [day.quick_log && 'Soft Log', day.deep_log && 'Deep Log', day.moment && t`moments`].filter((one) => one !== false)
  const noted = has.length > 0 ? new Intl.ListFormat(locale()).format(has) : t`nothing noted`
  const weekday = dayWords(day.day, 'weekday')
  if (day.mood === null) return t`${weekday}: ${noted}`
  return t`${weekday}: ${noted}, mood ${numberWords(day.mood, { maximumFractionDigits: 1 })} of 10`
}

function DayDot({ day, isToday }: { day: Day; isToday: boolean }) {
  const hasSomething = day.quick_log || day.deep_log || day.moment
  return (
    <li className={styles.day} data-today={isToday}>
      <span className={styles.dot} data-filled={hasSomething} aria-hidden="true">
        {day.mood !== null && <MoodFace mood={day.mood / MOOD_STEP} size={32} />}
      </span>
      <span aria-hidden="true" className={styles.weekday}>
        {dayWords(day.day, 'weekdayShort')}
      </span>
      <span aria-hidden="true" className={styles.letter}>
        {dayWords(day.day, 'weekdayShort').charAt(0)}
      </span>
      <VisuallyHidden>{isToday ? t`${toWords(day)} (today)` : toWords(day)}</VisuallyHidden>
    </li>
  )
}

function Average({ label, value, unit }: { label: string; value: number | null; unit: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value === null ? (
          <span className={styles.none}>{t`Not logged`}</span>
        ) : (
          <>
            <span className={styles.number}>{numberWords(value, { minimumFractionDigits: 1 })}</span> {unit}
          </>
        )}
      </dd>
    </div>
  )
}

/**
 * This Week: entries out of 21, two averages, and a dot for each of the last seven days; says so if there is too little
 * data.
 */
export function ThisWeek() {
  const { data } = useQuery(dashboard)
  if (!data) {
    return (
      <Card title={t`This Week`}>
        <Skeleton lines={4} />
      </Card>
    )
  }
  const { entries, target, average_mood, average_sleep, days, days_with_log } = data.this_week
  const missing = weekMissing(days_with_log)
  return (
    <Card title={t`This Week`}>
      <DamagedDays days={data.damaged_days} />
      <Progress label={t`Entries`} value={Math.min(entries, target)} max={target} text={t`${entries} of ${target}`} />
      <ul className={styles.days} aria-label={t`The last seven days`}>
        {days.map((day) => (
          <DayDot key={day.day} day={day} isToday={day.day === data.today} />
        ))}
      </ul>
      {missing ? (
        <p className={styles.quiet}>{missing}</p>
      ) : (
        <dl className={styles.averages}>
          <Average label={t`Average mood`} value={average_mood} unit={t`of 10`} />
          <Average label={t`Average sleep`} value={average_sleep} unit={t`hours`} />
        </dl>
      )}
    </Card>
  )
}
