import { t } from '../../../../kit/words.ts'
import styles from '../LandingPage.module.css'
import { NightWindow } from './NightWindow.tsx'

const GIFTS = [
  {
    title: t`Answers you can check`,
    words: t`Each one comes from a text that was reviewed. It names its sources, and says which of them we have read ourselves.`,
  },
  {
    title: t`Your own notes, in numbers`,
    words: t`Ask “How did I sleep this week?” Lara tells you, and shows the days behind every number.`,
  },
  {
    title: t`Help comes first`,
    words: t`When words sound like danger, numbers to call appear at the top. She never calls anyone by herself.`,
  },
  {
    title: t`She says what she does not know`,
    words: t`No guessing, no diagnosis, no dose. She speaks English, Spanish and French, as these pages do.`,
  },
] as const

/** Section about Lara. */
export function Companion() {
  return (
    <section className={styles.companion} aria-labelledby="companion">
      <NightWindow />
      <div className={styles.storyText}>
        <h2 id="companion" className={styles.heading}>{t`Someone to ask, at any hour`}</h2>
        <p
          className={styles.soft}
        >{t`Lara is the companion inside Emberwell. She is a program, not a person and not a doctor. She is patient, speaks plainly, and is there at any hour.`}</p>
        <dl className={styles.gifts}>
          {GIFTS.map(({ title, words }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
