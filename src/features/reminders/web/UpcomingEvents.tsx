import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { timeWords } from '../../../kit/day-words.ts'
import { t } from '../../../kit/words.ts'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { isHidden } from '../../settings/rules/masking.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import { KIND_WORDS } from '../rules/reminder-words.ts'
import { comingDayWords } from '../rules/when-words.ts'
import { upcoming, useHerTime } from './queries.ts'
import styles from './UpcomingEvents.module.css'

/** Number of events shown; the page of reminders has all. */
const SHOWN = 3

/** Her next reminders and appointments, one line each; with `isQuiet` nothing while there are none. */
export function UpcomingEvents({ className, isQuiet = false }: { className?: string | undefined; isQuiet?: boolean }) {
  const { now, timezone } = useHerTime()
  const { data, error, refetch } = useQuery(upcoming)
  const isCovered = isHidden('treatments', usePreferences().value)
  const events = data?.events
  if (isQuiet && !events?.length) return null
  return (
    <Card
      title={t`Upcoming Events`}
      className={className}
      action={
        <Link to="/reminders" className={buttonClass('quiet', styles['inHead'])}>
          {t`Reminders`}
        </Link>
      }
    >
      {error && <LoadFailed what={t`What comes next`} error={error} again={refetch} />}
      {!data && !error && <Skeleton lines={2} />}
      {data?.paused && <p className={styles['quiet']}>{t`Your reminders are paused.`}</p>}
      {events?.length === 0 && (
        <p className={styles['quiet']}>{t`Nothing planned. A reminder or an appointment that you set shows here.`}</p>
      )}
      {events && events.length > 0 && (
        <ul className={styles['events']}>
          {events.slice(0, SHOWN).map(({ id, kind, title, at, is_dose: isDose }) => (
            <li key={`${id}-${at}`}>
              <span className={styles['when']}>
                {comingDayWords(Date.parse(at), now, timezone)}, {timeWords(Date.parse(at), timezone)}
              </span>
              <strong>{isDose && isCovered ? KIND_WORDS[kind].label : title}</strong>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
