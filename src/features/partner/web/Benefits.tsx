import Eye from 'lucide-react/icons/eye'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import KeyRound from 'lucide-react/icons/key-round'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { t } from '../../../kit/words.ts'
import styles from './Partner.module.css'

const BENEFITS = [
  {
    icon: HeartHandshake,
    title: t`Support that fits`,
    words: t`Your partner gets ideas, tries them, and learns over time what helps you most.`,
  },
  {
    icon: LockKeyhole,
    title: t`Your notes stay yours`,
    words: t`Nothing you log, mark or say to Lara can ever reach your partner.`,
  },
  {
    icon: KeyRound,
    title: t`You’re in control`,
    words: t`You choose every word your partner reads. You can unlink at any time, and they won’t be notified.`,
  },
] as const

/** Three cards: the benefits of inviting a partner. */
export function Benefits() {
  return (
    <ul className={styles.benefits} aria-label={t`What it gives you`}>
      {BENEFITS.map(({ icon: Icon, title, words }) => (
        <li key={title}>
          <Card as="div" className={styles.benefit}>
            <Icon aria-hidden="true" />
            <h2>{title}</h2>
            <p>{words}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}

const SEES = [
  t`your first name`,
  t`what your partner noted doing for you`,
  t`general ideas for support`,
  t`what you write to your partner, until it disappears or you take it back`,
  t`how each kind of support landed: weekly totals of three answers or more, never a single day (if all answers in a week are the same, they reveal each one)`,
]

const NEVER = [
  t`your logs, symptoms, moods, calendar, EmberTides or reminders`,
  t`anything you write to Lara, or Lara to you`,
  t`which answer you gave to what, as long as your answers in a week differ, or when you gave it`,
  t`when you were here, or what you read`,
]

/** What the partner sees and never sees: the product's privacy statement (docs/product.md, section 13). */
export function WhatHeSees({ isWide = false }: { isWide?: boolean }) {
  return (
    <Card
      tone="tide"
      title={
        <>
          <Eye aria-hidden="true" className={styles.sign} /> {t`What your partner sees, and never will`}
        </>
      }
    >
      <div className={styles.fields}>
        <p>
          {t`Compass collects your partner’s actions, suggestions and high-level feedback (receptive, neutral or withdrawn). It never collects your symptoms, moods, private information or specific conversations.`}
        </p>
        <div className={classNames(styles.lists, isWide && styles.wide)}>
          <section>
            <h3>{t`Your partner sees`}</h3>
            <ul>
              {SEES.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </section>
          <section>
            <h3>{t`Your partner never sees`}</h3>
            <ul>
              {NEVER.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Card>
  )
}
