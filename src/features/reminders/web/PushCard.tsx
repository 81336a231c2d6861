import { useQuery } from '@tanstack/react-query'
import { plural, t } from '../../../kit/words.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { pushDevices } from './queries.ts'
import styles from './Reminders.module.css'

/** Push settings for all reminders. */
export function PushCard() {
  const { data } = useQuery(pushDevices)
  const otherCount = data?.devices.filter(({ is_here }) => !is_here).length ?? 0
  return (
    <Card title={t`On your devices`}>
      <div className={styles['fields']}>
        <p className={styles['lead']}>
          {t`A reminder can reach a phone or computer while Emberwell is closed. Signing out turns it off there.`}
        </p>
        <PushSwitch />
        {otherCount > 0 && (
          <p className={styles['lead']}>
            {plural(otherCount, t`One other device gets reminders.`, t`${otherCount} other devices get reminders.`)}
          </p>
        )}
      </div>
    </Card>
  )
}
