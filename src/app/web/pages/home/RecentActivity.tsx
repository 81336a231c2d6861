import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Flame from 'lucide-react/icons/flame'
import MoonStar from 'lucide-react/icons/moon-star'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import PencilLine from 'lucide-react/icons/pencil-line'
import Waves from 'lucide-react/icons/waves'
import type { Activity, Dashboard } from '../../../../features/insights/contract.ts'
import { MOMENT_MOODS } from '../../../../features/moments/rules/moment-moods.ts'
import { dayWords, relativeDayWords, timeWords } from '../../../../kit/day-words.ts'
import { addDays, type LocalDate, localDateAt } from '../../../../kit/local-date.ts'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { MoodFace } from '../../../../kit/web/ui/MoodFaces.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Home.module.css'

const WORDS: Record<Activity['kind'], string> = {
  quick_log: 'Soft Log',
  deep_log: 'Deep Log',
  mood: t`Mood`,
  hot_flash: t`Hot flash`,
  night_sweat: t`Night sweat`,
  calendar: t`Calendar`,
  embertides: 'EmberTides',
}

const SIGNS = {
  quick_log: PencilLine,
  deep_log: NotebookPen,
  hot_flash: Flame,
  night_sweat: MoonStar,
  calendar: CalendarDays,
  embertides: Waves,
} as const

function toWords({ kind, value }: Activity): string {
  return kind === 'mood' && typeof value === 'number' ? t`Mood: ${MOMENT_MOODS[value - 1] ?? value}` : WORDS[kind]
}

/** The time of day, only if she logged it on the day it refers to. */
function toWhen({ day, at }: Activity, today: LocalDate, timezone: string): string {
  const instant = Date.parse(at)
  if (localDateAt(instant, timezone) === day) return `${relativeDayWords(day, today)}, ${timeWords(instant, timezone)}`
  if (day === today) return t`For Today`
  return day === addDays(today, -1) ? t`For yesterday` : t`For ${dayWords(day, 'short')}`
}

function Sign({ activity: { kind, value } }: { activity: Activity }) {
  if (kind === 'mood') return <MoodFace mood={value ?? 3} size={26} />
  const Icon = SIGNS[kind]
  return <Icon aria-hidden="true" />
}

/** Number of activities on Home; the history has all logs. */
const SHOWN = 3

/** Recent activity, newest first; today's Soft Log can be edited from here. */
export function RecentActivity({ dashboard, timezone }: { dashboard: Dashboard; timezone: string }) {
  const { recent_activity: activities, today } = dashboard
  if (activities.length === 0) return null
  return (
    <Card
      title={t`Recent Activity`}
      className={styles.part}
      action={
        activities.some(({ kind }) => kind === 'quick_log' || kind === 'deep_log') ? (
          <Link to="/tracker/history" className={buttonClass('quiet', styles.inHead)}>
            {t`View all logs`}
          </Link>
        ) : undefined
      }
    >
      <ul className={styles.activities}>
        {activities.slice(0, SHOWN).map((activity) => (
          <li key={`${activity.kind}-${activity.id}`}>
            <span className={styles.sign}>
              <Sign activity={activity} />
            </span>
            <span className={styles.activityWords}>
              <strong>{toWords(activity)}</strong> <span>{toWhen(activity, today, timezone)}</span>
            </span>
            {activity.kind === 'quick_log' && activity.day === today && (
              <Link
                to="/tracker/soft"
                search={{ entryId: activity.id }}
                className={buttonClass('quiet', styles.inLine)}
                aria-label={t`Edit today's Soft Log`}
              >
                {t`Edit`}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
