import { Card } from '../../../../kit/web/ui/Card.tsx'
import styles from '../LandingPage.module.css'

/** Says apart what works now and what does not yet. Whoever finishes something moves its line. */
export function Today() {
  return (
    <section className={styles.pair} aria-label="What it does">
      <Card tone="ember" title="Here today">
        <ul className={styles.list}>
          <li>A daily log: mood, sleep, energy, hot flashes and more. Answer what you like, skip the rest.</li>
          <li>One tap for a mood or a hot flash, in the middle of the day or the night.</li>
          <li>Your week at a glance, and every entry to look back on.</li>
          <li>Light, dark and high contrast, and letters as large as you need.</li>
        </ul>
      </Card>
      <Card tone="tide" title="On its way">
        <ul className={styles.list}>
          <li>Lara, a companion to talk to by day and by night.</li>
          <li>The flow calendar, the weekly Deep Log and reminders.</li>
          <li>EmberTides, a picture of how you are, painted with a finger.</li>
          <li>Compass, where a partner you invite finds ways to help, and never sees your notes.</li>
          <li>Spanish and French.</li>
        </ul>
      </Card>
    </section>
  )
}
