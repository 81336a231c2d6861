import type { Dashboard } from '../../../../features/insights/contract.ts'
import { weekMissing } from '../../../../features/insights/rules/greeting.ts'
import { DamagedDays } from '../../../../features/logs/web/DamagedDays.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { Progress } from '../../../../kit/web/ui/Progress.tsx'
import { numberWords, t } from '../../../../kit/words.ts'
import styles from './Home.module.css'

function Average({ label, value, unit }: { label: string; value: number | null; unit: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value === null ? (
          t`Not logged`
        ) : (
          <>
            <strong>{numberWords(value, { minimumFractionDigits: 1 })}</strong> {unit}
          </>
        )}
      </dd>
    </div>
  )
}

/** This Week: entries out of 21 and two averages; says so if there is too little data. */
export function ThisWeek({ dashboard }: { dashboard: Dashboard }) {
  const { entries, target, average_mood, average_sleep, days_with_log } = dashboard.this_week
  const missing = weekMissing(days_with_log)
  return (
    <Card title={t`This Week`} className={styles.part}>
      <DamagedDays days={dashboard.damaged_days} />
      <Progress label={t`Entries`} value={Math.min(entries, target)} max={target} text={t`${entries} of ${target}`} />
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
