import { Link } from '@tanstack/react-router'
import PencilLine from 'lucide-react/icons/pencil-line'
import { memo } from 'react'
import type { Dashboard } from '../../../../features/insights/contract.ts'
import { greetingAt, lightAt, toHer } from '../../../../features/insights/rules/day-part.ts'
import { GREETINGS, journeyWords } from '../../../../features/insights/rules/greeting.ts'
import { dayWords } from '../../../../kit/day-words.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { useSession } from '../../../../kit/web/session.ts'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { Greeting } from '../../../../kit/web/ui/Greeting.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Home.module.css'

type WelcomeProps = { dashboard: Dashboard | undefined; today: LocalDate; hour: number }

/** The band at the top: greeting, date, journey day and streak, before a picture of the time of day. */
export const Welcome = memo(function Welcome({ dashboard, today, hour }: WelcomeProps) {
  const session = useSession()
  const name = dashboard?.first_name ?? session?.user.name.split(' ')[0]
  return (
    <Greeting time={lightAt(hour)}>
      <div className={styles.welcome}>
        <h1 className={styles.greeting}>{toHer(GREETINGS[greetingAt(hour)], name)}</h1>
        <Link to="/tracker" className={buttonClass('outline', styles.tracker)}>
          <PencilLine aria-hidden="true" />
          <span>{t`Tracker`}</span>
        </Link>
        <p className={styles.date}>{dayWords(today, 'long')}</p>
        <p className={styles.date}>{dashboard ? journeyWords(dashboard.journey_day, dashboard.current_streak) : '\u00a0'}</p>
      </div>
    </Greeting>
  )
})
