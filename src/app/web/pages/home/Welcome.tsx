import { Link } from '@tanstack/react-router'
import PencilLine from 'lucide-react/icons/pencil-line'
import { memo } from 'react'
import type { Dashboard } from '../../../../features/insights/contract.ts'
import { greetingAt, lightAt, toHer } from '../../../../features/insights/rules/day-part.ts'
import { GREETINGS, journeyWords } from '../../../../features/insights/rules/greeting.ts'
import { dayWords, hourIn } from '../../../../kit/day-words.ts'
import { localDateAt } from '../../../../kit/local-date.ts'
import { useSession } from '../../../../kit/web/session.ts'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { Greeting } from '../../../../kit/web/ui/Greeting.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Home.module.css'

/** The banner: a background by time of day, her name, the journey day, and the link to the tracker. */
export const Welcome = memo(function Welcome({
  dashboard,
  now,
  timezone,
}: {
  dashboard: Dashboard | undefined
  now: number
  timezone: string
}) {
  const session = useSession()
  const hour = hourIn(now, timezone)
  const name = dashboard?.first_name ?? session?.user.name.split(' ')[0]
  return (
    <Greeting time={lightAt(hour)}>
      <p className={styles.date}>{dayWords(dashboard?.today ?? localDateAt(now, timezone), 'long')}</p>
      <h1>{toHer(GREETINGS[greetingAt(hour)], name)}</h1>
      <p className={styles.journey}>{dashboard ? journeyWords(dashboard.journey_day, dashboard.current_streak) : '\u00a0'}</p>
      <Link to="/tracker" className={buttonClass('outline', styles.tracker)}>
        <PencilLine aria-hidden="true" />
        <span>{t`Tracker`}</span>
      </Link>
    </Greeting>
  )
})
