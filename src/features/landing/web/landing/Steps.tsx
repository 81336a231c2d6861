import { t } from '../../../../kit/words.ts'
import styles from '../LandingPage.module.css'
import { Vignette, type VignetteKind } from './Vignette.tsx'

const STEPS: readonly { art: VignetteKind; title: string; words: string }[] = [
  { art: 'door', title: t`Make it yours`, words: t`Seven short steps, one question at a time. You can change any answer later.` },
  { art: 'day', title: t`Note your day`, words: t`Choose what matters to you and tap what is true. Go with your first thought.` },
  { art: 'lara', title: t`Ask Lara`, words: t`About a symptom, a treatment, or your own last week. By day and by night.` },
  {
    art: 'compass',
    title: t`Share what you choose`,
    words: t`Invite a partner if you like. They read what you send them, and none of your notes.`,
  },
]

/** How it works, in four steps. */
export function Steps() {
  return (
    <section className={styles.block} aria-labelledby="how">
      <h2 id="how" className={styles.heading}>{t`How it works`}</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ art, title, words }, index) => (
          <li key={title}>
            <Vignette kind={art} />
            <h3>
              <span className={styles.step}>{index + 1}</span> {title}
            </h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
