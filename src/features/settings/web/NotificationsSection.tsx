import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { t } from '../../../kit/words.ts'
import { PreferencesCard } from './PreferencesCard.tsx'

/** Notification switches. Each states its present effect. */
export function NotificationsSection() {
  return (
    <PreferencesCard title={t`Notifications`} lead={t`Few and quiet. A reminder does not say what it is about, unless you want it to.`}>
      {({ notifications: { dailyReminders, insightAlerts, partnerNudges, emailUpdates } }, change) => (
        <>
          <Switch
            label={t`Daily reminders`}
            hint={t`The reminders you set yourself. Off pauses them all and keeps your list.`}
            checked={dailyReminders}
            onChange={(isOn) => change({ notifications: { dailyReminders: isOn } })}
          />
          <Switch
            label={t`Insight alerts`}
            hint={t`What your own numbers show stands on Home. Nothing is sent about it today; your choice is kept.`}
            checked={insightAlerts}
            onChange={(isOn) => change({ notifications: { insightAlerts: isOn } })}
          />
          <Switch
            label={t`Partner nudges`}
            hint={t`What your partner did for you stands on the Compass page. Nothing is sent about it today; your choice is kept.`}
            checked={partnerNudges}
            onChange={(isOn) => change({ notifications: { partnerNudges: isOn } })}
          />
          <Switch
            label={t`Email updates`}
            hint={t`The reminders you want by email. It goes on when you choose email for one; off stops those mails. Links you ask for come all the same.`}
            checked={emailUpdates}
            onChange={(isOn) => change({ notifications: { emailUpdates: isOn } })}
          />
        </>
      )}
    </PreferencesCard>
  )
}
