import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { t } from '../../../kit/words.ts'
import { reminders } from '../../reminders/web/queries.ts'
import styles from './Treatments.module.css'

/** Whether she is reminded of each dose, and how. */
export function RemindSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { data } = useQuery({ ...reminders, enabled: isOn })
  return (
    <>
      <Switch
        label={t`Remind me`}
        hint={t`At the times above. The message doesn’t say what it’s about, and it doesn’t come if you’ve already noted the dose.`}
        checked={isOn}
        onChange={onChange}
      />
      {isOn && data?.paused && <Alert tone="gold">{t`All reminders are paused in your settings, so nothing is sent.`}</Alert>}
      {isOn && (
        <p className={styles.quiet}>
          {t`It shows here in Emberwell, and on the devices where you allow it.`} <Link to="/reminders">{t`Open reminders`}</Link>
        </p>
      )}
    </>
  )
}
