import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { t } from '../../../kit/words.ts'
import { PreferencesCard } from './PreferencesCard.tsx'

/**
 * Notification switches. Insight alerts and partner nudges are stored but not shown, because nothing uses them yet
 * (docs/product.md, Settings).
 */
export function NotificationsSection() {
  return (
    <PreferencesCard title={t`Notifications`} lead={t`Few and discreet. A reminder doesn’t say what it’s about unless you want it to.`}>
      {({ notifications: { dailyReminders, emailUpdates } }, change) => (
        <>
          <Switch
            label={t`Daily reminders`}
            hint={t`The reminders you set yourself. Off pauses them all and keeps your list.`}
            checked={dailyReminders}
            onChange={(isOn) => change({ notifications: { dailyReminders: isOn } })}
          />
          <Switch
            label={t`Email updates`}
            hint={t`The reminders you want by email. This turns on when you choose email for a reminder; turning it off stops those emails. Links you ask for still arrive.`}
            checked={emailUpdates}
            onChange={(isOn) => change({ notifications: { emailUpdates: isOn } })}
          />
        </>
      )}
    </PreferencesCard>
  )
}
