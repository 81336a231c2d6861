import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import PencilLine from 'lucide-react/icons/pencil-line'
import { Suspense, useState } from 'react'
import { addDays } from '../../../kit/local-date.ts'
import { optionalPart } from '../../../kit/web/LazyPart.tsx'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Segments } from '../../../kit/web/ui/Segments.tsx'
import { t } from '../../../kit/words.ts'
import { ChooseTracking } from './ChooseTracking.tsx'
import { LOG_KINDS, type LogName } from './log-kinds.ts'
import { recentLogs, useToday } from './queries.ts'
import { useRemovedLogs } from './removed-logs.ts'
import styles from './StartLog.module.css'

// Fetched after the page, because it needs the outbox.
const OtherDays = optionalPart(
  () => import('./OtherDays.tsx'),
  (part) => part.OtherDays,
)

const MODES: { value: LogName; label: string }[] = [
  { value: 'soft-log', label: t`Soft` },
  { value: 'deep-log', label: t`Deep` },
]

const LEADS: Record<LogName, string> = {
  'soft-log': t`About five minutes: how today is.`,
  'deep-log': t`Once a week, or when you have more to say.`,
}

/**
 * Choice of quick or deep log with a link to today's, a new one or the saved one to edit, to yesterday's while there is
 * none, and to any other day.
 */
export function StartLog() {
  const [mode, setMode] = useState<LogName>('soft-log')
  const today = useToday()
  const { data } = useQuery(recentLogs)
  const removed = useRemovedLogs()
  const { title, path, type } = LOG_KINDS[mode]
  const logOn = (day: string | undefined) =>
    data?.find((entry) => entry.log_type === type && entry.log_date === day && !removed.has(entry.id))
  const saved = logOn(today)
  return (
    <Card tone="plum">
      <div className={styles.start}>
        <Segments legend={t`What would you like to write?`} value={mode} onChange={setMode} options={MODES} className={styles.modes} />
        <p className={styles.lead} aria-live="polite">
          {LEADS[mode]}
        </p>
        <Link to={path} search={saved ? { entryId: saved.id } : {}} className={buttonClass('filled', styles.go)}>
          <PencilLine aria-hidden="true" />
          <span>{saved ? t`Edit today's ${title}` : t`Start ${title}`}</span>
        </Link>
        <div className={styles.others}>
          <Suspense>
            {today && <OtherDays name={mode} today={today} isYesterdayOpen={data !== undefined && !logOn(addDays(today, -1))} />}
          </Suspense>
        </div>
        {mode === 'soft-log' && <ChooseTracking />}
      </div>
    </Card>
  )
}
