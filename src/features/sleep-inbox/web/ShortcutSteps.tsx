import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { t } from '../../../kit/words.ts'
import styles from './SleepInboxSection.module.css'

/** How to set up the iPhone, step by step. */
export function ShortcutSteps() {
  return (
    <Disclosure name={t`Step by step for an iPhone`}>
      <ol className={styles.steps}>
        <li>{t`Copy your address above.`}</li>
        <li>{t`Open the app Shortcuts, tap Automation, and add one for a time of day after you get up. Choose Run Immediately.`}</li>
        <li>{t`Add the action Find Health Samples. Choose Sleep, and as a filter: End Date is today.`}</li>
        <li>{t`Add Get Details of Health Sample and choose Duration. Then add Calculate Statistics and choose Sum.`}</li>
        <li>{t`Add Get Contents of URL and paste your address. Tap the arrow: Method is POST, Request Body is JSON.`}</li>
        <li>{t`Add a field of the kind Number. Its key is sleep_hours, its value is the result of the sum.`}</li>
        <li>{t`Run it once. If you read Received, it works; look at today in your calendar.`}</li>
      </ol>
      <p className={styles.quiet}>
        {t`Names may differ a little on your phone. If a watch and your phone both record your sleep, choose only one of them in the filter, or the hours are counted twice.`}
      </p>
    </Disclosure>
  )
}
