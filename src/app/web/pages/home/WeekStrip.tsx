import { Link } from '@tanstack/react-router'
import Flame from 'lucide-react/icons/flame'
import { memo } from 'react'
import { flowNames } from '../../../../features/calendar/rules/flow-names.ts'
import { FlowSign } from '../../../../features/calendar/web/FlowSign.tsx'
import type { WeekDay } from '../../../../features/insights/contract.ts'
import { MOOD_STEP } from '../../../../features/logs/rules/mood-scale.ts'
import { dayPath } from '../../../../kit/web/day-path.ts'
import { dayWords } from '../../../../kit/day-words.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { MoodFace } from '../../../../kit/web/ui/MoodFaces.tsx'
import { locale, t } from '../../../../kit/words.ts'
import styles from './WeekStrip.module.css'

/** The mood of a day, 1 to 10: of its log, else as tapped last; null without either. */
function moodOf({ mood, tapped_mood }: WeekDay): number | null {
  return mood ?? (tapped_mood === null ? null : tapped_mood * MOOD_STEP)
}

function toWords(day: WeekDay, isToday: boolean): string {
  const mood = moodOf(day)
  const has = [
    mood !== null && t`mood ${mood} of 10`,
    day.bleeding && flowNames()[day.bleeding].toLowerCase(),
    day.hot_flashes && t`hot flashes noted`,
    day.other && t`other notes`,
  ].filter((one): one is string => Boolean(one))
  const noted = has.length > 0 ? new Intl.ListFormat(locale()).format(has) : t`nothing noted`
  const words = t`${dayWords(day.day, 'long')}: ${noted}`
  return isToday ? t`${words} (today)` : words
}

const Cell = memo(function Cell({ day, isToday }: { day: WeekDay; isToday: boolean }) {
  const mood = moodOf(day)
  return (
    <Link {...dayPath(day.day)} className={styles.cell} data-today={isToday} aria-label={toWords(day, isToday)}>
      <span className={styles.weekday}>{dayWords(day.day, 'weekdayShort')}</span>
      <span className={styles.face} data-empty={mood === null}>
        {mood === null ? Number(day.day.slice(8)) : <MoodFace mood={mood / MOOD_STEP} size={30} />}
      </span>
      <span className={styles.signs}>
        {day.bleeding && <FlowSign kind={day.bleeding} size={14} />}
        {day.hot_flashes && <Flame aria-hidden="true" />}
        {day.other && <span className={styles.dot} />}
      </span>
    </Link>
  )
})

/** The seven days that end today, each a link to its page: mood, bleeding, hot flashes and other notes. */
export const WeekStrip = memo(function WeekStrip({ days, today }: { days: readonly WeekDay[] | undefined; today: LocalDate }) {
  return (
    <ul className={styles.strip} aria-label={t`The last seven days`}>
      {days?.map((day) => (
        <li key={day.day}>
          <Cell day={day} isToday={day.day === today} />
        </li>
      ))}
    </ul>
  )
})
