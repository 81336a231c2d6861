import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { HeroArch } from '../../../kit/web/ui/HeroArch.tsx'
import { t } from '../../../kit/words.ts'
import { DemoForm } from './DemoForm.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { BurnoutStory } from './landing/BurnoutStory.tsx'
import { Companion } from './landing/Companion.tsx'
import { ExampleStories } from './landing/ExampleStories.tsx'
import { Figures } from './landing/Figures.tsx'
import { Prices } from './landing/Prices.tsx'
import { PrivacyPromise } from './landing/PrivacyPromise.tsx'
import { FeatureCards } from './landing/FeatureCards.tsx'
import { Steps } from './landing/Steps.tsx'
import { ChatWithLara } from './landing/ChatWithLara.tsx'
import styles from './LandingPage.module.css'

/** Landing page: what Emberwell is, and a demo of Lara. */
export function LandingPage() {
  return (
    <div className={styles.page}>
      <section className={styles.hero} aria-labelledby="hero">
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t`For Midlife Women 40+`}</p>
          <h1 id="hero" className={styles.title}>{t`Your 24/7 AI Soul Companion`}</h1>
          <p
            className={styles.lead}
          >{t`Hot flashes at 3 a.m. A word that will not come. A mood from nowhere. Tell Lara. She listens, answers in plain words, and helps you see the pattern.`}</p>
          <div className={styles.start}>
            <Link to="/signup" className={buttonClass('filled')}>{t`Get Started`}</Link>
            <a href="#demo" className={buttonClass('outline')}>{t`Ask Lara now`}</a>
          </div>
          <p className={styles.note}>{t`Free today. No card, no ads, no trackers.`}</p>
        </div>
        <div className={styles.art}>
          <HeroArch />
        </div>
      </section>

      <Companion />
      <Figures />
      <BurnoutStory />
      <Steps />
      <ChatWithLara />
      <FeatureCards />
      <ExampleStories />
      <PrivacyPromise />
      <Prices />

      <Card tone="ember" className={styles.aside}>
        <div>
          <h2 className={styles.heading}>{t`See it before you start`}</h2>
          <p className={styles.askWords}>{t`Leave your email, and we will show you around.`}</p>
        </div>
        <DemoForm />
      </Card>

      <section className={styles.aside} aria-labelledby="thoughts">
        <div>
          <h2 id="thoughts" className={styles.heading}>{t`Tell us what you think`}</h2>
          <p className={styles.askWords}>{t`Emberwell is new. What you tell us helps decide what comes next.`}</p>
        </div>
        <FeedbackForm />
      </section>

      <section className={styles.close} aria-labelledby="close">
        <h2 id="close" className={styles.heading}>{t`There are no right answers. Begin with today.`}</h2>
        <Link to="/signup" className={buttonClass('outline')}>{t`Get Started`}</Link>
      </section>
    </div>
  )
}
