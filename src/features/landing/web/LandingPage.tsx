import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { HeroArch } from '../../../kit/web/ui/HeroArch.tsx'
import { DemoForm } from './DemoForm.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { ExampleStory } from './landing/ExampleStory.tsx'
import { Figures } from './landing/Figures.tsx'
import { Prices } from './landing/Prices.tsx'
import { PrivacyPromise } from './landing/PrivacyPromise.tsx'
import { Steps } from './landing/Steps.tsx'
import { Today } from './landing/Today.tsx'
import styles from './LandingPage.module.css'

/** The front door: what Emberwell is, what it does today and what is on its way. */
export function LandingPage() {
  return (
    <div className={styles.page}>
      <section className={styles.hero} aria-labelledby="hero">
        <div className={styles.words}>
          <p className={styles.eyebrow}>For Midlife Women 40+</p>
          <h1 id="hero" className={styles.title}>
            Your 24/7 AI Soul Companion
          </h1>
          <p className={styles.lead}>
            Hot flashes at 3 a.m. A word that will not come. A mood from nowhere. Note it in a tap, and see your own days in plain words.
          </p>
          <div className={styles.start}>
            <Link to="/signup" className={buttonClass('filled')}>
              Get Started
            </Link>
            <a href="#how" className={buttonClass('quiet')}>
              How it works
            </a>
          </div>
          <p className={styles.note}>The daily log is here today. Lara, the companion you can talk to, is on her way.</p>
        </div>
        <div className={styles.art}>
          <HeroArch />
        </div>
      </section>

      <Today />
      <Figures />
      <ExampleStory />
      <Steps />
      <PrivacyPromise />
      <Prices />

      <Card tone="ember" className={styles.aside}>
        <div>
          <h2 className={styles.heading}>See it before you start</h2>
          <p className={styles.askWords}>Leave your email, and we will show you around.</p>
        </div>
        <DemoForm />
      </Card>

      <section className={styles.aside} aria-labelledby="thoughts">
        <div>
          <h2 id="thoughts" className={styles.heading}>
            Tell us what you think
          </h2>
          <p className={styles.askWords}>Emberwell is young. Your words decide what comes next.</p>
        </div>
        <FeedbackForm />
      </section>

      <section className={styles.close} aria-labelledby="close">
        <h2 id="close" className={styles.heading}>
          There are no right answers. Begin with today.
        </h2>
        <Link to="/signup" className={buttonClass('outline')}>
          Get Started
        </Link>
      </section>
    </div>
  )
}
