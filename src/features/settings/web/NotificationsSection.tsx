import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { t } from '../../../kit/words.ts'
import { PreferencesCard } from './PreferencesCard.tsx'

/** Notification switches. Partner nudges are stored but not shown, because nothing uses them (docs/product.md). */
export function NotificationsSection() {
  return (
    <PreferencesCard title={t`Notifications`} lead={t`Few and discreet. A reminder doesn’t say what it’s about unless you want it to.`}>
      {({ notifications: { dailyReminders, insightAlerts, emailUpdates } }, change) => (
        <>
          <Switch
            label={t`Daily reminders`}
            hint={t`The reminders you set yourself. Off pauses them all and keeps your list.`}
            checked={dailyReminders}
            onChange={(isOn) => change({ notifications: { dailyReminders: isOn } })}
          />
          <Switch
            label={t`Insight alerts`}
            hint={t`At most once a week, when your notes or an experiment have something new to say. The message doesn’t say what it is.`}
            checked={insightAlerts}
            onChange={(isOn) => change({ notifications: { insightAlerts: isOn } })}
          />
          <Switch
            label={t`Email updates`}
            hint={t`Insight alerts and the reminders you want by email. This turns on when you choose email for a reminder; turning it off stops those emails. Links you ask for still arrive.`}
            checked={emailUpdates}
            onChange={(isOn) => change({ notifications: { emailUpdates: isOn } })}
          />
        </>
      )}
    </PreferencesCard>
  )
}
