import { t } from '../../../../kit/words.ts'
import styles from '../LandingPage.module.css'
import { Demo } from '../demo/Demo.tsx'

/** Section with the demo of Lara. */
export function ChatWithLara() {
  return (
    <section id="demo" className={styles.talk} aria-labelledby="ask">
      <div className={styles.storyText}>
        <h2 id="ask" className={styles.heading}>{t`Ask Lara something now`}</h2>
        <p className={styles.soft}>{t`No account, no waiting. Type a question the way you would say it.`}</p>
        <ul className={styles.list}>
          <li>{t`This is a demo. It runs in your browser: nothing you type is sent or kept.`}</li>
          <li>{t`She answers in English, Spanish or French, and names her sources.`}</li>
          <li>{t`Inside, Lara finds more, knows your own notes, reads aloud and breathes with you.`}</li>
        </ul>
      </div>
      <Demo />
    </section>
  )
}
