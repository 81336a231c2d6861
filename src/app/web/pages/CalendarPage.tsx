import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DeviceNotices } from '../../../features/logs/web/DeviceNotices.tsx'
import { useTimezone } from '../../../features/settings/web/queries.ts'
import { localDateAt, type LocalDate } from '../../../kit/local-date.ts'
import { lazyPart, optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { Segments } from '../../../kit/web/ui/Segments.tsx'
import { useClock } from '../../../kit/web/use-clock.ts'
import { t } from '../../../kit/words.ts'
import { dayPath } from '../../../kit/web/day-path.ts'
import styles from './calendar/Calendar.module.css'

const MonthView = lazyPart(
  prefetch(() => import('./calendar/MonthView.tsx')),
  (part) => part.MonthView,
)

const YearView = lazyPart(
  () => import('./calendar/YearView.tsx'),
  (part) => part.YearView,
)

const FirstRedFlag = optionalPart(
  () => import('../../../features/calendar/web/RedFlagCards.tsx'),
  (part) => part.FirstRedFlag,
)

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Loading label={t`One moment`} />
    </div>
  )
}

/** Her calendar: a month with bleeding, mood and hot flashes, what it says about cycles, and the year in pixels. */
export function CalendarPage() {
  const { view = 'month', month } = useSearch({ from: '/calendar' })
  const navigate = useNavigate({ from: '/calendar' })
  const timezone = useTimezone()
  const today = localDateAt(useClock(), timezone)
  const open = (day: LocalDate) => void navigate(dayPath(day))
  const go = (search: { view?: 'year'; month?: string }) => void navigate({ search, replace: true, resetScroll: false })
  return (
    <PageFrame className={styles.page}>
      <header className={styles.top}>
        <h1>{t`Calendar`}</h1>
        <Segments
          legend={t`What to show`}
          hideLegend
          value={view}
          onChange={(chosen) => go({ ...(month !== undefined && { month }), ...(chosen === 'year' && { view: chosen }) })}
          options={[
            { value: 'month', label: t`Month` },
            { value: 'year', label: t`Year` },
          ]}
        />
      </header>
      <DeviceNotices today={today} />
      <Suspense fallback={<Waiting />}>
        {view === 'month' ? (
          <MonthView
            today={today}
            month={month}
            onMonth={(shown) => go(shown.slice(0, 7) === today.slice(0, 7) ? {} : { month: shown.slice(0, 7) })}
            onOpen={open}
          />
        ) : (
          <YearView today={today} onOpen={open} />
        )}
      </Suspense>
      <Suspense>
        <FirstRedFlag />
      </Suspense>
    </PageFrame>
  )
}
