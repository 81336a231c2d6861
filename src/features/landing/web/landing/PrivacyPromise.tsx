import { Link } from '@tanstack/react-router'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { t } from '../../../../kit/words.ts'
import styles from '../LandingPage.module.css'

/** Section about privacy; describes only what this build does. */
export function PrivacyPromise() {
  return (
    <Card tone="plum" className={styles.aside}>
      <div>
        <h2 className={styles.heading}>{t`What you write stays yours`}</h2>
        <p className={styles.after}>
          <Link to="/privacy">{t`Read what we keep, and how`}</Link>
        </p>
        <p className={styles.after}>
          <Link to="/privacy" hash="health-data">{t`Your health data: what, why, and how to say no`}</Link>
        </p>
      </div>
      <ul className={styles.list}>
        <li>{t`Each note is encrypted with a key of your own before it is stored.`}</li>
        <li>{t`The partner’s side uses a separate database. It has no access to your notes.`}</li>
        <li>{t`No ads, no trackers, no numbers sold. Your browser talks to us and to nobody else.`}</li>
      </ul>
    </Card>
  )
}
