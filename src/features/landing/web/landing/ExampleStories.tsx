import { Card } from '../../../../kit/web/ui/Card.tsx'
import { t } from '../../../../kit/words.ts'
import styles from '../LandingPage.module.css'

const STORIES = [
  {
    tone: 'gold',
    name: t`Ruth, 52, works nights`,
    words: t`Between two patients she taps “Hot flash now”, in the dark, with one thumb. Six weeks later she prints her trends and takes the page to her doctor. She does not have to remember anything.`,
  },
  {
    tone: 'plum',
    name: t`Amara, 44, wonders what is normal`,
    words: t`Her period comes when it likes. She marks the days, and the empty ones too. When she tells Lara of bleeding after sex, Lara says that a doctor should look, and why. She does not say what it is.`,
  },
  {
    tone: 'tide',
    name: t`Inés, 49, and Paul`,
    words: t`Inés sends her partner one line: a quiet evening would help. That line is all they see. In Compass they find ideas, from doing the dishes to simply listening, and learn what helps. Her notes stay hers.`,
  },
] as const

/** Example stories, labelled as made up; there are no testimonials (docs/product.md, Real data). */
export function ExampleStories() {
  return (
    <section className={styles.block} aria-labelledby="examples">
      <div className={styles.storyText}>
        <h2 id="examples" className={styles.heading}>{t`What it can be like`}</h2>
        <p
          className={styles.soft}
        >{t`Three examples. We made them up to show what Emberwell does. They are not real people, and these are not reviews.`}</p>
      </div>
      <div className={styles.examples}>
        {STORIES.map(({ tone, name, words }) => (
          <Card key={name} as="article" tone={tone} title={name} level={3}>
            <p className={styles.label}>{t`Example`}</p>
            <p>{words}</p>
          </Card>
        ))}
      </div>
    </section>
  )
}
