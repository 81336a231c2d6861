import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dashboard } from '../../../../features/insights/web/queries.ts'
import { addDays, type LocalDate } from '../../../../kit/local-date.ts'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './TodayCard.module.css'

/** Link to yesterday's Soft Log while yesterday has none; not on the first day, which has no yesterday. */
export function Yesterday({ today }: { today: LocalDate }) {
  const { data } = useQuery(dashboard)
  const yesterday = addDays(today, -1)
  const day = data?.this_week.days.find((one) => one.day === yesterday)
  if (!data || data.journey_day <= 1 || !day || day.quick_log) return null
  return (
    <Link to="/tracker/soft" search={{ date: yesterday }} className={buttonClass('quiet', styles.yesterday)}>
      {t`Yesterday?`}
    </Link>
  )
}
